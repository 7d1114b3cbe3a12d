import type { NotificationSide } from '@/api/endpoints/notifications';
import type { RoleName } from '@/config/roles';

/** The side of a person: applicant or agency. The server has separate data for each side. */
export type Side = NotificationSide;

/** The side of a person in their current role. */
export const sideOf = (role: RoleName | null): Side => (role === 'Admin' ? 'agency' : 'applicant');
