import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { areaIsOn } from '@/config/areas';
import { CONTACT } from '@/config/marketing';
import { pathOf } from '@/routing/routes';
import { rememberApplyFor } from '@/features/applications/applyFor';
import { useJobViewer } from '@/features/jobs/viewer';
import { formatDate } from '@/i18n/format';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { useKeyHint } from '@/layout/shared/useSingleKeys';
import { AppLink } from '@/ui/page/AppLink';
import { EmailLink } from '@/ui/page/EmailLink';

/** Begins an application, or leads to the one that was sent. */
export function ApplyButton({ job }: { readonly job: Job }) {
  const { t } = useTranslation(['jobs', 'terms']);
  const dialog = useAuthDialog();
  const { userId } = useJobViewer();
  const hint = useKeyHint();
  const { id, title, viewer } = job;
  if (!areaIsOn('apply')) {
    return (
      <Box>
        {t('apply.write')} <EmailLink address={CONTACT.email} />
      </Box>
    );
  }
  const withdrawn = viewer?.applicationStatus === 'withdrawn';
  const sent = viewer?.applicationId && viewer.applicationStatus !== 'draft' ? viewer.applicationId : null;
  if (sent !== null && !withdrawn) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <span>
          {viewer?.appliedAt ? t('card.applied', { date: formatDate(viewer.appliedAt) }) : t('apply.applied')}
        </span>
        {areaIsOn('applications') && (
          <Button variant="outlined" component={AppLink} to={pathOf('application', { id: sent })}>
            {t('terms:seeYourApplication')}
          </Button>
        )}
      </Box>
    );
  }
  const label = withdrawn ? t('terms:applyAgain') : t('apply.action');
  const buttonProps = {
    variant: 'contained',
    'data-apply': '',
    'aria-keyshortcuts': hint('a'),
    size: 'large',
    fullWidth: true,
  } as const;
  if (userId === null) {
    return (
      <Button
        {...buttonProps}
        onPointerEnter={dialog.prefetch}
        onFocus={dialog.prefetch}
        onClick={() => {
          rememberApplyFor({ id, title: title.slice(0, 300) });
          dialog.open('login', pathOf('newApplication', { job: id }));
        }}
      >
        {label}
      </Button>
    );
  }
  return (
    <Button {...buttonProps} component={AppLink} to={pathOf('newApplication', { job: id })}>
      {label}
    </Button>
  );
}
