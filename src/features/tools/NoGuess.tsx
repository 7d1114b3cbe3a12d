import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface NoGuessProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
  /** True when the list of choices could not be loaded, so that no question was answered yet. */
  readonly isList?: boolean;
}

/** Shown when an answer, or the list of choices, could not be loaded. Built-in data would be a guess. */
export function NoGuess({ onRetry, retrying, isList = false }: NoGuessProps) {
  const { t } = useTranslation(['tools', 'ui', 'words']);
  return (
    <>
      <Box component="p" sx={{ mt: 0 }}>
        {t(isList ? 'tools:noc.failed' : 'tools:noGuess')}
      </Box>
      <Button variant="outlined" onClick={onRetry} disabled={retrying}>
        {t('words:tryAgain')}
      </Button>
    </>
  );
}
