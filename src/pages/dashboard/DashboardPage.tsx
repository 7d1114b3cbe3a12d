import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { wantedJob } from '@/features/applications/applyFor';
import { DeletionBanner } from '@/features/privacy/DeletionBanner';
import { useAccount } from '@/identity/session/useAccount';
import { useWho } from '@/layout/useWho';
import { pathOf } from '@/routing/routes';
import { Surface } from '@/ui/card/Surface';
import { CardsSkeleton } from '@/ui/loading/Skeletons';
import { useNextStep } from '@/ui/loading/useNextStep';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { Text } from '@/ui/text/Text';
import { ApplicationsPanel } from './ApplicationsPanel';
import { ComingUpPanel } from './ComingUpPanel';
import { FirstStepsPanel } from './FirstStepsPanel';
import { Greeting } from './Greeting';
import { MessagesPanel } from './MessagesPanel';
import { NextStepPanel } from './NextStepPanel';
import { ProfilePanel } from './ProfilePanel';
import { TasksPanel, useOpenTasks } from './TasksPanel';
import { VerifyNotice } from './VerifyNotice';

/** Leads back to the job for which the person wanted to apply before signing up. */
function GoOnApplying() {
  const { t } = useTranslation('dashboard');
  const [wanted] = useState(() => wantedJob(Date.now()));
  if (wanted === undefined || !areaIsOn('apply')) return null;
  return (
    <Surface>
      <Text sx={{ mb: 1.5 }}>{t('goOn.text')}</Text>
      <Button
        variant="outlined"
        component={AppLink}
        to={pathOf('newApplication', { job: wanted.id })}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {t('goOn.title', { title: `\u2068${wanted.title}\u2069` })}
      </Button>
    </Surface>
  );
}

const COLUMN_SX = { display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' };
const PARTS_SX = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
};
const UNSEEN_SX = { ...PARTS_SX, visibility: 'hidden' };

/** /dashboard and /user/dashboard. Each panel loads, fails and retries on its own (docs/look.md#screens). */
export function DashboardPage() {
  const { user, role } = useWho();
  // The account decides whether the notice above is shown, and the tasks whether their panel is. Until both
  // are known the panels below load unseen, so that nothing moves.
  const { isFetched } = useAccount();
  const open = useOpenTasks();
  const settled = isFetched && open.isSettled;
  // The next step comes first.
  const isNextStep = useNextStep();
  if (user === null) return null;
  const tasks = open.tasks.length > 0 && <TasksPanel tasks={open.tasks} />;
  return (
    <Content>
      <Box sx={{ paddingBlock: { xs: 4, md: 6 }, display: 'grid', gap: { xs: 3, md: 4 } }}>
        <PageHeading lead={<Greeting user={user} />} />
        <Box sx={{ position: 'relative', display: 'grid', gap: { xs: 3, md: 4 } }}>
          {!settled && (
            <Box sx={{ position: 'absolute', insetInline: 0, insetBlockStart: 0 }}>
              <CardsSkeleton cards={2} height={260} />
            </Box>
          )}
          {areaIsOn('privacy') && <DeletionBanner />}
          <VerifyNotice />
          <GoOnApplying />
          <Box sx={settled ? PARTS_SX : UNSEEN_SX}>
            <Box className="vt-in-order" sx={COLUMN_SX}>
              <NextStepPanel userId={user.id} />
              {role === 'User' && <FirstStepsPanel user={user} />}
              {!open.cameLate && tasks}
              {isNextStep && (
                <>
                  <ApplicationsPanel />
                  <ProfilePanel userId={user.id} />
                </>
              )}
              {open.cameLate && tasks}
            </Box>
            <Box className="vt-in-order" sx={COLUMN_SX}>
              {isNextStep && (
                <>
                  {areaIsOn('planner') && <ComingUpPanel userId={user.id} />}
                  {/* Last, because its height depends on the response. */}
                  <MessagesPanel />
                </>
              )}
            </Box>
          </Box>
        </Box>
      </Box>
    </Content>
  );
}
