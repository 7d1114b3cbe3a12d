import { API } from '@/config/limits';
import * as sample from '@/api/fallback/countries';
import { bulkResult, pageOf, pageQuery, readItems, readList } from '@/api/lists';
import { fromServer, sampleAfter } from '@/api/sampled';
import {
  count,
  counts,
  date,
  dateAsRead,
  id,
  maybe,
  named,
  unusedAnswer,
  ordinal,
  text,
  total,
} from '@/api/scalars';
import { get, post, put, readerOf, remove, z } from '@/api/schema';

/** Calls for countries. Reads answer `{ data, isSample }`; writes never fall back. */
const country = named(
  'Country',
  z.object({
    id,
    code: text,
    name: text,
    region: maybe(text),
    created: date,
    lastModified: dateAsRead,
  }),
);
export type Country = z.infer<typeof country>;
const countryInput = named(
  'CountryInput',
  z.object({ code: text, name: text, region: z.optional(z.nullable(text)) }),
);
/**
 * `lastModified` is the value that was read: a change by somebody else since is a 409
 * (`{ message, current }`).
 */
const change = z.object({ ...countryInput.shape, lastModified: z.optional(z.nullable(text)) });
/** The fields that the registration dialog needs of a country. */
const choice = z.object({ id, name: text, code: maybe(text) });

/** Only `total` is required; the other figures are shown when they are given. */
const statistics = named(
  'CountryStatistics',
  z.object({ total, byRegion: maybe(counts), lastUpdated: date }),
);
const requirement = named(
  'VisaRequirement',
  z.object({
    from: text,
    to: text,
    required: z.boolean(),
    type: maybe(text),
    maximumStayDays: maybe(z.number()),
    notes: maybe(text),
  }),
);
export type VisaRequirement = z.infer<typeof requirement>;
const countryPage = pageOf(country);
const countryList = named('CountryList', z.object({ countries: z.array(country), totalCount: count }));

const { attempts, timeout } = API.referenceData;
const after = API.fallbackDelay.countries;
const policy = { attempts, timeout, isProposal: true } as const;
const one = { response: country, read: (body: unknown) => fromServer(readerOf(country)(body)), ...policy };
const many = {
  response: z.array(country),
  read: (body: unknown) => fromServer(readItems(country, 'countries')(body)),
  ...policy,
};
const page = (body: unknown) => fromServer(readList(country, 'countries')(body));

/** The reads that show countries: the same records under their admin name, and the dashboard's figures. */
export const COUNTRIES_READS = ['/api/countries', '/api/admin/countries', '/api/admin/dashboard'] as const;

export const countries = {
  list: get('/api/countries', 'All countries; one page of them when page and pageSize are given', {
    query: z.object(pageQuery),
    response: z.union([countryList, countryPage]),
    read: page,
    fallback: sampleAfter(after, sample.countryPage),
    offline: true,
    attempts,
    timeout,
  }),
  /**
   * For the registration dialog. It has no built-in data, because an id that the
   * backend does not know must not be sent.
   */
  forRegistration: get('/api/countries', 'All countries; one page of them when page and pageSize are given', {
    query: z.object(pageQuery),
    response: z.union([countryList, countryPage]),
    read: readList(choice, 'countries'),
    essential: true,
    attempts,
    timeout,
  }),
  byId: get('/api/countries/{id}', 'One country', {
    ...one,
    fallback: sampleAfter(after, sample.countryById),
  }),
  byCode: get('/api/countries/by-code/{code}', 'One country by its ISO 3166 code', {
    ...one,
    fallback: sampleAfter(after, sample.countryByCode),
  }),
  create: post('/api/countries', 'Add a country', {
    body: countryInput,
    response: country,
    makesStale: COUNTRIES_READS,
    conflicts: [409, 422],
    isProposal: true,
  }),
  update: put('/api/countries/{id}', 'Change a country', {
    body: change,
    response: country,
    makesStale: COUNTRIES_READS,
    conflicts: [409, 422],
    attempts,
    timeout,
    isProposal: true,
  }),
  remove: remove('/api/countries/{id}', 'Delete a country', {
    response: unusedAnswer,
    makesStale: COUNTRIES_READS,
    conflicts: [409],
    attempts,
    timeout,
  }),
  search: get(
    '/api/countries/search',
    'Countries whose name or code matches; all of them on one page by default',
    {
      query: z.object({ q: text, ...pageQuery }),
      response: countryPage,
      read: page,
      fallback: sampleAfter(after, sample.countryPage),
      ...policy,
    },
  ),
  region: get('/api/countries/region/{region}', 'The countries of a region', {
    ...many,
    fallback: sampleAfter(after, sample.countriesOfRegion),
  }),
  popular: get('/api/countries/popular', 'The countries most often asked for (10 if no limit is given)', {
    ...many,
    query: z.object({ limit: z.optional(ordinal) }),
    fallback: sampleAfter(after, sample.popularCountries),
  }),
  statistics: get('/api/countries/statistics', 'How many countries there are, by region', {
    response: statistics,
    read: (body) => fromServer(readerOf(statistics)(body)),
    fallback: sampleAfter(after, sample.countryStatistics),
    ...policy,
  }),
  bulkUpdate: post(
    '/api/countries/bulk-update',
    'Change several countries; each succeeds or fails by itself',
    {
      body: z.object({ updates: z.array(z.object({ id: text, ...z.partial(change).shape })) }),
      response: bulkResult,
      makesStale: COUNTRIES_READS,
      isProposal: true,
    },
  ),
  visaRequirements: get('/api/countries/visa-requirements', 'What citizens of one country need for another', {
    query: z.object({ from: text, to: text }),
    response: requirement,
    read: (body) => fromServer(readerOf(requirement)(body)),
    fallback: sampleAfter(after, sample.visaRequirement),
    record: true,
    ...policy,
  }),
  visaRequirementsOf: get(
    '/api/countries/visa-requirements/{code}',
    'What citizens of a country need elsewhere',
    {
      response: z.array(requirement),
      read: (body) => fromServer(readItems(requirement)(body)),
      fallback: sampleAfter(after, () => []),
      ...policy,
    },
  ),
};
