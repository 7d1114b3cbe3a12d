import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { partOfFragment, sectionPath } from '@/features/profile/parts';
import { useOwnParts } from '@/features/profile/useOwnParts';
import { ownPath } from '@/identity/identity';
import { useWho } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { EditorFrame } from './EditorFrame';
import { PartsList } from './PartsList';

/** /profile/edit: the parts of the profile, each with how far it is. Old addresses of one form lead to its section. */
export function ProfileEditPage() {
  const { user } = useWho();
  const { hash, search } = useLocation();
  const part = partOfFragment(hash);
  if (part !== undefined) return <Navigate to={`${sectionPath(part)}${search}`} replace />;
  return user === null ? null : <Parts key={user.id} user={user} />;
}

function Parts({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('terms');
  const parts = useOwnParts(user.id);
  const back = ownPath(useSearchParams()[0].get('back'));
  return (
    <EditorFrame>
      <QueryState
        state={parts}
        failed={t('profileFailed')}
        size="page"
        skeleton={<RowsSkeleton rows={10} height={73} />}
      >
        {(known) => <PartsList user={user} parts={known} back={back} />}
      </QueryState>
    </EditorFrame>
  );
}
