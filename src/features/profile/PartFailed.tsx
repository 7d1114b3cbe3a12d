import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isNotOffered } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { NotOffered } from '@/ui/NotOffered';

interface PartFailedProps {
  /** What could not be had. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What the backend does not offer is no failure, and only said. Else a part of a page that failed, without pushing the rest of the page away: what, why, and a way to try again. */
export function PartFailed({ title, error, onRetry }: PartFailedProps) {
  const { t } = useTranslation('profile');
  const say = useMessage();
  if (isNotOffered(error)) return <NotOffered />;
  return (
    <Box sx={{ paddingBlock: 1 }}>
      <Box role="alert" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="p" sx={{ margin: 0, fontWeight: 550 }}>
          {title}
        </Box>
        <Box component="p" sx={{ margin: 0, marginBlockStart: 0.5, color: 'text.secondary' }}>
          {say(userMessage(error))}
        </Box>
      </Box>
      <Button
        variant="outlined"
        size="small"
        className="vt-no-print"
        sx={{ marginBlockStart: 1.5 }}
        onClick={onRetry}
      >
        {t('retry')}
      </Button>
    </Box>
  );
}
