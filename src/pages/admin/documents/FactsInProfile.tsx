import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffDocument } from '@/api/endpoints/documents';
import { profileSections } from '@/api/endpoints/profileSections';
import { userProfiles } from '@/api/endpoints/userProfiles';
import { queryOptionsFor } from '@/api/queries';
import { ApiError } from '@/errors/ApiError';
import { Facts } from '@/features/applications/Facts';
import { QueryState } from '@/ui/loading/QueryState';
import { mapRead, readState } from '@/ui/loading/readState';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { useFactsInProfile } from './useFactsInProfile';

/**
 * The facts of the profile that the document should agree with. Renders nothing when the owner is unknown.
 */
export function FactsInProfile({ document: { userId, type } }: { readonly document: StaffDocument }) {
  return userId === null ? null : <Said userId={userId} type={type} />;
}

interface SaidProps {
  readonly userId: string;
  /** The type of the document. */
  readonly type: string;
}

function Said({ userId, type }: SaidProps): ReactNode {
  const { t } = useTranslation('checks');
  const factsOf = useFactsInProfile();
  const profile = useQuery(queryOptionsFor(userProfiles.byUser, { path: { userId } }));
  const id = profile.data?.id;
  const sections = useQuery({
    ...queryOptionsFor(profileSections.ofProfile, { path: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const error = profile.error ?? sections.error;
  // The person has no profile, so there is nothing to compare.
  if (error instanceof ApiError && error.status === 404) return null;
  const state =
    profile.error === null
      ? mapRead(readState(sections), (all) => factsOf(all, type))
      : mapRead(readState(profile), () => []);
  return (
    <QueryState
      state={state}
      failed={t('missingPerson')}
      skeleton={<TextSkeleton lines={3} />}
      notOffered={null}
      isEmpty={(facts) => facts.length === 0}
      empty={null}
    >
      {(facts) => (
        <Box component="section" aria-labelledby="check-said">
          <Box component="h3" id="check-said" sx={{ typography: 'h6', m: 0 }}>
            {t('said.title')}
          </Box>
          <Facts facts={facts} />
        </Box>
      )}
    </QueryState>
  );
}
