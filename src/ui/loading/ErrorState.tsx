import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { useFocusAround } from '@/ui/focusNext';
import { BusyButton } from '@/ui/page/BusyButton';
import { lineWidth } from '@/ui/text/lineWidth';
import { Text } from '@/ui/text/Text';
import { useOnline } from '@/ui/useOnline';

/** Why something could not be loaded; '' without a connection, which the notice below the bar says for the whole page. */
export function useReason(): (error: unknown) => string {
  const say = useMessage();
  const connected = useOnline();
  return (error) =>
    !connected && error instanceof ApiError && error.kind === 'network' ? '' : say(userMessage(error));
}

interface ErrorStateProps {
  /** What failed; a general sentence by default. */
  title?: string;
  /** What was thrown: the reason is said in the reader's language. */
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
  /** Another button besides 'Try again'. */
  action?: ReactNode;
  /** 'part' is smaller, for a part of a page. */
  size?: 'part' | 'page';
}

/** Shows and announces that something could not be loaded, with a button to try again. */
export function ErrorState({
  title,
  error,
  onRetry,
  retrying = false,
  action,
  size = 'page',
}: ErrorStateProps) {
  const { t } = useTranslation(['ui', 'words']);
  const reason = useReason()(error);
  const isPart = size === 'part';
  const box = useRef<HTMLDivElement>(null);
  // A first read that is tried again shows its placeholder meanwhile, without the pressed button.
  useFocusAround(box);
  return (
    <Box
      ref={box}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...(isPart
          ? { gap: 1.5, paddingBlock: 1, alignItems: 'flex-start' }
          : {
              gap: 2,
              alignItems: 'center',
              textAlign: 'center',
              paddingBlock: { xs: 4, sm: 6 },
              paddingInline: 2,
            }),
      }}
    >
      {!isPart && <ErrorIcon aria-hidden sx={{ fontSize: 40, color: 'error.main' }} />}
      <Box
        role="alert"
        sx={{ maxWidth: lineWidth(52), overflowWrap: 'anywhere', '& > p': { textWrap: 'balance' } }}
      >
        <Text sx={isPart ? { fontWeight: 550 } : { typography: 'h5' }}>{title ?? t('error.title')}</Text>
        {reason !== '' && (
          <Text quiet sx={{ marginBlockStart: isPart ? 0.5 : 1 }}>
            {reason}
          </Text>
        )}
      </Box>
      <Box
        className="vt-no-print"
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: isPart ? 'flex-start' : 'center', gap: 1 }}
      >
        <BusyButton variant="outlined" onClick={onRetry} busy={retrying}>
          {t('words:tryAgain')}
        </BusyButton>
        {action}
      </Box>
    </Box>
  );
}
