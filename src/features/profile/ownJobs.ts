import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { queryClient } from '@/api/queries';
import { ownSectionsQuery } from './useOwnSections';

/** Reads the jobs in the profile of the signed-in person. @throws ApiError */
export const readOwnJobs = async (userId: string): Promise<readonly Experience[]> =>
  (await queryClient().fetchQuery(ownSectionsQuery(userId))).experience;
