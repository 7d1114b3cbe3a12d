import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FormActionsProps {
  readonly onClear: () => void;
  readonly onFillIn: (() => void) | null;
  readonly children?: ReactNode;
}

/** The buttons that empty the form, or fill it in from the profile of the signed-in person. */
export function FormActions({ onClear, onFillIn, children }: FormActionsProps) {
  const { t } = useTranslation('tools');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {children}
      <Button onClick={onClear}>{t('clear')}</Button>
      {onFillIn !== null && <Button onClick={onFillIn}>{t('fillIn')}</Button>}
    </Box>
  );
}
