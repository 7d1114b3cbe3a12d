import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lineWidth } from '@/ui/text/lineWidth';

/**
 * Shown in place of a part of a page that this backend does not offer. It is not an error, so it is not
 * announced.
 */
export function NotOffered({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <Box sx={{ color: 'text.secondary', maxWidth: lineWidth(60), textWrap: 'pretty' }}>
      {children ?? t('notOffered')}
    </Box>
  );
}
