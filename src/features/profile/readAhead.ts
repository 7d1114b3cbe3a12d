import { queryClient } from '@/api/queries';
import type { ReadAhead } from '@/ui/page/visit';
import { completionQuery, profileQuery } from './useProfile';

/** The profile of somebody who has one, and how complete it is, at the same time. */
export const readAhead: ReadAhead = ({ user }) => {
  if (user === null || user.userProfileId === null) return;
  void queryClient().prefetchQuery(profileQuery(user.id));
  void queryClient().prefetchQuery(completionQuery(user.userProfileId));
};
