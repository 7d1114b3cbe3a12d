import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import type { RoleName } from '@/config/roles';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
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
import { LatePlanRow } from './LatePlanRow';
import { PartGroups } from './PartGroups';
import { ProfileHead } from './ProfileHead';
import { StandPanel } from './StandPanel';
import { readState } from '@/ui/loading/readState';
import { useProfile } from '@/features/profile/useProfile';
import { isUnsure, useReferences } from '@/features/profile/useReferences';

/** /profile and /user/profile: the session user's and the user profile's data, to read. */
export function ProfilePage() {
  const { user, role } = useWho();
  return user === null ? null : <Profile key={user.id} user={user} role={role} />;
}

interface ProfileProps {
  readonly user: SessionUser;
  readonly role: RoleName | null;
}

function Profile({ user, role }: ProfileProps) {
  const { t } = useTranslation('profile');
  const say = useMessage();
  const profile = useProfile(user.id);
  const account = readState(useAccount());
  const references = useReferences();
  const own = profile.status === 'ready' ? profile.data : undefined;
  const unsure = [references.countries, references.education].some(isUnsure);

  return (
    <Content>
      <Box sx={{ paddingBlock: { xs: 4, md: 6 }, display: 'grid', gap: { xs: 3, md: 4 } }}>
        <PageHeading
          actions={
            <Box className="vt-no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {own !== null && profile.status !== 'failed' && (
                <>
                  <Button
                    variant="outlined"
                    startIcon={<Print aria-hidden />}
                    component={AppLink}
                    to={pathOf('profilePrint')}
                  >
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
        <ProfileHead user={user} role={role} account={account} profile={profile} />
        {unsure && own !== null && profile.status !== 'failed' && (
          <SampleNotice
            title={t('sample.mark')}
            text={t('sample.text')}
            retryLabel={t('retry')}
            onRetry={references.retry}
          />
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
            '@media print': { display: 'block' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <PersonalFacts user={user} account={account} profile={profile} references={references} />
            {profile.status === 'failed' && <ProfileFailed error={profile.error} onRetry={profile.retry} />}
            {own === null && <NoProfile />}
            {profile.status !== 'failed' && own !== null && (
              <>
                <ProfessionFacts profile={profile} references={references} />
                <LanguageFacts profile={profile} />
                <PartGroups userId={user.id} references={references} />
                <PrivacyFacts profile={profile} />
              </>
            )}
          </Box>
          <Box
            className="vt-no-print vt-in-order"
            // Beside the facts, or after them: it comes late, and nothing may move for it.
            sx={{ display: 'grid', gap: 3, minWidth: 0, '&:empty': { display: 'none' } }}
          >
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
                  message={say(userMessage(account.error))}
                  onRetry={account.retry}
                  retrying={account.retrying}
                />
              </Surface>
            )}
          </Box>
        </Box>
      </Box>
    </Content>
  );
}

function NoProfile() {
  const { t } = useTranslation('profile');
  return (
    <Surface>
      <EmptyState
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Button variant="contained" size="large" component={AppLink} to={pathOf('profileEdit')}>
            {t('none.create')}
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
  const { t } = useTranslation('profile');
  const say = useMessage();
  return (
    <Surface>
      <ErrorState title={t('failed')} message={say(userMessage(error))} onRetry={onRetry} />
    </Surface>
  );
}
