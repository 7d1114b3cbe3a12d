import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '@/api/allCountries';
import type { Country } from '@/api/endpoints/countries';
import { useOwnSections } from '@/features/profile/useOwnSections';
import { useAccount } from '@/identity/session/useAccount';
import { fullName } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { mapRead, type ReadState } from '@/ui/loading/readState';
import type { ResumeSource } from './resume';

export interface ResumeData extends ResumeSource {
  readonly countryOf: (id: string | null) => Country | undefined;
}

/** All data that a resume of the signed-in person is written from. */
export function useResumeSource(user: SessionUser): ReadState<ResumeData> {
  const sections = useOwnSections(user.id);
  const account = useAccount();
  const list = useQuery(countriesQuery());
  const countryList = list.data?.data.data ?? [];
  const countryOf = (id: string | null) =>
    id === null ? undefined : countryList.find((each) => each.id === id);
  // Waits for the countries, because their ids mean nothing to people, and for the account, which has the
  // phone number.
  if (sections.status === 'ready' && (list.isPending || account.isLoading)) return { status: 'loading' };
  return mapRead(sections, (all) => ({
    person: {
      name: account.data?.fullName.trim() || fullName(user),
      email: user.email,
      phone: account.data?.phoneNumber ?? user.phone ?? null,
    },
    sections: all,
    countryOf,
    places: {
      codeOf: (id) => countryOf(id)?.code ?? null,
      idOf: (code) => (code === null ? null : (countryList.find((each) => each.code === code)?.id ?? null)),
    },
  }));
}
