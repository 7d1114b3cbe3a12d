import { isoAfter, isoNow, type Backend } from '../backend.ts';
import type { Country } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { conflict, notFound } from '../http/HttpFailure.ts';
import { arrange, pagedList, wholeNumber, type ListRule } from '../http/paging.ts';
import { created, del, get, post, put, type Resource } from '../http/route.ts';
import { newId } from '../security/tokens.ts';
import { visaRequirement } from '../visaRequirements.ts';
import { bulkUpdate } from './bulkUpdate.ts';
import { refuseStale } from './stale.ts';

export const COUNTRY_LIST: ListRule<Country> = {
  search: ({ code, name, region }) => [code, name, region],
  sort: {
    name: ({ name }) => name,
    code: ({ code }) => code,
    region: ({ region }) => region,
    created: ({ created }) => created,
    lastModified: ({ lastModified }) => lastModified,
  },
  defaultSort: 'name',
};

/** Countries that candidates most often come from or go to. */
const POPULAR = 'CA US GB AU DE AE NZ IE FR NL PH IN MX IR QA SG SA CH SE NO'.split(' ');
const CODE = { max: 2, pattern: /^[a-z]{2}$/i, says: 'The code must have two letters (ISO 3166-1).' };

/** Creates, changes and deletes countries, for this resource and the admin entity. */
export const countryWriter = (backend: Backend) => {
  const { countries, userProfiles, educationLevels } = backend.data;
  const byCode = (code: string): Country | undefined =>
    countries.find((country) => country.code === code.trim().toUpperCase());
  const sameCode = (code: string, id: string): void => {
    const other = byCode(code);
    if (other && other.id !== id) throw conflict(`A country with the code ${code} already exists.`);
  };
  const insert = (form: Form): Country => {
    const code = form.required('code', CODE).toUpperCase();
    const name = form.required('name', { max: 120 });
    const region = form.text('region', { max: 60 }) ?? null;
    form.done();
    sameCode(code, '');
    const now = isoNow(backend);
    return countries.put({ id: newId(), code, name, region, created: now, lastModified: now });
  };
  const change = (id: string, form: Form): Country => {
    const current = countries.require(id);
    const code = form.has('code') ? form.required('code', CODE).toUpperCase() : current.code;
    const name = form.has('name') ? form.required('name', { max: 120 }) : current.name;
    const region = form.has('region') ? (form.text('region', { max: 60 }) ?? null) : current.region;
    form.done();
    refuseStale(form, current);
    sameCode(code, id);
    const lastModified = isoAfter(backend, current.lastModified);
    return countries.update(id, { code, name, region, lastModified });
  };
  const remove = (id: string): void => {
    const { name } = countries.require(id);
    const used =
      userProfiles.find(
        (profile) => profile.countryOfBirthId === id || profile.countryOfResidenceId === id,
      ) ?? educationLevels.find((level) => level.countryId === id);
    if (used) throw conflict(`${name} is in use and cannot be deleted.`);
    countries.delete(id);
  };
  return { byCode, insert, change, remove };
};

export const countries: Resource = (backend) => {
  const { countries } = backend.data;
  const { byCode, insert, change, remove } = countryWriter(backend);
  const requireCode = (code: string): Country => {
    const country = byCode(code) ?? countries.get(code);
    if (!country) throw notFound('The country');
    return country;
  };

  return [
    get('/api/countries', ({ query }) => {
      if (['page', 'pageSize', 'search', 'sort', 'order'].some((name) => query.has(name))) {
        return pagedList(countries.all(), query, COUNTRY_LIST);
      }
      return { countries: arrange(countries.all(), query, COUNTRY_LIST), totalCount: countries.size };
    }),
    get('/api/countries/search', ({ query }) =>
      pagedList(countries.all(), query, { ...COUNTRY_LIST, pageSize: Math.max(1, countries.size) }),
    ),
    get('/api/countries/by-code/:code', ({ param }) => requireCode(param('code'))),
    get('/api/countries/region/:region', ({ param, query }) => {
      const region = param('region').toLowerCase();
      return arrange(
        countries.filter((country) => country.region?.toLowerCase() === region),
        query,
        COUNTRY_LIST,
      );
    }),
    get('/api/countries/popular', ({ query }) =>
      POPULAR.flatMap((code) => byCode(code) ?? []).slice(0, wholeNumber(query.get('limit'), 10, 1, 50)),
    ),
    get('/api/countries/statistics', () => {
      const byRegion: Record<string, number> = {};
      for (const { region } of countries.all()) {
        const name = region ?? 'Other';
        byRegion[name] = (byRegion[name] ?? 0) + 1;
      }
      const changes = countries.all().map(({ lastModified }) => lastModified);
      return { total: countries.size, byRegion, lastUpdated: changes.sort().at(-1) ?? isoNow(backend) };
    }),
    get('/api/countries/visa-requirements', ({ query }) =>
      visaRequirement(requireCode(query.get('from') ?? ''), requireCode(query.get('to') ?? '')),
    ),
    get('/api/countries/visa-requirements/:code', ({ param }) => {
      const from = requireCode(param('code'));
      return POPULAR.flatMap((code) => byCode(code) ?? [])
        .filter((to) => to.code !== from.code)
        .map((to) => visaRequirement(from, to));
    }),
    get('/api/countries/:id', ({ param }) => countries.require(param('id'))),

    post('/api/countries', async ({ admin, form }) => {
      admin();
      return created(insert(await form()));
    }),
    post('/api/countries/bulk-update', async ({ admin, form }) => {
      admin();
      return bulkUpdate(await form(), change);
    }),
    put('/api/countries/:id', async ({ admin, form, param }) => {
      admin();
      return change(param('id'), await form());
    }),
    del('/api/countries/:id', ({ admin, param }) => {
      admin();
      remove(param('id'));
    }),
  ];
};
