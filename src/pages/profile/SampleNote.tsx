import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Says that names come from the built-in lists (decisions, "API"), with a way to ask again. */
export function SampleNote({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Box
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for the result of an action
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        paddingInline: 2,
        paddingBlock: 1,
        border: '1px solid',
        borderColor: 'warning.main',
        borderRadius: 1,
      }}
    >
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {t('sample.mark')}
      </Box>
      <Box component="span" sx={{ flex: '1 1 260px', color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('sample.text')}
      </Box>
      <Button size="small" className="vt-no-print" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Box>
  );
}
