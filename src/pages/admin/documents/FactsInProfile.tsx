import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffDocument } from '@/api/endpoints/documents';
import { profileSections, type ProfileSections } from '@/api/endpoints/profileSections';
import { userProfiles } from '@/api/endpoints/userProfiles';
import { queryOptionsFor } from '@/api/queries';
import { isNotFound } from '@/errors/ApiError';
import { type Fact, Facts } from '@/features/applications/Facts';
import { formatDay } from '@/forms/kinds/date/kind';
import { formatDate } from '@/i18n/format';
import type { TextKey } from '@/i18n/textKey';
import { QueryState } from '@/ui/loading/QueryState';
import { mapRead, readState } from '@/ui/loading/readState';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';

const PARTS = ['education', 'experience', 'tests'] as const;
type Part = (typeof PARTS)[number];
const PART_NAMES = {
  education: 'terms:education',
  experience: 'terms:workExperience',
  tests: 'terms:languageTests',
} as const satisfies Readonly<Record<Part, TextKey>>;

/** The sections of a profile that each type of document proves. Any other type may prove all of them. */
const PROVES: Readonly<Record<string, readonly Part[]>> = {
  passport: [],
  'civil-status': [],
  photo: [],
  biometrics: [],
  'medical-exam': [],
  'police-certificate': [],
  'proof-of-funds': [],
  certificate: ['education'],
  eca: ['education'],
  licence: ['education', 'experience'],
  'reference-letter': ['experience'],
  'language-test': ['tests'],
};
const provenBy = (type: string): readonly Part[] =>
  (Object.hasOwn(PROVES, type) ? PROVES[type] : undefined) ?? PARTS;

interface Line {
  readonly id: string;
  readonly names: readonly (string | null | undefined)[];
  readonly notes: readonly (string | undefined)[];
}

/** Returns the names and dates of a profile that a document of this type should agree with. */
function useFactsInProfile(): (sections: ProfileSections, type: string) => readonly Fact[] {
  const { t } = useTranslation(['checks', 'fields', 'terms']);
  const day = (key: 'taken' | 'result' | 'assessed', date: string | null) =>
    date === null
      ? undefined
      : t(key === 'taken' ? 'fields:takenOnDate' : `said.${key}`, { date: formatDate(date) });
  const range = (from: string | null, to: string | null): string | undefined => {
    if (from === null) return to === null ? undefined : formatDay(to, 'month');
    const start = formatDay(from, 'month');
    return to === null
      ? t('said.since', { from: start })
      : t('terms:range', { from: start, to: formatDay(to, 'month') });
  };
  return ({ profile, education, experience, languageTests }, type) => {
    const lines: Readonly<Record<Part, readonly Line[]>> = {
      education: education.map(({ id, name, institution, startedOn, finishedOn, eca }) => ({
        id,
        names: [name, institution],
        notes: [range(startedOn, finishedOn), day('assessed', eca.issuedOn)],
      })),
      experience: experience.map(({ id, title, employer, startedOn, finishedOn }) => ({
        id,
        names: [title, employer],
        notes: [range(startedOn, finishedOn)],
      })),
      tests: languageTests.map(({ id, name, score, takenOn, resultOn, certificateNo }) => ({
        id,
        names: [name, score],
        notes: [
          day('taken', takenOn),
          day('result', resultOn),
          certificateNo ? t('said.certificateNo', { number: certificateNo }) : undefined,
        ],
      })),
    };
    const born = profile?.dateOfBirth ?? null;
    return [
      ...(born === null ? [] : [{ label: t('fields:dateOfBirth'), value: formatDate(born) }]),
      ...provenBy(type)
        .filter((part) => lines[part].length > 0)
        .map((part) => ({ label: t(PART_NAMES[part]), value: <Lines lines={lines[part]} /> })),
    ];
  };
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return lines.map(({ id, names, notes }) => (
    <Box key={id} sx={{ '& + &': { mt: 1 } }}>
      {names
        .filter((name) => typeof name === 'string' && name !== '')
        .map((name, at) => (
          <Box component="span" key={name}>
            {at > 0 && SEPARATOR}
            <BidiText>{name ?? ''}</BidiText>
          </Box>
        ))}
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {notes.filter((note) => note !== undefined).join(SEPARATOR)}
      </Box>
    </Box>
  ));
}

/**
 * The facts of the profile that the document should agree with. Renders nothing when the owner is unknown.
 */
export function FactsInProfile({ document: { userId, type } }: { readonly document: StaffDocument }) {
  return userId === null ? null : <Said userId={userId} type={type} />;
}

interface SaidProps {
  readonly userId: string;
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
  if (isNotFound(error)) return null;
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
