import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sentenceGap } from '@/i18n/punctuation';
import { noticeSx, StatusNotice } from './StatusNotice';

interface SampleNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** In the theme's spacing units. */
  readonly spaceBelow?: number;
}

/**
 * Says that the data are built in, because the backend could not be read (R-1028), with a button to try
 * again.
 */
export function SampleNotice({ title, text, onRetry, retrying = false, spaceBelow = 0 }: SampleNoticeProps) {
  const { t } = useTranslation('words');
  return (
    <StatusNotice
      severity="warning"
      sx={{ ...noticeSx, mb: spaceBelow }}
      action={
        <Button color="inherit" size="small" className="vt-no-print" onClick={onRetry} disabled={retrying}>
          {t('tryAgain')}
        </Button>
      }
    >
      <strong>{title}</strong>
      {sentenceGap()}
      {text}
    </StatusNotice>
  );
}
