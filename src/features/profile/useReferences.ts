import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '@/api/allCountries';
import type { Country } from '@/api/endpoints/countries';
import { type EducationLevel, educationLevels } from '@/api/endpoints/educationLevels';
import { type JobCategory, jobs } from '@/api/endpoints/jobs';
import { queryOptionsFor } from '@/api/queries';
import { type ReadState, readState } from '@/ui/loading/readState';

/** A list that ids are looked up in. */
export interface Reference<T> {
  readonly items: readonly T[];
  /** True for the built-in list, which is used when the server's list could not be read. */
  readonly isSample: boolean;
}

interface References {
  readonly countries: ReadState<Reference<Country>>;
  readonly education: ReadState<Reference<EducationLevel>>;
  readonly categories: ReadState<Reference<JobCategory>>;
  /** Requests the lists again that are not the server's own. */
  readonly retry: () => void;
}

/** Countries, education levels and job categories: the lists for the ids in a profile. */
export function useReferences(): References {
  const countryQuery = useQuery({
    ...countriesQuery(),
    select: ({ data, isSample }) => ({ items: data.data, isSample }),
  });
  const educationQuery = useQuery({
    ...queryOptionsFor(educationLevels.hierarchy),
    select: ({ data, isSample }) => ({ items: data, isSample }),
  });
  const categoryQuery = useQuery({
    ...queryOptionsFor(jobs.categories),
    select: (items) => ({ items, isSample: false }),
  });
  return {
    countries: readState(countryQuery),
    education: readState(educationQuery),
    categories: readState(categoryQuery),
    retry: () => {
      for (const { data, refetch } of [countryQuery, educationQuery, categoryQuery]) {
        if (data === undefined || data.isSample) void refetch();
      }
    },
  };
}

export type { References };

/** Whether a list should be requested again, because it is the built-in one or could not be read. */
export const isUnsure = (part: ReadState<Reference<unknown>>): boolean =>
  part.status === 'failed' || (part.status === 'ready' && part.data.isSample);
