import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { type CompletionView, NEXT_STEPS } from '@/features/profile/completion';
import { CompletionRing } from '@/features/profile/CompletionRing';
import { NextSteps } from '@/features/profile/NextSteps';
import { mayBringPoints, tasksOf } from '@/features/profile/tasks';
import { useCompletion, useProfile } from '@/features/profile/useProfile';
import { useStanding } from '@/features/standing/useStanding';
import { formatNumber } from '@/i18n/format';
import { pathOf } from '@/routing/routes';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { dataOf } from '@/ui/loading/readState';
import { Skeleton } from '@/ui/loading/Skeletons';
import { useLateChunk } from '@/ui/loading/useLateChunk';
import { AppLink } from '@/ui/page/AppLink';
import { Text } from '@/ui/text/Text';
import { DETAILS_SX, Panel } from './Panel';

const note = { name: 'points-note', load: () => import('./PointsNote'), namespaces: ['tools'] } as const;

/** Whether points are shown anywhere in this deployment. */
const pointsAreOn = (): boolean => areaIsOn('tools') && areaIsOn('crs');

/**
 * The points that missing sections could bring, and the note that must be below them; null until both are
 * loaded.
 */
function usePoints(userId: string, wanted: boolean) {
  const enabled = wanted && pointsAreOn();
  const standing = dataOf(useStanding(userId, enabled));
  const part = useLateChunk(note, enabled);
  return standing === undefined || part === undefined ? null : { standing, Note: part.PointsNote };
}

/** The completion of the profile and the next three steps, or the button that begins a profile. */
export function ProfilePanel({ userId }: { readonly userId: string }) {
  const { t } = useTranslation(['dashboard', 'terms']);
  const profile = useProfile(userId);
  if (profile.status === 'ready' && profile.data === null) {
    return (
      <Panel title={t('profile.title')}>
        <EmptyState
          level={3}
          title={t('terms:profileStart')}
          text={t('profile.noneText')}
          action={
            <Button variant="outlined" component={AppLink} to={pathOf('profileEdit')}>
              {t('terms:createYourProfile')}
            </Button>
          }
        />
      </Panel>
    );
  }
  return (
    <Panel
      title={t('profile.title')}
      action={
        <Button size="small" component={AppLink} to={pathOf('profile')}>
          {t('profile.view')}
        </Button>
      }
    >
      <QueryState state={profile} failed={t('terms:profileFailed')} skeleton={<Waiting />}>
        {(known) => known !== null && <Completion profileId={known.id} userId={userId} />}
      </QueryState>
    </Panel>
  );
}

const SIDES_SX = {
  display: 'grid',
  // A complete profile has no steps. The space that is left is below its text, not around it.
  alignContent: 'start',
  alignItems: 'center',
  gap: { xs: 2, sm: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' },
  // Space for two lines and three steps, so that nothing below moves when they are loaded.
  minHeight: { xs: 460, sm: 272 },
  '& > :first-of-type': { justifySelf: 'center' },
};

function Waiting() {
  return (
    <Box sx={SIDES_SX}>
      <Skeleton width={128} height={128} round />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Skeleton width="70%" height={20} />
        {Array.from({ length: NEXT_STEPS }, (_, row) => (
          <Skeleton key={row} height={32} />
        ))}
      </Box>
    </Box>
  );
}

interface CompletionProps {
  readonly profileId: string;
  readonly userId: string;
}

function Completion({ profileId, userId }: CompletionProps) {
  const { t } = useTranslation('profile');
  return (
    <QueryState state={useCompletion(profileId)} failed={t('completion.failed')} skeleton={<Waiting />}>
      {(view) => <Known view={view} userId={userId} />}
    </QueryState>
  );
}

interface KnownProps {
  readonly view: CompletionView;
  readonly userId: string;
}

/** The missing fields are shown at once. Their points are added when they are computed. */
function Known({ view, userId }: KnownProps) {
  const { t } = useTranslation(['dashboard', 'profile']);
  const { isComplete, missing } = view;
  const count = missing.length;
  const first = tasksOf(missing).slice(0, NEXT_STEPS);
  const mayHavePoints = pointsAreOn() && (first.length < NEXT_STEPS || first.some(mayBringPoints));
  const points = usePoints(userId, mayHavePoints);
  const tasks =
    points === null
      ? first
      : tasksOf(missing, points.standing.stakes, points.standing.hasAllParts).slice(0, NEXT_STEPS);
  return (
    <>
      <Box sx={SIDES_SX}>
        <CompletionRing {...view} />
        <div>
          <Text quiet>
            {isComplete
              ? t('profile:completion.done')
              : count === 0
                ? t('profile:completion.almost')
                : t('profile:completion.missing', { count, formatted: formatNumber(count) })}
          </Text>
          {tasks.length > 0 && (
            <>
              <Box component="h3" sx={{ typography: 'subtitle2', margin: 0, marginBlockStart: 2 }}>
                {t('profile.next')}
              </Box>
              <NextSteps tasks={tasks} />
            </>
          )}
        </div>
      </Box>
      {mayHavePoints && (
        // Space for the line, so that nothing below moves when it is loaded.
        <Box sx={{ minHeight: 58, paddingBlockStart: 1 }}>
          {points !== null && tasks.some((task) => task.points !== null) && (
            <points.Note standing={points.standing} sx={DETAILS_SX} />
          )}
        </Box>
      )}
    </>
  );
}
