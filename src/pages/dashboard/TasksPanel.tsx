import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/api/endpoints/tasks';
import { areaIsOn } from '@/config/areas';
import { openTasks } from '@/features/tasks/taskReads';
import { TaskRow } from '@/features/tasks/TaskRow';
import { pathOf } from '@/routing/routes';
import { AppLink } from '@/ui/page/AppLink';
import { PlainList } from '@/ui/text/PlainList';
import { useIsLate } from '@/ui/useIsLate';
import { Panel } from './Panel';

/** The longest time for which the panels below wait for the tasks, in ms. */
const TASKS_TIMEOUT_MS = 1000;

interface OpenTasks {
  readonly tasks: readonly Task[];
  /** True when the tasks are loaded or are late. */
  readonly isSettled: boolean;
  /** True when the tasks arrived after the panels were shown: above those they would push them down. */
  readonly cameLate: boolean;
}

/** The open tasks; empty when they are not supported or cannot be read, which the tasks page explains. */
export function useOpenTasks(): OpenTasks {
  const isOn = areaIsOn('tasks');
  const { data, isFetched } = useQuery(openTasks());
  const isLate = useIsLate(TASKS_TIMEOUT_MS, !isFetched);
  return {
    tasks: isOn ? (data?.data ?? []) : [],
    isSettled: !isOn || isFetched || isLate,
    cameLate: isLate,
  };
}

/** The open tasks of the person, overdue ones first. */
export function TasksPanel({ tasks }: { readonly tasks: readonly Task[] }) {
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
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </PlainList>
    </Panel>
  );
}
