import { isoNow } from '../backend.ts';
import type { EducationLevel } from '../data/records.ts';
import { notFound } from '../http/HttpFailure.ts';
import { arrange, pagedList, type ListRule } from '../http/paging.ts';
import { created, del, get, post, put, type Resource } from '../http/route.ts';
import { DEFAULT_LEVELS } from '../seed/educationLevels.ts';
import { newId } from '../security/tokens.ts';
import { bulkUpdate } from './bulkUpdate.ts';
import { educationLevelWriter } from './educationLevelWriter.ts';
import { recognition } from './recognition.ts';

export const EDUCATION_LIST: ListRule<EducationLevel> = {
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

const filtered = (levels: EducationLevel[], query: URLSearchParams): EducationLevel[] => {
  const active = query.get('active');
  const country = query.get('countryId');
  return levels.filter(
    (level) =>
      (active === null || active === '' || String(level.isActive) === active.toLowerCase()) &&
      (country === null || country === '' || level.countryId === country),
  );
};

export const educationLevels: Resource = (backend) => {
  const { educationLevels, countries } = backend.data;
  const { byCode, insert, change, remove } = educationLevelWriter(backend);
  const all = () => educationLevels.all();
  const required = (level: EducationLevel | undefined): EducationLevel => {
    if (!level) throw notFound('The education level');
    return level;
  };
  const byLevel = (levels: EducationLevel[]) =>
    levels.sort((a, b) => a.level - b.level || a.order - b.order || a.name.localeCompare(b.name, 'en'));
  const isDefault = (level: EducationLevel) => DEFAULT_LEVELS.some(([code]) => code === level.code);

  return [
    get('/api/EducationLevels', ({ query }) => pagedList(filtered(all(), query), query, EDUCATION_LIST)),
    get('/api/EducationLevels/search', ({ query }) =>
      pagedList(filtered(all(), query), query, EDUCATION_LIST),
    ),
    get('/api/EducationLevels/active', ({ query }) =>
      arrange(
        all().filter((level) => level.isActive),
        query,
        EDUCATION_LIST,
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
        EDUCATION_LIST,
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
        EDUCATION_LIST,
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
      remove(param('id'));
    }),
  ];
};
