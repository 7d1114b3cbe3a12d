import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { gap } from '@/i18n/sentences';
import { noticeSx } from './noticeSx';

interface SampleNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** In the theme's spacing units. */
  readonly spaceBelow?: number;
}

const POLITE = { role: 'status' } as const;

/**
 * Says that the data are built in, because the backend could not be read (R-1028), with a button to try
 * again.
 */
export function SampleNotice({
  title,
  text,
  retryLabel,
  onRetry,
  retrying = false,
  spaceBelow = 0,
}: SampleNoticeProps) {
  return (
    <Alert
      severity="warning"
      variant="outlined"
      // Role status instead of alert: screen readers do not interrupt for it.
      {...POLITE}
      sx={{ ...noticeSx, mb: spaceBelow }}
      action={
        <Button color="inherit" size="small" className="vt-no-print" onClick={onRetry} disabled={retrying}>
          {retryLabel}
        </Button>
      }
    >
      <strong>{title}</strong>
      {gap()}
      {text}
    </Alert>
  );
}
