import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { measure } from '@/ui/text/measure';

/**
 * Shown in place of a part of a page that this backend does not offer. It is not an error, so it is not
 * announced.
 */
export function NotOffered({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <Box sx={{ color: 'text.secondary', maxWidth: measure(60), textWrap: 'pretty' }}>
      {children ?? t('notOffered')}
    </Box>
  );
}
