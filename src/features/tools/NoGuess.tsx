import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface NoGuessProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
  /** Of a list to choose from: nothing has been asked yet. */
  readonly isList?: boolean;
}

/** Instead of an answer, or of the choices before it, that could not be loaded: built-in data would be a guess. */
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
