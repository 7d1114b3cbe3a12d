import type { RoleName } from '@/config/roles';
import { useRole, useSession } from '@/identity/identity';
import type { SessionUser } from '@/storage/sessionUser';
import type { Viewer } from '@/routing/routeRow';
import { viewerOf } from './navigation';

export interface Who {
  readonly viewer: Viewer;
  readonly user: SessionUser | null;
  readonly role: RoleName | null;
}

/** The viewer of the bar: their role, and the user if somebody is signed in. */
export function useWho(): Who {
  const session = useSession();
  const { role: currentRole } = useRole();
  const user = session.status === 'signedIn' ? session.user : null;
  const role = user === null ? null : currentRole;
  return { viewer: viewerOf(user !== null, role), user, role };
}

/** A person's full name, or the e-mail address if there is no name. */
export const fullName = ({ firstName, lastName, email }: SessionUser): string =>
  `${firstName} ${lastName}`.trim() || email;
