import { useTranslation } from 'react-i18next';
import { routesBelow, statusOf } from '@/routing/matchRoute';
import { isPlain, pageRowOf, pathOf } from '@/routing/routes';
import { routeText } from '@/i18n/textKey';
import { AppLink } from '@/ui/page/AppLink';
import { useAnyText } from '@/ui/page/useRoute';
import { TitledCard } from '@/ui/card/TitledCard';
import { PlainList } from '@/ui/text/PlainList';

const LIST_SX = {
  display: 'grid',
  // Two columns as long as their words fit without breaking.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
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

/** The admin pages that can be listed. Pages that are switched on come first. */
const adminPages = () =>
  routesBelow('admin')
    .flatMap((id) => {
      const { title, summary } = pageRowOf(id);
      return summary !== undefined && isPlain(id)
        ? [{ id, title, summary, open: statusOf(id) === 'real' }]
        : [];
    })
    .sort((a, b) => Number(b.open) - Number(a.open));

/** Links to every admin page of the route table. */
export function PageLinks() {
  const { t } = useTranslation(['words', 'placeholders']);
  const pages = adminPages();
  const say = useAnyText(pages.flatMap(({ title, summary }) => [title, summary]));
  return (
    <TitledCard title={t('administration')}>
      <PlainList sx={LIST_SX}>
        {pages.map(({ id, title, summary, open }) => (
          <li key={id}>
            <AppLink to={pathOf(id)}>{say(routeText(title))}</AppLink>
            {open ? <span /> : <span className="soon">{t('placeholders:comingSoon')}</span>}
            <span className="text">{say(routeText(summary))}</span>
          </li>
        ))}
      </PlainList>
    </TitledCard>
  );
}
