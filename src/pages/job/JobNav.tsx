import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '@/routing/routes';
import { keptResults, resultsNav } from '@/features/jobs/results';
import { Shortcuts } from '@/features/jobs/shortcuts/Shortcuts';
import { AppLink } from '@/ui/page/AppLink';

const press = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)?.click();

/** Back to the list, and along it: only where this tab has one. */
export function JobNav({ id }: { readonly id: string }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [kept] = useState(keptResults);
  const nav = resultsNav(kept, id);
  const to = (segment: string) => pathOf('jobDetail', { job: segment });
  const [previous, next] = [nav?.previous ?? null, nav?.next ?? null];
  return (
    <Box
      component="nav"
      aria-label={t('detail.nav')}
      className="vt-no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 2, marginInlineStart: -1 }}
    >
      <Button component={AppLink} to={`${pathOf('jobs')}${kept?.address ?? ''}`}>
        {t('detail.back')}
      </Button>
      {previous !== null && (
        <Button component={AppLink} to={to(previous)}>
          {t('detail.previous')}
        </Button>
      )}
      {next !== null && (
        <Button component={AppLink} to={to(next)}>
          {t('detail.next')}
        </Button>
      )}
      {nav?.nextPage && (
        <Button component={AppLink} to={`${pathOf('jobs')}${nav.nextPage}`}>
          {t('detail.nextPage')}
        </Button>
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
    </Box>
  );
}
