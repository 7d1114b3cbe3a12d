import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '@/i18n/format';
import { sentences } from '@/i18n/punctuation';
import { BusyButton } from '@/ui/page/BusyButton';
import { ErrorState, useReason } from './ErrorState';
import { NotOffered } from './NotOffered';
import { noticeSx } from './StatusNotice';
import type { ReadState } from './readState';

interface QueryStateProps<T> {
  readonly state: ReadState<T>;
  /** A placeholder of the final size. It becomes visible after 200 ms. */
  readonly skeleton: ReactNode;
  /** Title of the error. */
  readonly failed: string;
  /** The size of the error: that of a part or of a whole page. */
  readonly size?: 'part' | 'page';
  /** Text if the backend does not have the endpoint; null renders nothing then. */
  readonly notOffered?: ReactNode;
  readonly isEmpty?: (data: T) => boolean;
  /** Rendered if there is no data yet: what will be here, and how to begin. */
  readonly empty?: ReactNode;
  /** Announces the empty state: after a search or a filter it is the answer. */
  readonly announcesEmpty?: boolean;
  readonly children: (data: T) => ReactNode;
}

/**
 * Renders one read of the backend in each of its states: loading, failed with a button to try again, not
 * offered, empty, outdated, or ready.
 */
export function QueryState<T>(props: QueryStateProps<T>) {
  const { state, skeleton, failed, size = 'part', notOffered, isEmpty, empty, children } = props;
  if (state.status === 'loading') return skeleton;
  if (state.status === 'notOffered') {
    return notOffered === null ? null : <NotOffered>{notOffered}</NotOffered>;
  }
  if (state.status === 'failed') {
    return (
      <ErrorState
        size={size}
        title={failed}
        error={state.error}
        onRetry={() => {
          const part = document.activeElement?.closest<HTMLElement>('section, main') ?? null;
          // So that the part can have the focus when the button goes away.
          if (part !== null) part.tabIndex = -1;
          state.retry();
        }}
        retrying={state.retrying}
      />
    );
  }
  const isNothing = isEmpty?.(state.data) === true;
  return (
    <>
      {state.stale !== null && <Stale {...state.stale} />}
      {props.announcesEmpty === true ? <Announced>{isNothing && empty}</Announced> : isNothing && empty}
      {!isNothing && children(state.data)}
    </>
  );
}

/** What appears in here is announced. It stays on the page while it is empty, and takes no room. */
export const Announced = ({ children }: { readonly children: ReactNode }) => (
  <Box aria-live="polite" sx={{ display: 'contents' }}>
    {children}
  </Box>
);

type StaleProps = NonNullable<Extract<ReadState<unknown>, { status: 'ready' }>['stale']>;

/** Says that the data could not be refreshed. */
function Stale({ at, error, retry, retrying }: StaleProps) {
  const { t } = useTranslation(['ui', 'words']);
  const reason = useReason();
  return (
    <Alert
      severity="warning"
      sx={{ ...noticeSx, mb: 2, color: 'text.primary' }}
      action={
        <BusyButton color="inherit" size="small" className="vt-no-print" onClick={retry} busy={retrying}>
          {t('words:tryAgain')}
        </BusyButton>
      }
    >
      {sentences([t('stale', { time: formatTime(at) }), reason(error)])}
    </Alert>
  );
}
