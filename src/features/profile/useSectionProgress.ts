import { useQuery } from '@tanstack/react-query';
import { CANADA } from '@/config/jobs';
import { countries } from '@/api/endpoints/countries';
import { queryOptionsFor } from '@/api/queries';
import type { SessionUser } from '@/storage/sessionUser';
import { type ProfileProgress, profileProgress } from './profileProgress';
import type { OwnSections } from './useOwnSections';

/** The progress of every section of the profile. */
export function useSectionProgress(sections: OwnSections, user: SessionUser): ProfileProgress {
  const { data } = useQuery({
    ...queryOptionsFor(countries.list),
    select: (list) => list.data.data.find(({ code }) => code === CANADA)?.id,
  });
  return profileProgress(sections, user, data);
}
