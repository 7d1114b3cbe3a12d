import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { pathOf } from '@/routing/routes';
import { useJobName } from '@/features/profile/useJobName';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { useFailureToast } from '@/ui/toast/useFailureToast';

/** Stands for a job that is not in the profile yet. */
const NEW_JOB = 'new';

/**
 * Puts a code into a job of the profile: into the form that asked for it, otherwise into the chosen job. The
 * code is only filled in; the person saves the form.
 */
export function UseCode({ code }: { readonly code: string }) {
  const { t } = useTranslation(['tools', 'entries']);
  const { isSignedIn, owner } = useOwnAnswers();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const nameOf = useJobName();
  const sayFailure = useFailureToast();
  const [menu, setMenu] = useState<{
    readonly anchor: HTMLElement;
    readonly jobs: readonly Experience[];
  } | null>(null);
  if (!isSignedIn) return null;

  const goTo = (job: string) =>
    void navigate(`${pathOf('profileExperience')}?entry=${encodeURIComponent(job)}`, {
      state: { restore: true, nocCode: code },
    });
  const choose = async (anchor: HTMLElement) => {
    const asked = params.get('job');
    if (asked !== null) {
      goTo(asked);
      return;
    }
    try {
      const { readOwnJobs } = await import('@/features/profile/ownJobs');
      setMenu({ anchor, jobs: await readOwnJobs(owner) });
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <>
      <Button
        aria-haspopup={params.has('job') ? undefined : 'menu'}
        onClick={(event) => void choose(event.currentTarget)}
      >
        {t('noc.use')}
      </Button>
      {menu !== null && (
        <Menu
          open
          anchorEl={menu.anchor}
          onClose={() => setMenu(null)}
          slotProps={{ list: { 'aria-label': t('noc.use') } }}
        >
          {menu.jobs.map((job) => (
            <MenuItem key={job.id} onClick={() => goTo(job.id)} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
              <bdi>{nameOf(job, menu.jobs)}</bdi>
            </MenuItem>
          ))}
          <MenuItem onClick={() => goTo(NEW_JOB)} sx={{ minHeight: 44 }}>
            {t('entries:experience.add')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
