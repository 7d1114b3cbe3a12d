import type { Education, EducationInput } from '@/api/endpoints/profileEntryShapes';
import { ECA_STATES, type EcaState } from '@/config/profile';
import { isCredential } from '@/eligibility/credentials';
import { readMonth } from '@/forms/fields/monthText';
import { fieldsOf, likeBlank } from '@/pages/profile-edit/sections/entries/blank';
import { storedMonth } from '@/pages/profile-edit/sections/entries/months';
import { isStored } from '@/pages/profile-edit/storedValues';
import { given } from '@/pages/profile-edit/values';

/** An education as it stands in its form: texts as typed, ids as chosen, '' for nothing. */
export interface EducationValues {
  readonly id: string;
  readonly credential: string;
  readonly educationLevelId: string;
  readonly name: string;
  readonly field: string;
  readonly institution: string;
  readonly countryId: string;
  /** Months as monthText.ts writes them. */
  readonly startedOn: string;
  readonly finishedOn: string;
  /** Still studying: what stands in `finishedOn` does not count. */
  readonly inProgress: boolean;
  readonly eca: EcaState;
  readonly ecaBody: string;
  readonly ecaReferenceNo: string;
  readonly ecaIssuedOn: string;
  /** It also sets the education level of the profile. */
  readonly highest: boolean;
}
export type EducationField = Exclude<keyof EducationValues, 'id'>;

/** In the order in which they stand on the screen: the first wrong one takes the focus. */
const NO_EDUCATION: EducationValues = {
  id: '',
  credential: '',
  educationLevelId: '',
  highest: false,
  name: '',
  field: '',
  institution: '',
  countryId: '',
  startedOn: '',
  finishedOn: '',
  inProgress: false,
  eca: 'none',
  ecaBody: '',
  ecaReferenceNo: '',
  ecaIssuedOn: '',
};
export const EDUCATION_FIELDS: readonly EducationField[] = fieldsOf(NO_EDUCATION);

/**
 * What is stored, as the form's first values.
 * @param highest whether the profile has its education level from here; for the first entry, it will.
 */
export function educationValues(entry: Education | null, highest: boolean): EducationValues {
  if (entry === null) return { ...NO_EDUCATION, highest };
  const { eca } = entry;
  return {
    id: entry.id,
    credential: entry.credential ?? '',
    educationLevelId: entry.educationLevelId ?? '',
    name: entry.name,
    field: entry.field ?? '',
    institution: entry.institution,
    countryId: entry.countryId ?? '',
    startedOn: storedMonth(entry.startedOn),
    finishedOn: storedMonth(entry.finishedOn),
    inProgress: entry.inProgress,
    eca: eca.status,
    ecaBody: eca.body ?? '',
    ecaReferenceNo: eca.referenceNo ?? '',
    ecaIssuedOn: eca.issuedOn ?? '',
    highest,
  };
}

/** The values of a stored draft; undefined when they are none. */
export const educationValuesFrom = (stored: unknown): EducationValues | undefined =>
  isStored(stored) ? { ...likeBlank(NO_EDUCATION, stored), eca: ecaState(stored.eca) } : undefined;

/** Any other word counts as 'none'. */
const ecaState = (word: unknown): EcaState => ECA_STATES.find((state) => state === word) ?? 'none';

/** The body of a PUT. What the form does not show stays as it was. */
export function educationBody(values: EducationValues, before: Education | null): EducationInput {
  const { eca: status } = values;
  return {
    credential: isCredential(values.credential) ? values.credential : null,
    educationLevelId: given(values.educationLevelId),
    name: values.name.trim(),
    field: given(values.field),
    institution: values.institution.trim(),
    countryId: given(values.countryId),
    startedOn: readMonth(values.startedOn) ?? null,
    finishedOn: values.inProgress ? null : (readMonth(values.finishedOn) ?? null),
    inProgress: values.inProgress,
    fullTime: before?.fullTime ?? null,
    eca: {
      status,
      body: status === 'none' ? null : given(values.ecaBody),
      referenceNo: status === 'none' ? null : given(values.ecaReferenceNo),
      issuedOn: status === 'done' ? given(values.ecaIssuedOn) : null,
    },
    documentId: before?.documentId ?? null,
  };
}
