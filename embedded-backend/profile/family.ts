import type { Backend } from '../backend.ts';
import type { Destination, Family, PartFields } from '../data/profileRecords.ts';
import type { Form } from '../http/Form.ts';
import { birthField, countryFields, credentialField, flagField } from './fields.ts';
import { CHARTS, scoresField, testCodeField } from './languageTests.ts';

type Partner = NonNullable<Family['partner']>;

const NO_SCORES = { listening: '', reading: '', writing: '', speaking: '' };

const partnerTest = (backend: Backend, partner: Form): Partner['test'] => {
  if (partner.fields.test === 'none') return 'none';
  const test = partner.group('test');
  if (test === undefined) return null;
  return {
    testCode: testCodeField(backend, test).code ?? '',
    scores: scoresField(test) ?? NO_SCORES,
    chart: test.word('chart', CHARTS) ?? null,
    takenOn: test.day('takenOn') ?? null,
  };
};

const partnerField = (backend: Backend, form: Form): Partner | null => {
  const partner = form.group('partner');
  if (partner === undefined) return null;
  return {
    accompanies: flagField(partner, 'accompanies'),
    citizenOrResident: flagField(partner, 'citizenOrResident'),
    dateOfBirth: birthField(backend, partner, 'dateOfBirth'),
    credential: credentialField(partner),
    test: partnerTest(backend, partner),
    canadianWorkYears: partner.number('canadianWorkYears', { min: 0, max: 60 }) ?? null,
    canadianStudy: flagField(partner, 'canadianStudy'),
  };
};

const ID = { max: 64 };

export const readFamily = (backend: Backend, form: Form): PartFields<Family> => ({
  maritalStatus: form.word('maritalStatus', ['single', 'partner']) ?? null,
  partner: partnerField(backend, form),
  dependants: (form.groups('dependants', 15) ?? []).map((each) => ({
    id: each.required('id', ID),
    relation: each.word('relation', ['child', 'other']) ?? 'other',
    dateOfBirth: birthField(backend, each, 'dateOfBirth'),
    accompanies: flagField(each, 'accompanies'),
  })),
  siblingInCanada: flagField(form, 'siblingInCanada'),
  relativeInCanada: flagField(form, 'relativeInCanada'),
});

const PROVINCE = /^CA-(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/;

export const readDestination = (backend: Backend, form: Form): PartFields<Destination> => ({
  countryIds: countryFields(backend, form, 'countryIds', 5),
  provinces:
    form.list(
      'provinces',
      (item) => (typeof item === 'string' && PROVINCE.test(item) ? item : undefined),
      13,
    ) ?? [],
  earliestStart: form.month('earliestStart') ?? null,
  remote: flagField(form, 'remote'),
  programme: form.word('programme', ['fsw', 'cec', 'fst', 'job', 'work-permit']) ?? null,
  canadianStudy: form.word('canadianStudy', ['none', 'one-or-two-year', 'three-year-plus']) ?? null,
  certificate: flagField(form, 'certificate'),
  nomination: flagField(form, 'nomination'),
  arrangedEmployment: flagField(form, 'arrangedEmployment'),
});
