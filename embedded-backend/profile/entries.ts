import type { Backend } from '../backend.ts';
import type { Education, Experience, PartFields } from '../data/profileRecords.ts';
import { countryField } from '../handlers/authRegistration.ts';
import type { Form } from '../http/Form.ts';
import { credentialField, documentField, flagField, spanFields } from './fields.ts';

const ECA = ['none', 'ordered', 'done'] as const;

const ecaField = (form: Form): Education['eca'] => {
  const eca = form.group('eca');
  return {
    status: eca?.word('status', ECA) ?? 'none',
    body: eca?.text('body', { max: 120 }) ?? null,
    referenceNo: eca?.text('referenceNo', { max: 60 }) ?? null,
    issuedOn: eca?.day('issuedOn') ?? null,
  };
};

export const readEducation = (backend: Backend, form: Form, userId: string): PartFields<Education> => {
  const educationLevelId = form.text('educationLevelId') ?? null;
  if (educationLevelId !== null && !backend.data.educationLevels.get(educationLevelId)) {
    form.fail('educationLevelId', 'This value is not known.');
  }
  return {
    credential: credentialField(form),
    educationLevelId,
    name: form.text('name', { max: 160 }) ?? '',
    field: form.text('field', { max: 160 }) ?? null,
    institution: form.text('institution', { max: 160 }) ?? '',
    countryId: countryField(backend, form, 'countryId'),
    ...spanFields(form),
    inProgress: form.boolean('inProgress') ?? false,
    fullTime: flagField(form, 'fullTime'),
    eca: ecaField(form),
    documentId: documentField(backend, form, userId),
  };
};

const NOC = {
  max: 5,
  pattern: /^\d[0-5]\d{3}$/,
  says: 'A NOC code has five digits, and its second digit is 0 to 5.',
};

export const readExperience = (backend: Backend, form: Form, userId: string): PartFields<Experience> => ({
  title: form.text('title', { max: 160 }) ?? '',
  employer: form.text('employer', { max: 160 }) ?? '',
  countryId: countryField(backend, form, 'countryId'),
  city: form.text('city', { max: 120 }) ?? null,
  ...spanFields(form),
  hoursPerWeek: form.number('hoursPerWeek', { min: 1, max: 100 }) ?? null,
  paid: flagField(form, 'paid'),
  selfEmployed: flagField(form, 'selfEmployed'),
  duties: form.texts('duties', 15, 300) ?? [],
  nocCode: form.text('nocCode', NOC) ?? null,
  documentId: documentField(backend, form, userId),
});
