import type { ReactNode } from 'react';
import type { Permission } from '@/config/roles';
import { hasAllPermissions, hasAnyPermission } from './permissions';
import { useRole } from '@/identity/identity';

type Required =
  /** One of these is enough. */
  | { readonly any: readonly Permission[]; readonly all?: undefined }
  /** Every one of these is needed. */
  | { readonly all: readonly Permission[]; readonly any?: undefined };

type Props = Required & {
  readonly children: ReactNode;
  /** Shown instead; nothing if not given. */
  readonly otherwise?: ReactNode;
};

/** Shows its content only where the current role has the permissions; nothing required is denied. */
export function RequirePermission({ any, all, children, otherwise = null }: Props) {
  const { role } = useRole();
  const granted = all === undefined ? hasAnyPermission([role], any) : hasAllPermissions([role], all);
  return granted ? children : otherwise;
}
