import Button from '@mui/material/Button';
import { sentenceGap } from '@/i18n/punctuation';
import { noticeSx, StatusNotice } from './StatusNotice';

interface SampleNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** In the theme's spacing units. */
  readonly spaceBelow?: number;
}

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
    <StatusNotice
      severity="warning"
      variant="outlined"
      sx={{ ...noticeSx, mb: spaceBelow }}
      action={
        <Button color="inherit" size="small" className="vt-no-print" onClick={onRetry} disabled={retrying}>
          {retryLabel}
        </Button>
      }
    >
      <strong>{title}</strong>
      {sentenceGap()}
      {text}
    </StatusNotice>
  );
}
