import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { privacy } from '@/api/endpoints/privacy';
import { queryOptionsFor } from '@/api/queries';
import { pathOf } from '@/routing/routes';
import { formatDate } from '@/i18n/format';
import { sentenceGap } from '@/i18n/punctuation';
import { useAccount } from '@/identity/session/useAccount';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { Surface } from '@/ui/card/Surface';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { Section } from '@/ui/page/Section';
import { useFocusNext } from '@/ui/focusNext';
import { Text } from '@/ui/text/Text';
import { WriteToUs } from './WriteToUs';

const deleteDialog = lazyDialog(async () => (await import('./DeleteDialog')).DeleteDialog);

/** Deletes the account: requested with the password, and can be undone for 30 days. */
export function DeleteSection() {
  const { t } = useTranslation('privacy');
  const state = readState(useQuery(queryOptionsFor(privacy.deletion)));
  const dialog = useLazyDialog(deleteDialog, useMissingChunk());
  const [requested, setRequested] = useState(false);
  return (
    <Section id="delete" title={t('nav.delete')} lead={t('delete.lead')}>
      <Surface>
        <QueryState
          state={state}
          skeleton={<RowsSkeleton rows={1} height={48} />}
          failed={t('delete.failed')}
          notOffered={<WriteToUs />}
        >
          {({ status, requestedAt }) =>
            status === 'pending' ? (
              <Requested at={requestedAt} takesFocus={requested} />
            ) : (
              <Ask onAsk={dialog.show} />
            )
          }
        </QueryState>
      </Surface>
      <LazyDialog of={dialog} onRequested={() => setRequested(true)} />
    </Section>
  );
}

function Requested({ at, takesFocus }: { readonly at: string | null; readonly takesFocus: boolean }) {
  const { t } = useTranslation('privacy');
  const text = useRef<HTMLParagraphElement>(null);
  // Runs after the closed dialog has tried to return the focus to the button that is gone.
  useFocusNext(() => text.current?.focus({ preventScroll: true }), takesFocus);
  return (
    <Text ref={text} tabIndex={-1}>
      {at === null
        ? t('delete.pending')
        : t('delete.pendingSince', { date: formatDate(at, { dateStyle: 'long' }) })}
    </Text>
  );
}

/** People who sign in with another service have no password, so it cannot be asked for. */
function Ask({ onAsk }: { readonly onAsk: () => void }) {
  const { t } = useTranslation('privacy');
  const { data: account } = useAccount();
  if (account?.hasPassword === false) {
    return (
      <>
        {t('delete.noPassword')}
        {sentenceGap()}
        <Link component={AppLink} to={`${pathOf('settings')}#password`}>
          {t('delete.setPassword')}
        </Link>
      </>
    );
  }
  return (
    <Button variant="outlined" color="error" onClick={onAsk}>
      {t('nav.delete')}
    </Button>
  );
}
