import { API } from '@/config/limits';
import * as sample from '@/api/fallback/educationLevels';
import { bulkResult, pageOf, pageQuery, readItems, readList } from '@/api/lists';
import { fromServer, sampleAfter } from '@/api/sampled';
import {
  count,
  counts,
  date,
  dateAsRead,
  id,
  maybe,
  maybeId,
  named,
  unusedAnswer,
  text,
  total,
} from '@/api/scalars';
import { get, post, put, readerOf, remove, z } from '@/api/schema';

/** Calls for education levels. Reads answer `{ data, isSample }`; writes never fall back. */
const level = named(
  'EducationLevel',
  z.object({
    id,
    code: text,
    name: text,
    level: maybe(z.number()),
    order: maybe(z.number()),
    isActive: maybe(z.boolean()),
    countryId: maybeId,
    created: date,
    lastModified: dateAsRead,
  }),
);
export type EducationLevel = z.infer<typeof level>;
const input = named(
  'EducationLevelInput',
  z.object({
    code: text,
    name: text,
    /** Null removes the number, like that of `order`: the backend chooses one, as for a new record. */
    level: z.optional(z.nullable(z.number())),
    order: z.optional(z.nullable(z.number())),
    isActive: z.optional(z.boolean()),
    countryId: z.optional(z.nullable(text)),
  }),
);
/**
 * `lastModified` is the value that was read: a change by somebody else since is a 409
 * (`{ message, current }`).
 */
const change = z.object({ ...input.shape, lastModified: z.optional(z.nullable(text)) });

/** Only `total` is required; the other figures are shown when they are given. */
const statistics = named(
  'EducationLevelStatistics',
  z.object({ total, active: maybe(count), byLevel: maybe(counts) }),
);
const levelPage = pageOf(level);
const existence = z.object({ exists: z.boolean() });
const recognition = named(
  'Recognition',
  z.object({
    educationLevelId: id,
    countryId: id,
    recognized: z.boolean(),
    equivalent: maybe(text),
    notes: maybe(text),
  }),
);
export type Recognition = z.infer<typeof recognition>;

const policy = { attempts: API.referenceData.attempts, timeout: API.referenceData.timeout } as const;
const after = API.fallbackDelay.educationLevels;
const sampled = <T>(schema: z.ZodMiniType<T>) => ({
  response: schema,
  read: (body: unknown) => fromServer(readerOf(schema)(body)),
  isProposal: true as const,
  ...policy,
});
const one = sampled(level);
const many = {
  response: z.array(level),
  read: (body: unknown) => fromServer(readItems(level, 'educationLevels')(body)),
  isProposal: true,
  ...policy,
} as const;
const BASE = '/api/EducationLevels';

/**
 * The reads that show education levels: the same records under their admin name, and
 * the profiles and figures that count them.
 */
export const LEVELS_READS = [
  BASE,
  '/api/admin/education-levels',
  '/api/UserProfiles',
  '/api/admin/user-profiles',
  '/api/user',
  '/api/admin/dashboard',
] as const;

export const educationLevels = {
  list: get(BASE, 'One page of the education levels', {
    query: z.object({ ...pageQuery, active: z.optional(z.boolean()) }),
    response: levelPage,
    read: (body) => fromServer(readList(level, 'educationLevels')(body)),
    fallback: sampleAfter(after, sample.levelPage),
    ...policy,
  }),
  byId: get(`${BASE}/{id}`, 'One education level', {
    ...one,
    fallback: sampleAfter(after, sample.levelById),
  }),
  byCode: get(`${BASE}/by-code/{code}`, 'One education level by its code', {
    ...one,
    fallback: sampleAfter(after, sample.levelByCode),
  }),
  create: post(BASE, 'Add an education level', {
    body: input,
    response: level,
    makesStale: LEVELS_READS,
    conflicts: [409, 422],
    isProposal: true,
  }),
  update: put(`${BASE}/{id}`, 'Change an education level; 409 when it was changed since it was read', {
    body: change,
    response: level,
    makesStale: LEVELS_READS,
    conflicts: [409, 422],
    isProposal: true,
    ...policy,
  }),
  remove: remove(`${BASE}/{id}`, 'Delete an education level', {
    response: unusedAnswer,
    makesStale: LEVELS_READS,
    conflicts: [409],
    ...policy,
  }),
  search: get(`${BASE}/search`, 'Education levels whose code or name matches; 10 a page by default', {
    query: z.object({ q: text, ...pageQuery, active: z.optional(z.boolean()) }),
    response: levelPage,
    read: (body) => fromServer(readList(level, 'educationLevels', API.pageSize)(body)),
    fallback: sampleAfter(after, sample.levelSearch),
    isProposal: true,
    ...policy,
  }),
  ofLevel: get(`${BASE}/level/{n}`, 'The education levels of one rank', {
    ...many,
    fallback: sampleAfter(after, sample.levelsOfNumber),
  }),
  active: get(`${BASE}/active`, 'The education levels that are in use', {
    ...many,
    fallback: sampleAfter(after, sample.allLevels),
  }),
  hierarchy: get(`${BASE}/hierarchy`, 'All education levels, lowest rank first', {
    ...many,
    offline: true,
    fallback: sampleAfter(after, sample.allLevels),
  }),
  atPosition: get(`${BASE}/order/{n}`, 'The education level at a position of the list', {
    ...one,
    fallback: sampleAfter(after, sample.levelAt),
  }),
  statistics: get(`${BASE}/statistics`, 'How many education levels there are, by rank', {
    ...sampled(statistics),
    fallback: sampleAfter(after, sample.levelStatistics),
  }),
  exists: get(`${BASE}/exists/{code}`, 'Whether a code is taken', {
    ...sampled(existence),
    fallback: sampleAfter(after, sample.levelExists),
  }),
  bulkUpdate: post(
    `${BASE}/bulk-update`,
    'Change several education levels; each succeeds or fails by itself',
    {
      body: z.object({ updates: z.array(z.object({ id: text, ...z.partial(change).shape })) }),
      response: bulkResult,
      makesStale: LEVELS_READS,
      isProposal: true,
    },
  ),
  defaults: get(`${BASE}/defaults`, 'The four default education levels', {
    ...many,
    fallback: sampleAfter(after, sample.allLevels),
  }),
  createDefaults: post(`${BASE}/defaults`, 'Create those of the four default levels that are missing', {
    body: z.object({}),
    response: z.array(level),
    makesStale: LEVELS_READS,
    read: readItems(level, 'educationLevels'),
    isProposal: true,
  }),
  ofCountry: get(`${BASE}/country/{id}`, 'The education levels of a country', {
    ...many,
    fallback: sampleAfter(after, sample.levelsOfCountry),
  }),
  recognition: get(
    `${BASE}/{id}/recognition/{countryId}`,
    'Whether a country recognises an education level',
    {
      ...sampled(recognition),
      fallback: sampleAfter(after, sample.recognition),
    },
  ),
};
