import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/api/endpoints/tasks';
import { pathOf } from '@/routing/routes';
import { TaskRow } from '@/features/tasks/TaskRow';
import { AppLink } from '@/ui/page/AppLink';
import { PlainList } from '@/ui/text/PlainList';
import { Panel } from './Panel';

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
