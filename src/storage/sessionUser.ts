/** The session user, stored under `auth_user`. */
export interface SessionUser {
  readonly id: string;
  readonly userProfileId: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  /** Decided at login or registration. Permissions depend on `roles` only. */
  readonly role: 'admin' | 'end_user';
  /** The server's role names. */
  readonly roles: readonly string[];
  /** ISO dates. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** An id as text: backends may use numbers, and another program may have stored one as it was. */
const idAsText = (value: unknown): unknown => (Number.isSafeInteger(value) ? String(value) : value);

/** Checks a stored session user field by field; undefined when one is missing or of the wrong type. */
export function toSessionUser(value: unknown): SessionUser | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { email, firstName, lastName, phone, role, roles, createdAt, updatedAt, ...ids } = value as Readonly<
    Record<string, unknown>
  >;
  const [id, userProfileId] = [idAsText(ids.id), idAsText(ids.userProfileId)];
  if (!isText(id) || id === '' || !isText(email)) return undefined;
  if (!isText(firstName) || !isText(lastName) || !isText(createdAt) || !isText(updatedAt)) return undefined;
  if (role !== 'admin' && role !== 'end_user') return undefined;
  if (!Array.isArray(roles) || !roles.every(isText)) return undefined;
  if (userProfileId !== null && userProfileId !== undefined && !isText(userProfileId)) return undefined;
  if (phone !== undefined && phone !== null && !isText(phone)) return undefined;
  return {
    id,
    userProfileId: userProfileId ?? null,
    email,
    firstName,
    lastName,
    ...(isText(phone) ? { phone } : {}),
    role,
    roles: [...roles],
    createdAt,
    updatedAt,
  };
}
