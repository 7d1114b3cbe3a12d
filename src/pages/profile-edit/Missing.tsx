import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { noticeSx } from '@/ui/loading/noticeSx';

interface MissingProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** A warning that data for the form could not be loaded, with its consequence and a button to try again. */
export function Missing({ text, onRetry }: MissingProps) {
  const { t } = useTranslation('words');
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={noticeSx}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for the result of an action
      role="status"
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
