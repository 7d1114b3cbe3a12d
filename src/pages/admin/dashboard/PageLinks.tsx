import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/config/routes';
import { AppLink } from '@/ui/page/AppLink';
import { adminPages } from './adminPages';
import { Part } from '@/ui/card/Part';

const LIST_SX = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    alignContent: 'start',
    columnGap: 2,
    paddingBlock: 1.5,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
  },
  '& a': {
    color: 'text.primary',
    fontWeight: 600,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& li:hover a': { color: 'primary.main', textDecoration: 'underline' },
  '& .text': { gridColumn: '1 / -1', color: 'text.secondary', fontSize: '0.9375rem' },
  '& .soon': {
    px: 1,
    borderRadius: 999,
    border: '1px solid',
    borderColor: 'divider',
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
} as const;

/** The way to every admin page that the route table has. */
export function PageLinks() {
  const { t } = useTranslation('admin');
  return (
    <Part title={t('pages.title')}>
      <Box component="ul" sx={LIST_SX}>
        {adminPages().map(({ id, open }) => (
          <li key={id}>
            <AppLink to={pathOf(id)}>{t(`pages.${id}`)}</AppLink>
            {open ? <span /> : <span className="soon">{t('pages.soon')}</span>}
            <span className="text">{t(`pages.${id}Text`)}</span>
          </li>
        ))}
      </Box>
    </Part>
  );
}
