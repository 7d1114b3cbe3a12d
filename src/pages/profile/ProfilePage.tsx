import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import type { RoleName } from '@/config/roles';
import { useAccount } from '@/identity/session/useAccount';
import { useWho } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { AppLink } from '@/ui/page/AppLink';
import { EmptyState } from '@/ui/loading/EmptyState';
import { ErrorState } from '@/ui/loading/ErrorState';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { SampleNotice } from '@/ui/loading/SampleNotice';
import { Surface } from '@/ui/card/Surface';
import { CompletionPanel } from './CompletionPanel';
import { LanguageFacts, PersonalFacts, PrivacyFacts, ProfessionFacts } from './ProfileFacts';
import { LookUpRows } from './LookUpRows';
import { SectionGroups } from './SectionGroups';
import { ProfileHead } from './ProfileHead';
import { StandPanel } from './StandPanel';
import { dataOf, type ReadState, readState } from '@/ui/loading/readState';
import { type OwnSections, useOwnSections } from '@/features/profile/useOwnSections';
import { useProfile } from '@/features/profile/useProfile';
import { isUnsure, type References, useReferences } from '@/features/profile/useReferences';
import { Coming } from '@/ui/loading/Skeletons';
import { useLateChunk } from '@/ui/loading/useLateChunk';
import { personInOneLine } from './oneLine';

/** /profile and /user/profile: shows the data of the session user and of the user profile. */
export function ProfilePage() {
  const { user, role } = useWho();
  return user === null ? null : <Profile key={user.id} user={user} role={role} />;
}

/** The groups of facts in one column. On narrow screens the panels follow after the first group. */
const COLUMNS_SX = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  '& > :empty': { display: 'none' },
  // The groups stay where they are when a panel beside them grows, and not the end of that panel.
  '& > .beside': { gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' }, overflowAnchor: { lg: 'none' } },
  '& > .rest': { gridColumn: 1 },
  // In two columns these groups wait only for the group above them.
  '&& > :first-of-type:not(:has(.vt-coming)) ~ .rest': { animation: { lg: 'none !important' } },
  '@media print': { display: 'block' },
} as const;
const GROUPS_SX = { display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

interface ProfileProps {
  readonly user: SessionUser;
  readonly role: RoleName | null;
}

function Profile({ user, role }: ProfileProps) {
  const { t } = useTranslation('profile');
  const profile = useProfile(user.id);
  const account = readState(useAccount());
  const references = useReferences();
  const own = profile.status === 'ready' ? profile.data : undefined;
  const sections = useOwnSections(user.id);
  const summary = useSummary(profile, sections, references);
  const unsure = [references.countries, references.education].some(isUnsure);
  const hasFacts = profile.status !== 'failed' && own !== null;

  return (
    <Content padded>
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 } }}>
        <PageHeading
          actions={
            <Box className="vt-no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {own !== null && profile.status !== 'failed' && (
                <>
                  <Button variant="outlined" component={AppLink} to={pathOf('profilePrint')}>
                    {t('print')}
                  </Button>
                  <Button variant="contained" component={AppLink} to={pathOf('profileEdit')}>
                    {t('editAll')}
                  </Button>
                </>
              )}
            </Box>
          }
        />
        <ProfileHead user={user} role={role} account={account} profile={profile} summary={summary} />
        {unsure && hasFacts && (
          <SampleNotice title={t('sample.mark')} text={t('sample.text')} onRetry={references.retry} />
        )}
        <Box className="vt-in-order" sx={COLUMNS_SX}>
          <Box>
            {profile.status === 'failed' && <ProfileFailed error={profile.error} onRetry={profile.retry} />}
            {own === null && <NoProfile />}
            {hasFacts && <ProfessionFacts profile={profile} references={references} />}
          </Box>
          <Box className="vt-no-print vt-in-order beside" sx={GROUPS_SX}>
            {own !== undefined && own !== null && (
              <>
                <CompletionPanel profileId={own.id} userId={user.id} />
                <StandPanel userId={user.id}>
                  <LatePlanRow userId={user.id} />
                  <LookUpRows profile={own} userId={user.id} references={references} />
                </StandPanel>
              </>
            )}
            {account.status === 'failed' && (
              <Surface>
                <ErrorState
                  size="part"
                  title={t('accountFailed')}
                  error={account.error}
                  onRetry={account.retry}
                  retrying={account.retrying}
                />
              </Surface>
            )}
          </Box>
          {/* Without a profile nothing else stands beside. */}
          <Box className={`vt-in-order ${own === null ? 'beside' : 'rest'}`} sx={GROUPS_SX}>
            {hasFacts && (
              <>
                <SectionGroups
                  shown={['experience', 'education', 'tests']}
                  sections={sections}
                  references={references}
                />
                <LanguageFacts profile={profile} />
                <SectionGroups
                  shown={['documents', 'family', 'destination']}
                  sections={sections}
                  references={references}
                />
              </>
            )}
            <PersonalFacts user={user} account={account} profile={profile} references={references} />
            {hasFacts && <PrivacyFacts profile={profile} />}
          </Box>
        </Box>
      </Box>
    </Content>
  );
}

function NoProfile() {
  const { t } = useTranslation(['profile', 'terms']);
  return (
    <Surface>
      <EmptyState
        title={t('terms:profileStart')}
        text={t('none.text')}
        action={
          <Button variant="contained" size="large" component={AppLink} to={pathOf('profileEdit')}>
            {t('terms:createYourProfile')}
          </Button>
        }
      />
    </Surface>
  );
}

interface ProfileFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function ProfileFailed({ error, onRetry }: ProfileFailedProps) {
  const { t } = useTranslation('terms');
  return (
    <Surface>
      <ErrorState title={t('profileFailed')} error={error} onRetry={onRetry} />
    </Surface>
  );
}

/**
 * A person in one line: residence, experience and destination, without missing values. Undefined while any of
 * them is loading.
 */
function useSummary(
  profile: ReadState<UserProfile | null>,
  sections: ReadState<OwnSections>,
  references: References,
): string | undefined {
  const { t } = useTranslation('profile');
  if ([profile, sections, references.countries].some(({ status }) => status === 'loading')) return undefined;
  const stored = dataOf(profile);
  const facts = {
    residence: stored?.countryOfResidenceId,
    years: stored?.experienceYears,
    destinations: dataOf(sections)?.destination?.countryIds ?? [],
  };
  return personInOneLine(t, facts, dataOf(references.countries)?.items ?? []);
}

const PLAN_ROW = {
  name: 'plan-row',
  load: () => import('./PlanRow'),
  namespaces: ['plan', 'documents'],
} as const;

/** Loads the row of the plan after the page, because its planner and texts are large. */
function LatePlanRow({ userId }: { readonly userId: string }) {
  const isOn = areaIsOn('planner');
  const late = useLateChunk(PLAN_ROW, isOn);
  if (!isOn) return null;
  return late === undefined ? <Coming /> : <late.PlanRow userId={userId} />;
}
