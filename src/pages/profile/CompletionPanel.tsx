import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CompletionView } from '@/features/profile/completion';
import { CompletionRing } from '@/features/profile/CompletionRing';
import { NextSteps } from '@/features/profile/NextSteps';
import type { Standing } from '@/features/standing/standing';
import { useStanding } from '@/features/standing/useStanding';
import { tasksOf } from '@/features/profile/tasks';
import { useCompletion } from '@/features/profile/useProfile';
import { RulesLine } from '@/features/tools/points/RulesLine';
import { formatNumber } from '@/i18n/format';
import { TitledCard } from '@/ui/card/TitledCard';
import { QueryState } from '@/ui/loading/QueryState';
import { dataOf, type ReadState } from '@/ui/loading/readState';
import { Skeleton, TextSkeleton } from '@/ui/loading/Skeletons';
import { Text } from '@/ui/text/Text';

interface CompletionPanelProps {
  readonly profileId: string;
  readonly userId: string;
}

/** The completion of the profile, and all missing fields with what each adds. */
export function CompletionPanel({ profileId, userId }: CompletionPanelProps) {
  const { t } = useTranslation('profile');
  const completion = useCompletion(profileId);
  const standing = useStanding(userId);
  // Waits for the points, so that the order of the list does not change while somebody presses an item.
  const state: ReadState<CompletionView> = standing.status === 'loading' ? standing : completion;
  return (
    <TitledCard title={t('completion.title')}>
      <QueryState
        state={state}
        failed={t('completion.failed')}
        skeleton={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 96 }}>
            <Skeleton width={96} height={96} round />
            <Box sx={{ flex: 1 }}>
              <TextSkeleton lines={2} />
            </Box>
          </Box>
        }
      >
        {(view) => <Known view={view} standing={dataOf(standing)} />}
      </QueryState>
    </TitledCard>
  );
}

interface KnownProps {
  readonly view: CompletionView;
  /** Undefined when it could not be computed: then no points are shown. */
  readonly standing: Standing | undefined;
}

function Known({ view, standing }: KnownProps) {
  const { t } = useTranslation('profile');
  const count = view.missing.length;
  const tasks = tasksOf(view.missing, standing?.stakes, standing?.hasAllParts);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 96 }}>
        <CompletionRing {...view} size={96} />
        <Text quiet>
          {view.isComplete
            ? t('completion.done')
            : count === 0
              ? t('completion.almost')
              : t('completion.missing', { count, formatted: formatNumber(count) })}
        </Text>
      </Box>
      {tasks.length > 0 && (
        <Box className="vt-no-print" sx={{ marginBlockStart: 1.5 }}>
          <NextSteps tasks={tasks} />
          {standing !== undefined && tasks.some(({ points }) => points !== null) && (
            <Box sx={{ marginBlockStart: 2 }}>
              <RulesLine file={standing.files.crs} day={standing.day} />
            </Box>
          )}
        </Box>
      )}
    </>
  );
}
