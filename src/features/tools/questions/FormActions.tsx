import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FormActionsProps {
  readonly onClear: () => void;
  readonly onFillIn: (() => void) | null;
  readonly children?: ReactNode;
}

/** Empties the form, or fills it in from the profile of a person who is signed in. */
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
