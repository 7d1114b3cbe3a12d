import type { Education, EducationInput } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { ECA_STATES, PROFILE_LENGTHS, PROFILE_MOST } from '@/config/profile';
import { CHOSEN_CREDENTIALS, isCredential } from '@/eligibility/credentials';
import { defineForm, type ValuesOf } from '@/forms/defineForm';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { endAfterStart, entryDraft, type EntryKind } from '@/pages/profile-edit/sections/entries/entryKind';
import { pastDay } from '@/pages/profile-edit/kinds';
import { educationLevel } from '@/pages/profile-edit/listed';
import { REQUIRED } from '@/validation/rules';

/** The form of an education. The fields about an assessment are shown only when there is one. */
export const EDUCATION = defineForm({
  labels: 'fields',
  fields: {
    credential: {
      kind: 'choice',
      options: optionsOf(CHOSEN_CREDENTIALS, 'eligibility:credential'),
      hint: 'entries:hints.credential',
    },
    educationLevelId: { kind: educationLevel, hint: 'entries:hints.educationLevel' },
    highest: { kind: 'check', hint: 'entries:hints.highest' },
    name: { kind: 'text', label: 'fields:nameOfTheCredential', maxLength: PROFILE_LENGTHS.credentialName },
    field: { kind: 'text', label: 'fields:fieldOfStudy', maxLength: PROFILE_LENGTHS.field },
    institution: { kind: 'text', maxLength: PROFILE_LENGTHS.institution },
    countryId: { kind: 'country', label: 'fields:country' },
    startedOn: { kind: 'month' },
    finishedOn: { kind: 'month', asked: ({ inProgress }) => inProgress !== true },
    inProgress: { kind: 'check' },
    eca: {
      kind: 'choice',
      look: 'radio',
      options: optionsOf(ECA_STATES, 'entries:eca'),
      blank: 'none',
      hint: 'entries:hints.eca',
    },
    ecaBody: { kind: 'text', maxLength: PROFILE_LENGTHS.ecaBody, asked: ({ eca }) => eca !== 'none' },
    ecaReferenceNo: {
      kind: 'text',
      maxLength: PROFILE_LENGTHS.ecaReference,
      asked: ({ eca }) => eca !== 'none',
    },
    ecaIssuedOn: {
      kind: pastDay(),
      asked: ({ eca }) => eca === 'done',
    },
  },
  rules: ({ highest: _highest, inProgress: _inProgress, eca: _eca, ...given }) => ({
    credential: Object.values(given).every((text) => text.trim() === '') ? REQUIRED : undefined,
    finishedOn: endAfterStart(given.startedOn, given.finishedOn),
  }),
});

/** The lines of the form. */
export const EDUCATION_LINES = [
  'credential',
  'educationLevelId',
  'highest',
  'name',
  ['field', 'institution'],
  ['countryId'],
  ['startedOn', 'finishedOn'],
  'inProgress',
  'eca',
  ['ecaBody', 'ecaReferenceNo'],
  ['ecaIssuedOn'],
] as const;

export type EducationValues = ValuesOf<typeof EDUCATION.fields> & { readonly id: string };

/**
 * The first values of the form. @param highest whether the profile's education level comes from this entry
 */
export const educationValues = (entry: Education | null, highest: boolean): EducationValues => {
  if (entry === null) return { ...EDUCATION.blank, id: '', highest };
  const { status: eca, body: ecaBody, referenceNo: ecaReferenceNo, issuedOn: ecaIssuedOn } = entry.eca;
  return {
    ...EDUCATION.read({ ...entry, eca, ecaBody, ecaReferenceNo, ecaIssuedOn, highest }),
    id: entry.id,
  };
};

/** The body of the PUT request. Members that the form does not show are unchanged. */
export function educationBody(values: EducationValues, before: Education | null): EducationInput {
  const { highest: _highest, eca, ecaBody, ecaReferenceNo, ecaIssuedOn, ...sent } = EDUCATION.sent(values);
  return {
    ...sent,
    credential: sent.credential !== null && isCredential(sent.credential) ? sent.credential : null,
    name: sent.name ?? '',
    institution: sent.institution ?? '',
    inProgress: sent.inProgress === true,
    fullTime: before?.fullTime ?? null,
    eca: {
      status: ECA_STATES.find((state) => state === eca) ?? 'none',
      body: ecaBody,
      referenceNo: ecaReferenceNo,
      issuedOn: ecaIssuedOn,
    },
    documentId: before?.documentId ?? null,
  };
}

/** @param isHighest whether the profile has its education level from an entry; null for a new entry */
export const educationKind = (
  isHighest: (entry: Education | null) => boolean,
): EntryKind<Education, EducationValues, EducationInput> => ({
  section: 'education',
  part: 'education',
  most: PROFILE_MOST.education,
  fields: EDUCATION.names,
  // The profile decides whether an entry is the highest, so changing only that creates no draft.
  draftFields: EDUCATION.names.filter((field) => field !== 'highest'),
  valuesOf: (entry) => educationValues(entry, isHighest(entry)),
  valuesFrom: entryDraft(EDUCATION),
  bodyOf: educationBody,
  put: (id, body) => send(profileSections.saveEducation, { path: { id }, body }),
  remove: (id, options) => send(profileSections.removeEducation, { path: { id }, ...options }),
  read: profileSections.saveEducation.read,
});
