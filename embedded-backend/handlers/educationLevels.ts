import { isoAfter, isoNow, type Backend } from '../backend.ts';
import type { EducationLevel } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { conflict, notFound } from '../http/HttpFailure.ts';
import { arrange, pagedList, type ListRule } from '../http/paging.ts';
import { created, del, get, post, put, type Resource } from '../http/route.ts';
import { DEFAULT_LEVELS } from '../seed/educationLevels.ts';
import { newId } from '../security/tokens.ts';
import { bulkUpdate } from './bulkUpdate.ts';
import { recognition } from './recognition.ts';
import { refuseStale } from './stale.ts';

const LIST: ListRule<EducationLevel> = {
  search: ({ code, name }) => [code, name],
  sort: {
    order: ({ order }) => order,
    code: ({ code }) => code,
    name: ({ name }) => name,
    level: ({ level }) => level,
    created: ({ created }) => created,
    lastModified: ({ lastModified }) => lastModified,
  },
  defaultSort: 'order',
};

const CODE = {
  max: 50,
  pattern: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u,
  says: 'Use letters, digits, hyphens, dots and underscores.',
};
const LEVEL = { min: 0, max: 20 };
const ORDER = { min: 0, max: 1_000_000 };

const filtered = (levels: EducationLevel[], query: URLSearchParams): EducationLevel[] => {
  const active = query.get('active');
  const country = query.get('countryId');
  return levels.filter(
    (level) =>
      (active === null || active === '' || String(level.isActive) === active.toLowerCase()) &&
      (country === null || country === '' || level.countryId === country),
  );
};

const writer = ({ data, ...backend }: Backend) => {
  const { educationLevels, countries } = data;
  const byCode = (code: string): EducationLevel | undefined => {
    const wanted = code.trim().toLowerCase();
    return educationLevels.find((level) => level.code.toLowerCase() === wanted);
  };
  const sameCode = (code: string, id: string): void => {
    const other = byCode(code);
    if (other && other.id !== id) throw conflict(`An education level with the code ${code} already exists.`);
  };
  const read = (form: Form, current: Omit<EducationLevel, 'id' | 'created' | 'lastModified'>) => {
    const countryId = form.has('countryId') ? (form.text('countryId') ?? null) : current.countryId;
    if (countryId !== null && !countries.get(countryId)) form.fail('countryId', 'This country is not known.');
    const fields = {
      code: form.has('code') || current.code === '' ? form.required('code', CODE) : current.code,
      name: form.has('name') || current.name === '' ? form.required('name', { max: 200 }) : current.name,
      level: form.number('level', LEVEL) ?? current.level,
      order: form.number('order', ORDER) ?? current.order,
      isActive: form.boolean('isActive') ?? current.isActive,
      countryId,
    };
    form.done();
    return fields;
  };
  const insert = (form: Form): EducationLevel => {
    const order = Math.max(0, ...educationLevels.all().map((level) => level.order)) + 1;
    const fields = read(form, { code: '', name: '', level: 1, order, isActive: true, countryId: null });
    sameCode(fields.code, '');
    const now = isoNow({ data, ...backend });
    return educationLevels.put({ id: newId(), ...fields, created: now, lastModified: now });
  };
  const change = (id: string, form: Form): EducationLevel => {
    const current = educationLevels.require(id);
    const fields = read(form, current);
    refuseStale(form, current);
    sameCode(fields.code, id);
    const lastModified = isoAfter({ data, ...backend }, current.lastModified);
    return educationLevels.update(id, { ...fields, lastModified });
  };
  return { byCode, insert, change };
};

export const educationLevels: Resource = (backend) => {
  const { educationLevels, userProfiles, countries } = backend.data;
  const { byCode, insert, change } = writer(backend);
  const all = () => educationLevels.all();
  const required = (level: EducationLevel | undefined): EducationLevel => {
    if (!level) throw notFound('The education level');
    return level;
  };
  const byLevel = (levels: EducationLevel[]) =>
    levels.sort((a, b) => a.level - b.level || a.order - b.order || a.name.localeCompare(b.name, 'en'));
  const isDefault = (level: EducationLevel) => DEFAULT_LEVELS.some(([code]) => code === level.code);

  return [
    get('/api/EducationLevels', ({ query }) => pagedList(filtered(all(), query), query, LIST)),
    get('/api/EducationLevels/search', ({ query }) => pagedList(filtered(all(), query), query, LIST)),
    get('/api/EducationLevels/active', ({ query }) =>
      arrange(
        all().filter((level) => level.isActive),
        query,
        LIST,
      ),
    ),
    get('/api/EducationLevels/hierarchy', () => byLevel(all())),
    get('/api/EducationLevels/defaults', () => byLevel(all().filter(isDefault))),
    get('/api/EducationLevels/statistics', () => {
      const counts: Record<string, number> = {};
      for (const { level } of all()) counts[level] = (counts[level] ?? 0) + 1;
      return { total: all().length, active: all().filter((level) => level.isActive).length, byLevel: counts };
    }),
    get('/api/EducationLevels/by-code/:code', ({ param }) => required(byCode(param('code')))),
    get('/api/EducationLevels/exists/:code', ({ param }) => ({
      exists: byCode(param('code')) !== undefined,
    })),
    get('/api/EducationLevels/level/:n', ({ param, query }) =>
      arrange(
        all().filter((level) => level.level === Number(param('n'))),
        query,
        LIST,
      ),
    ),
    get('/api/EducationLevels/order/:n', ({ param }) =>
      required(all().find((level) => level.order === Number(param('n')))),
    ),
    get('/api/EducationLevels/country/:id', ({ param, query }) => {
      const { id } = countries.require(param('id'));
      return arrange(
        all().filter((level) => level.countryId === id),
        query,
        LIST,
      );
    }),
    get('/api/EducationLevels/:id', ({ param }) => educationLevels.require(param('id'))),
    get('/api/EducationLevels/:id/recognition/:countryId', ({ param }) =>
      recognition(
        educationLevels.require(param('id')),
        countries.require(param('countryId')),
        all().filter((level) => level.isActive),
      ),
    ),

    post('/api/EducationLevels', async ({ admin, form }) => {
      admin();
      return created(insert(await form()));
    }),
    post('/api/EducationLevels/defaults', ({ admin }) => {
      admin();
      const now = isoNow(backend);
      for (const [index, [code, name, level]] of DEFAULT_LEVELS.entries()) {
        if (byCode(code)) continue;
        const fields = { code, name, level, order: index + 1, isActive: true, countryId: null };
        educationLevels.put({ id: newId(), ...fields, created: now, lastModified: now });
      }
      return byLevel(all().filter(isDefault));
    }),
    post('/api/EducationLevels/bulk-update', async ({ admin, form }) => {
      admin();
      return bulkUpdate(await form(), change);
    }),
    put('/api/EducationLevels/:id', async ({ admin, form, param }) => {
      admin();
      return change(param('id'), await form());
    }),
    del('/api/EducationLevels/:id', ({ admin, param }) => {
      admin();
      const { id } = educationLevels.require(param('id'));
      educationLevels.delete(id);
      for (const profile of userProfiles.filter((each) => each.educationLevelId === id)) {
        userProfiles.update(profile.id, { educationLevelId: null });
      }
    }),
  ];
};
