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
  /** In the theme's spacing. */
  readonly spaceBelow?: number;
}

const POLITE = { role: 'status' } as const;

/** The backend could not be read: what is shown is built in (R-1028). With a way to ask again. */
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
      // Not an emergency: read when there is time.
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
