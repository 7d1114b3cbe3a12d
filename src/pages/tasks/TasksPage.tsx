import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/api/endpoints/tasks';
import { byDueDay } from '@/features/tasks/due';
import { tasksQuery } from '@/features/tasks/taskReads';
import { TaskRow } from '@/features/tasks/TaskRow';
import { listAddress } from '@/lists/address';
import { Choice } from '@/lists/Choice';
import { oneOf } from '@/lists/params';
import { useAddress } from '@/lists/useAddress';
import { Surface } from '@/ui/card/Surface';
import { EmptyState } from '@/ui/loading/EmptyState';
import { PageNotOffered } from '@/ui/loading/PageNotOffered';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { PlainList } from '@/ui/text/PlainList';

const SHOWS = ['open', 'done', 'all'] as const;
const TASKS = listAddress('taskList', { filters: { show: oneOf(SHOWS) } }, { tidy: true });

const isOver = ({ state }: Task): boolean => state === 'done' || state === 'cancelled';
const PLACES = ['open', 'submitted', 'done', 'cancelled'] as const;

const inOrder = (a: Task, b: Task): number =>
  PLACES.indexOf(a.state) - PLACES.indexOf(b.state) ||
  (a.state === 'open' ? byDueDay(a, b) : (b.lastModified ?? '').localeCompare(a.lastModified ?? ''));

/** The tasks for the filter of the address: open ones by due date, then the others by last change. */
const shownOf = (list: readonly Task[], show: (typeof SHOWS)[number]): readonly Task[] =>
  list.filter((task) => show === 'all' || isOver(task) === (show === 'done')).sort(inOrder);

/** /tasks: the tasks of the signed-in person. */
export function TasksPage() {
  const { t } = useTranslation(['tasks', 'terms']);
  const list = useAddress(TASKS);
  const read = readState(useQuery(tasksQuery()));
  const { show } = list.state.filters;
  return (
    <Content padded stacked>
      <PageHeading />
      {read.status !== 'notOffered' && (
        <Choice
          label={t('shows')}
          value={show}
          options={SHOWS.map((each) => [each, t(each === 'all' ? 'terms:all' : `show.${each}`)])}
          onChoose={(chosen) => list.go({ filters: { show: chosen } })}
        />
      )}
      <QueryState
        state={read}
        failed={t('failed')}
        size="page"
        notOffered={<PageNotOffered />}
        skeleton={<RowsSkeleton rows={5} height={72} />}
        isEmpty={(all) => shownOf(all.list, show).length === 0}
        announcesEmpty
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      >
        {(all) => (
          <Surface>
            <PlainList>
              {shownOf(all.list, show).map((task) => (
                <TaskRow key={task.id} task={task} />
              ))}
            </PlainList>
          </Surface>
        )}
      </QueryState>
    </Content>
  );
}
