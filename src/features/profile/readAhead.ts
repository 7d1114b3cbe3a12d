import { readEarly } from '@/api/queries';
import type { ReadAhead } from '@/ui/page/visit';
import { completionQuery, profileQuery } from './useProfile';

/** The profile of somebody who has one, and how complete it is, at the same time. */
export const readAhead: ReadAhead = ({ user }) => {
  if (user === null || user.userProfileId === null) return;
  readEarly(profileQuery(user.id));
  readEarly(completionQuery(user.userProfileId));
};
