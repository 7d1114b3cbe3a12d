import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '@/api/endpoints/auth';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { useAccount } from '@/identity/session/useAccount';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { useWho } from '@/layout/useWho';
import { type ReadState, readState } from '@/ui/loading/readState';
import { useProfile } from '@/features/profile/useProfile';
import { isUnsure, useReferences } from '@/features/profile/useReferences';
import type { SessionUser } from '@/storage/sessionUser';
import { ErrorState } from '@/ui/loading/ErrorState';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { Surface } from '@/ui/card/Surface';
import { Editor } from './Editor';
import { EditorSkeleton } from './EditorSkeleton';
import { GroupLinks } from './GroupLinks';
import { Missing } from './Missing';
import { accountValues, type Saved } from './useSave';
import { valuesOf } from './values';

/** /profile/edit: every fact that a person can change, on one page. */
export function ProfileEditPage() {
  const { user } = useWho();
  return user === null ? null : <ProfileEdit key={user.id} user={user} />;
}

/** What the form begins with; undefined until it is known, or known not to be had. */
function savedOf(
  user: SessionUser,
  profile: ReadState<UserProfile | null>,
  account: ReadState<Account>,
): Saved | undefined {
  if (profile.status !== 'ready' || account.status === 'loading') return undefined;
  const known =
    account.status === 'ready'
      ? accountValues(account.data)
      : { firstName: user.firstName, lastName: user.lastName, phone: user.phone ?? '' };
  return {
    profileId: profile.data?.id ?? null,
    values: valuesOf(profile.data, known),
    account: account.status === 'ready' ? 'editable' : 'unknown',
  };
}

function ProfileEdit({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('profile');
  const say = useMessage();
  const profile = useProfile(user.id);
  const account = readState(useAccount());
  const references = useReferences();
  // What the form began with stays: an answer that comes later must not take away what was typed.
  const [first, setFirst] = useState<Saved>();
  const known = first ?? savedOf(user, profile, account);
  if (first === undefined && known !== undefined) setFirst(known);
  const { countries, education, categories } = references;
  const unsure = isUnsure(countries) || isUnsure(education) || isUnsure(categories);

  return (
    <Content>
      <Box sx={{ paddingBlock: { xs: 4, md: 6 }, display: 'grid', gap: 3 }}>
        <PageHeading lead={t('editor.lead')} />
        {first === undefined && profile.status === 'failed' ? (
          <Surface>
            <ErrorState
              title={t('failed')}
              message={say(userMessage(profile.error))}
              onRetry={profile.retry}
            />
          </Surface>
        ) : (
          <Box
            sx={{
              display: 'grid',
              rowGap: 3,
              // As in the settings: the same list beside the same column.
              columnGap: 8,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 784px)' },
            }}
          >
            <GroupLinks />
            <Box sx={{ display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              {unsure && <Missing text={t('editor.listsMissing')} onRetry={references.retry} />}
              {first === undefined ? (
                <EditorSkeleton />
              ) : (
                <Editor userId={user.id} first={first} references={references} />
              )}
            </Box>
          </Box>
        )}
      </Box>
    </Content>
  );
}
