import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/api/endpoints/tasks';
import { areaIsOn } from '@/config/areas';
import { wantedJob } from '@/features/applications/applyFor';
import { DeletionBanner } from '@/features/privacy/DeletionBanner';
import { openTasks } from '@/features/tasks/taskReads';
import { TaskRow } from '@/features/tasks/TaskRow';
import { useAccount } from '@/identity/session/useAccount';
import { useWho } from '@/layout/useWho';
import { pathOf } from '@/routing/routes';
import { Surface } from '@/ui/card/Surface';
import { CardsSkeleton } from '@/ui/loading/Skeletons';
import { useNextStep } from '@/ui/loading/useNextStep';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { useIsLate } from '@/ui/useIsLate';
import { ApplicationsPanel } from './ApplicationsPanel';
import { ComingUpPanel } from './ComingUpPanel';
import { FirstStepsPanel } from './FirstStepsPanel';
import { Greeting } from './Greeting';
import { MessagesPanel } from './MessagesPanel';
import { NextStepPanel } from './NextStepPanel';
import { Panel } from './Panel';
import { ProfilePanel } from './ProfilePanel';
import { VerifyNotice } from './VerifyNotice';
import { isolated } from '@/i18n/isolated';

/** The longest time for which the panels below wait for the tasks, in ms. */
const TASKS_TIMEOUT_MS = 1000;
const TASKS_SHOWN = 5;

interface OpenTasks {
  readonly tasks: readonly Task[];
  /** True when the tasks are loaded or are late. */
  readonly isSettled: boolean;
  /** True when the tasks arrived after the panels were shown: above those they would push them down. */
  readonly cameLate: boolean;
}

/** The open tasks; empty when they are not supported or cannot be read, which the tasks page explains. */
function useOpenTasks(): OpenTasks {
  const isOn = areaIsOn('tasks');
  const { data, isFetched } = useQuery(openTasks());
  const isLate = useIsLate(TASKS_TIMEOUT_MS, !isFetched);
  return {
    tasks: isOn ? (data ?? []) : [],
    isSettled: !isOn || isFetched || isLate,
    cameLate: isLate,
  };
}

/** The open tasks of the person, overdue ones first. */
function TasksPanel({ tasks }: { readonly tasks: readonly Task[] }) {
  const { t } = useTranslation('tasks');
  return (
    <Panel
      title={t('panel')}
      action={
        <Button size="small" component={AppLink} to={pathOf('taskList')}>
          {t('all')}
        </Button>
      }
    >
      <PlainList>
        {tasks.slice(0, TASKS_SHOWN).map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </PlainList>
    </Panel>
  );
}

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
        {t('goOn.title', { title: isolated(wanted.title) })}
      </Button>
    </Surface>
  );
}

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
    <Content padded>
      <div className="vt-dashboard">
        <PageHeading lead={<Greeting user={user} />} />
        <div className="vt-dashboard">
          {!settled && (
            <div className="vt-dashboard-wait">
              <CardsSkeleton cards={2} height={260} />
            </div>
          )}
          {areaIsOn('privacy') && <DeletionBanner />}
          <VerifyNotice />
          <GoOnApplying />
          <div className={`vt-dashboard-parts${settled ? '' : ' unseen'}`}>
            <div className="vt-dashboard-column vt-in-order">
              <NextStepPanel userId={user.id} isVisible={settled} />
              {role === 'User' && <FirstStepsPanel user={user} isVisible={settled} />}
              {!open.cameLate && tasks}
              {isNextStep && (
                <>
                  <ApplicationsPanel />
                  <ProfilePanel userId={user.id} />
                </>
              )}
              {open.cameLate && tasks}
            </div>
            <div className="vt-dashboard-column vt-in-order">
              {isNextStep && (
                <>
                  {areaIsOn('planner') && <ComingUpPanel userId={user.id} />}
                  {/* Last, because its height depends on the response. */}
                  <MessagesPanel />
                </>
              )}
            </div>
          </div>
        </div>
      </div>
    </Content>
  );
}
