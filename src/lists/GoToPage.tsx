import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeNumberOf } from '@/i18n/wholeNumber';
import { controlSx } from '@/ui/controlSx';

interface GoToPageProps {
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

const LAST = 1_000_000_000;

/** A form that goes to a page by its number, in any digits. A number beyond the end goes to the last page. */
export function GoToPage({ pages, onTurn }: GoToPageProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState('');
  const page = wholeNumberOf(typed, 1, LAST);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (page === null) return;
    onTurn(Math.min(page, pages));
    setTyped('');
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="input"
        aria-label={t('pager.goTo')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ ...controlSx, width: '5.5rem' }}
      />
      <Button type="submit" variant="text" disabled={page === null}>
        {t('pager.goTo')}
      </Button>
    </Box>
  );
}
