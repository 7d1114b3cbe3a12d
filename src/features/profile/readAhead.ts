import { readEarly } from '@/api/queries';
import type { ReadAhead } from '@/ui/page/visit';
import { completionQuery, profileQuery } from './useProfile';

/** Starts reading the profile and its completion at the same time, for somebody who has a profile. */
export const readAhead: ReadAhead = ({ user }) => {
  if (user === null || user.userProfileId === null) return;
  readEarly(profileQuery(user.id));
  readEarly(completionQuery(user.userProfileId));
};
