import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '@/routing/routes';
import { keptResults, resultsNav } from '@/features/jobs/results';
import { Shortcuts } from '@/features/jobs/shortcuts/Shortcuts';
import { CrumbsEnd } from '@/layout/breadcrumb/CrumbsEnd';
import { AppLink } from '@/ui/page/AppLink';

const press = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)?.click();

/** Along the list that a job was opened from, in the line of the breadcrumb: only where this tab has one. */
export function JobNav({ id }: { readonly id: string }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [kept] = useState(keptResults);
  const nav = resultsNav(kept, id);
  const to = (segment: string) => pathOf('jobDetail', { job: segment });
  const [previous, next] = [nav?.previous ?? null, nav?.next ?? null];
  const ways = [
    previous !== null && (
      <Way key="previous" to={to(previous)} name={t('detail.previous')} before={<Back />} />
    ),
    next !== null && <Way key="next" to={to(next)} name={t('detail.next')} after={<On />} />,
    nav?.nextPage && (
      <Way key="page" to={`${pathOf('jobs')}${nav.nextPage}`} name={t('detail.nextPage')} after={<On />} />
    ),
  ].filter(Boolean);
  return (
    <CrumbsEnd>
      {ways.length > 0 && (
        <Box component="nav" aria-label={t('detail.nav')} sx={{ display: 'flex' }}>
          {ways}
        </Box>
      )}
      <Shortcuts
        actions={{
          '/': () => void navigate(pathOf('jobs')),
          j: next === null ? undefined : () => void navigate(to(next)),
          k: previous === null ? undefined : () => void navigate(to(previous)),
          s: () => press('[data-save]'),
          a: () => press('[data-apply]'),
        }}
      />
    </CrumbsEnd>
  );
}

const Back = () => <ChevronLeft className="vt-mirror" />;
const On = () => <ChevronRight className="vt-mirror" />;

interface WayProps {
  readonly to: string;
  readonly name: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A link along the list; on a small screen its arrow stands for the words. */
const Way = ({ to, name, before, after }: WayProps) => (
  <Button
    component={AppLink}
    to={to}
    aria-label={name}
    sx={{ minWidth: 44, minHeight: 44, paddingInline: { xs: 0, md: 1 }, whiteSpace: 'nowrap' }}
  >
    {before}
    <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
      {name}
    </Box>
    {after}
  </Button>
);
