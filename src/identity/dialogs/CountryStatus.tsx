import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { StatusRegion } from '@/ui/text/StatusRegion';

interface CountryStatusProps {
  readonly status: 'loading' | 'ready' | 'none';
  readonly disabled: boolean;
  readonly onRetry: () => void;
}

/**
 * Shows as hint of the second country field whether the countries are loading. It has one line in every
 * state, so that nothing moves.
 */
export function CountryStatus({ status, disabled, onRetry }: CountryStatusProps) {
  const { t } = useTranslation(['auth', 'forms', 'words']);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: '1.25rem',
        // Keeps the colour of a hint when the field also shows an error.
        color: 'text.secondary',
      }}
    >
      <StatusRegion sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {status === 'loading' && (
          <>
            <CircularProgress size={16} aria-hidden />
            <span>{t('countries.loading')}</span>
          </>
        )}
        {status === 'none' && <span>{t('countries.none')}</span>}
        {status === 'ready' && <span>{t('forms:countries.hint')}</span>}
      </StatusRegion>
      {status === 'none' && (
        <Button
          size="small"
          disabled={disabled}
          onClick={onRetry}
          // The negative margins keep the line as high as in the other states while the button's touch area
          // is larger.
          sx={{ alignItems: 'flex-start', marginBlock: '-4px -20px', paddingBlock: '4px 0', lineHeight: 1.4 }}
        >
          {t('words:tryAgain')}
        </Button>
      )}
    </Box>
  );
}
