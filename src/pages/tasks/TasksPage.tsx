import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { tasksQuery } from '@/features/tasks/taskReads';
import { TaskRow } from '@/features/tasks/TaskRow';
import { Choice } from '@/lists/Choice';
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
import { SHOWS, shownOf, TASKS } from './taskList';

/** /tasks: the tasks of the signed-in person. */
export function TasksPage() {
  const { t } = useTranslation(['tasks', 'terms']);
  const list = useAddress(TASKS);
  const read = readState(useQuery(tasksQuery()));
  const { show } = list.state.filters;
  return (
    <Content>
      <Box
        sx={{
          paddingBlock: { xs: 4, md: 6 },
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
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
      </Box>
    </Content>
  );
}
