import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { measure } from '@/ui/text/measure';

interface ErrorStateProps {
  /** What failed; a general sentence when not given. */
  title?: string;
  /** Why, and what helps: text of ours or of the server. */
  message?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way on, beside trying again. */
  action?: ReactNode;
}

/** Something could not be loaded: announced, with a way to try again and a way on. */
export function ErrorState({ title, message, onRetry, retrying = false, action }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        paddingBlock: { xs: 4, sm: 6 },
        paddingInline: 2,
      }}
    >
      <ErrorIcon aria-hidden sx={{ fontSize: 40, color: 'error.main' }} />
      <Box
        role="alert"
        sx={{ maxWidth: measure(52), overflowWrap: 'anywhere', '& > p': { textWrap: 'balance' } }}
      >
        <Box component="p" sx={{ typography: 'h5', margin: 0 }}>
          {title ?? t('error.title')}
        </Box>
        <Box component="p" sx={{ margin: 0, marginBlockStart: 1, color: 'text.secondary' }}>
          {message ?? t('error.message')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {onRetry !== undefined && (
          <Button variant="outlined" onClick={onRetry} disabled={retrying}>
            {t('error.retry')}
          </Button>
        )}
        {action}
      </Box>
    </Box>
  );
}
