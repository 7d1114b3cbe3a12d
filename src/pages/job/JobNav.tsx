import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBrowserValue } from '@/runtime/useBrowserValue';
import { pathOf } from '@/routing/routes';
import { storedResults, resultsNav } from '@/features/jobs/results';
import { ShortcutsButton } from '@/layout/shortcuts/ShortcutsButton';
import { useKeyHint, useSingleKeys } from '@/layout/shared/useSingleKeys';
import { AppLink } from '@/ui/page/AppLink';

const endOfCrumbs = () => document.querySelector('.vt-crumbs-end');
const none = () => null;
const press = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)?.click();

/**
 * Links to the previous and next job of the list, in the line of the breadcrumb. Only when this tab has a
 * stored list.
 */
export function JobNav({ id }: { readonly id: string }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [kept] = useState(storedResults);
  const nav = resultsNav(kept, id);
  const to = (segment: string) => pathOf('jobDetail', { job: segment });
  const [previous, next] = [nav?.previous ?? null, nav?.next ?? null];
  const goTo = (path: string) => () => void navigate(path);
  useSingleKeys({
    '/': { name: t('keys.search'), run: goTo(pathOf('jobs')) },
    j: next === null ? undefined : { name: t('detail.next'), run: goTo(to(next)) },
    k: previous === null ? undefined : { name: t('detail.previous'), run: goTo(to(previous)) },
    s: { name: t('keys.save'), run: () => press('[data-save]') },
    a: { name: t('keys.apply'), run: () => press('[data-apply]') },
  });
  // The breadcrumb's line belongs to the layout.
  const place = useBrowserValue(endOfCrumbs, none);
  const links = [
    previous !== null && (
      <NeighbourLink
        key="previous"
        to={to(previous)}
        name={t('detail.previous')}
        hint="k"
        before={<Back />}
      />
    ),
    next !== null && (
      <NeighbourLink key="next" to={to(next)} name={t('detail.next')} hint="j" after={<On />} />
    ),
    nav?.nextPage && (
      <NeighbourLink
        key="page"
        to={`${pathOf('jobs')}${nav.nextPage}`}
        name={t('detail.nextPage')}
        after={<On />}
      />
    ),
  ].filter(Boolean);
  return place === null
    ? null
    : createPortal(
        <>
          {links.length > 0 && (
            <Box component="nav" aria-label={t('detail.nav')} sx={{ display: 'flex' }}>
              {links}
            </Box>
          )}
          <ShortcutsButton />
        </>,
        place,
      );
}

const Back = () => <ChevronLeft className="vt-mirror" />;
const On = () => <ChevronRight className="vt-mirror" />;

interface NeighbourLinkProps {
  readonly to: string;
  readonly name: string;
  /** The keyboard shortcut that does the same. */
  readonly hint?: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A link to a neighbour in the list. On a small screen only its arrow is shown. */
function NeighbourLink({ to, name, hint = '', before, after }: NeighbourLinkProps) {
  const keys = useKeyHint();
  return (
    <Button
      component={AppLink}
      to={to}
      aria-label={name}
      aria-keyshortcuts={hint === '' ? undefined : keys(hint)}
      sx={{ minWidth: 44, minHeight: 44, paddingInline: { xs: 0, md: 1 }, whiteSpace: 'nowrap' }}
    >
      {before}
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {name}
      </Box>
      {after}
    </Button>
  );
}
