import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { measure } from './text/measure';

/** Stands for a part that this backend does not offer: said quietly, because nothing is wrong. */
export function NotOffered() {
  const { t } = useTranslation('ui');
  return (
    <Box component="p" sx={{ margin: 0, color: 'text.secondary', maxWidth: measure(60), textWrap: 'pretty' }}>
      {t('notOffered')}
    </Box>
  );
}
