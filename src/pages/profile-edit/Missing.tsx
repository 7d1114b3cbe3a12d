import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { noticeSx } from '@/ui/loading/noticeSx';
import { StatusNotice } from '@/ui/loading/StatusNotice';

interface MissingProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** A warning that data for the form could not be loaded, with its consequence and a button to try again. */
export function Missing({ text, onRetry }: MissingProps) {
  const { t } = useTranslation('words');
  return (
    <StatusNotice
      severity="warning"
      variant="outlined"
      sx={noticeSx}
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {text}
    </StatusNotice>
  );
}
