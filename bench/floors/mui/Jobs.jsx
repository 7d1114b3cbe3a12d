import { useTranslation } from 'react-i18next';
import { Box, Typography } from './ui-path.js';

export default function Jobs() {
  const { t } = useTranslation();
  return (
    <Box sx={{ py: 8, textAlign: 'center' }}>
      <Typography variant="h1" sx={{ fontSize: '2rem' }}>
        {t('secondary')}
      </Typography>
    </Box>
  );
}
