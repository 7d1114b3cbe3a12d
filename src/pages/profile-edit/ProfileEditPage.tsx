import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { sectionOfFragment, sectionPath } from '@/features/profile/sections';
import { useOwnSections } from '@/features/profile/useOwnSections';
import { ownPath } from '@/identity/identity';
import { useWho } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { EditorFrame } from './EditorFrame';
import { SectionList } from './SectionList';

/**
 * /profile/edit: the sections of the profile with their progress. Old addresses with a fragment redirect to
 * their section.
 */
export function ProfileEditPage() {
  const { user } = useWho();
  const { hash, search } = useLocation();
  const part = sectionOfFragment(hash);
  if (part !== undefined) return <Navigate to={`${sectionPath(part)}${search}`} replace />;
  return user === null ? null : <Sections key={user.id} user={user} />;
}

function Sections({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('terms');
  const sections = useOwnSections(user.id);
  const back = ownPath(useSearchParams()[0].get('back'));
  return (
    <EditorFrame>
      <QueryState
        state={sections}
        failed={t('profileFailed')}
        size="page"
        skeleton={<RowsSkeleton rows={10} height={73} />}
      >
        {(known) => <SectionList user={user} sections={known} back={back} />}
      </QueryState>
    </EditorFrame>
  );
}
