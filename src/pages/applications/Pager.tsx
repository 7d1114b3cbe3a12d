import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { addressOf, type ListView } from './listView';

interface PagerProps {
  readonly view: ListView;
  readonly page: number;
  readonly pages: number;
}

/** Links to the pages before and after; nothing where one page holds all. */
export function Pager({ view, page, pages }: PagerProps) {
  const { t } = useTranslation('applications');
  if (pages < 2) return null;
  const to = (target: number) => addressOf({ ...view, page: target });
  return (
    <Box
      component="nav"
      aria-label={t('list.pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}
    >
      {page > 1 && (
        <Button variant="outlined" component={AppLink} to={to(page - 1)}>
          {t('list.previous')}
        </Button>
      )}
      <span>{t('list.page', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
      {page < pages && (
        <Button variant="outlined" component={AppLink} to={to(page + 1)}>
          {t('list.next')}
        </Button>
      )}
    </Box>
  );
}
