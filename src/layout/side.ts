import type { NotificationSide } from '@/api/endpoints/notifications';
import type { RoleName } from '@/config/roles';

/** Who somebody is between applicants and the agency: the server answers either side by itself. */
export type Side = NotificationSide;

/** The side of somebody in the role that they have now. */
export const sideOf = (role: RoleName | null): Side => (role === 'Admin' ? 'agency' : 'applicant');
