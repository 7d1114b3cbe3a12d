import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '@/identity/session/useAccount';
import { readState } from '@/ui/loading/readState';
import { SectionSkeleton } from '@/pages/profile-edit/form/SectionSkeleton';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { accountValues } from './accountSaving';
import { PersonalForm } from './PersonalForm';
import type { KnownAccount } from './usePersonalStore';

/** The section with name and phone, which belong to the account, and the first questions of the profile. */
export function PersonalSection(props: SectionProps) {
  const { user } = props;
  const account = readState(useQuery(accountQuery()));
  // The first values stay, because a later response must not replace typed values.
  const [first, setFirst] = useState<KnownAccount>();
  if (first === undefined) {
    if (account.status === 'loading') return <SectionSkeleton />;
    setFirst(
      account.status === 'ready'
        ? { state: 'editable', values: accountValues(account.data) }
        : {
            state: 'unknown',
            values: { firstName: user.firstName, lastName: user.lastName, phone: user.phone ?? '' },
          },
    );
    return null;
  }
  return <PersonalForm {...props} account={first} />;
}
