import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { measure } from '@/ui/text/measure';

/** Stands for a part that this backend does not offer: said quietly, because nothing is wrong. */
export function NotOffered({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <Box sx={{ color: 'text.secondary', maxWidth: measure(60), textWrap: 'pretty' }}>
      {children ?? t('notOffered')}
    </Box>
  );
}
