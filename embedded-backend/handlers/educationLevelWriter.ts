import { isoAfter, isoNow, type Backend } from '../backend.ts';
import type { EducationLevel } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { conflict } from '../http/HttpFailure.ts';
import { newId } from '../security/tokens.ts';
import { refuseStale } from './stale.ts';

const CODE = {
  max: 50,
  pattern: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u,
  says: 'Use letters, digits, hyphens, dots and underscores.',
};
const LEVEL = { min: 0, max: 20 };
const ORDER = { min: 0, max: 1_000_000 };

/** Creates, changes and deletes education levels, for the public resource and the admin entity. */
export const educationLevelWriter = (backend: Backend) => {
  const { educationLevels, countries, userProfiles } = backend.data;
  const byCode = (code: string): EducationLevel | undefined => {
    const wanted = code.trim().toLowerCase();
    return educationLevels.find((level) => level.code.toLowerCase() === wanted);
  };
  const sameCode = (code: string, id: string): void => {
    const other = byCode(code);
    if (other && other.id !== id) throw conflict(`An education level with the code ${code} already exists.`);
  };
  const read = (form: Form, current?: EducationLevel) => {
    const countryId = form.has('countryId') ? (form.text('countryId') ?? null) : (current?.countryId ?? null);
    if (countryId !== null && !countries.get(countryId)) form.fail('countryId', 'This country is not known.');
    const last = Math.max(0, ...educationLevels.all().map(({ order }) => order)) + 1;
    // Null removes the number: the record gets the one that a new record without it gets.
    const kept = (name: 'level' | 'order', none: number) =>
      form.has(name) ? none : (current?.[name] ?? none);
    const fields = {
      code: current === undefined || form.has('code') ? form.required('code', CODE) : current.code,
      name: current === undefined || form.has('name') ? form.required('name', { max: 200 }) : current.name,
      level: form.number('level', LEVEL) ?? kept('level', 1),
      order: form.number('order', ORDER) ?? kept('order', last),
      isActive: form.boolean('isActive') ?? current?.isActive ?? true,
      countryId,
    };
    form.done();
    return fields;
  };
  const insert = (form: Form): EducationLevel => {
    const fields = read(form);
    sameCode(fields.code, '');
    const now = isoNow(backend);
    return educationLevels.put({ id: newId(), ...fields, created: now, lastModified: now });
  };
  const change = (id: string, form: Form): EducationLevel => {
    const current = educationLevels.require(id);
    const fields = read(form, current);
    refuseStale(form, current);
    sameCode(fields.code, id);
    const lastModified = isoAfter(backend, current.lastModified);
    return educationLevels.update(id, { ...fields, lastModified });
  };
  const remove = (id: string): void => {
    educationLevels.require(id);
    educationLevels.delete(id);
    for (const profile of userProfiles.filter((each) => each.educationLevelId === id)) {
      userProfiles.update(profile.id, { educationLevelId: null });
    }
  };
  return { byCode, insert, change, remove };
};
