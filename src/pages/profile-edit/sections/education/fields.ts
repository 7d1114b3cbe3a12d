import type { Education } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { ECA_STATES, PROFILE_LENGTHS } from '@/config/profile';
import { CHOSEN_CREDENTIALS } from '@/eligibility/credentials';
import { defineForm } from '@/forms/defineForm';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { endAfterStart, entryKind, nothingGiven } from '@/pages/profile-edit/sections/entries/entryKind';
import { pastDay } from '@/pages/profile-edit/kinds';
import { educationLevel } from '@/pages/profile-edit/listed';

/** The facts about an assessment, when there is one. */
const OF_ECA = { line: 'eca', asked: ({ eca }: Readonly<Record<string, unknown>>) => eca !== 'none' };

/** The form of an education. */
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
    field: { kind: 'text', label: 'fields:fieldOfStudy', maxLength: PROFILE_LENGTHS.field, line: 'study' },
    institution: { kind: 'text', maxLength: PROFILE_LENGTHS.institution, line: 'study' },
    countryId: { kind: 'country', label: 'fields:country', line: 'country' },
    startedOn: { kind: 'month', line: 'time' },
    finishedOn: { kind: 'month', line: 'time', asked: ({ inProgress }) => inProgress !== true },
    inProgress: { kind: 'check' },
    eca: {
      kind: 'choice',
      look: 'radio',
      options: optionsOf(ECA_STATES, 'entries:eca'),
      blank: 'none',
      hint: 'entries:hints.eca',
    },
    ecaBody: { kind: 'text', maxLength: PROFILE_LENGTHS.ecaBody, ...OF_ECA },
    ecaReferenceNo: { kind: 'text', maxLength: PROFILE_LENGTHS.ecaReference, ...OF_ECA },
    ecaIssuedOn: { kind: pastDay(), line: 'ecaIssued', asked: ({ eca }) => eca === 'done' },
  },
  rules: ({ highest: _highest, inProgress: _inProgress, eca: _eca, ...given }) => ({
    credential: nothingGiven(given),
    finishedOn: endAfterStart(given.startedOn, given.finishedOn),
  }),
});

export const EDUCATION_KIND = entryKind({
  section: 'education',
  part: 'education',
  form: EDUCATION,
  // The profile decides whether an entry is the highest, so changing only that creates no draft.
  draftFields: EDUCATION.names.filter((field) => field !== 'highest'),
  flat: ({ eca, ...entry }: Education) => ({
    ...entry,
    eca: eca.status,
    ecaBody: eca.body,
    ecaReferenceNo: eca.referenceNo,
    ecaIssuedOn: eca.issuedOn,
  }),
  body: ({ highest: _highest, eca, ecaBody, ecaReferenceNo, ecaIssuedOn, ...sent }, before) => ({
    ...sent,
    name: sent.name ?? '',
    institution: sent.institution ?? '',
    inProgress: sent.inProgress === true,
    fullTime: before?.fullTime ?? null,
    eca: { status: eca ?? 'none', body: ecaBody, referenceNo: ecaReferenceNo, issuedOn: ecaIssuedOn },
    documentId: before?.documentId ?? null,
  }),
  save: profileSections.saveEducation,
  remove: profileSections.removeEducation,
});
