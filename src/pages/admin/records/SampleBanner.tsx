import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { noticeSx } from '@/ui/noticeSx';

const POLITE = { role: 'status' } as const;

/** The backend could not be read: what is shown is built in, and nothing can be written (decisions, "API"). */
export function SampleBanner({
  onRetry,
  retrying,
}: {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}) {
  const { t } = useTranslation('records');
  return (
    <Alert
      severity="warning"
      variant="outlined"
      // Not an emergency: read when there is time.
      {...POLITE}
      sx={{ ...noticeSx, mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry} disabled={retrying}>
          {t('sample.retry')}
        </Button>
      }
    >
      <strong>{t('sample.title')}</strong> {t('sample.text')}
    </Alert>
  );
}
