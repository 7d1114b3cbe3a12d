import { admin } from '@/api/endpoints/admin';
import { countries as api, type Country } from '@/api/endpoints/countries';
import { send } from '@/api/send';
import { isNotFound } from '@/errors/ApiError';
import { RecordsPage } from '@/features/records/RecordsPage';
import type { Resource } from '@/features/records/resource';
import { CREATED, LAST_MODIFIED } from '@/features/records/resourceParts';

export const countries: Resource<Country> = {
  id: 'countries',
  route: 'adminCountries',
  key: 'code',
  title: 'name',
  version: 'lastModified',
  fields: [
    {
      name: 'code',
      label: 'records:fields.code',
      kind: 'code',
      required: true,
      maxLength: 2,
      pattern: /^[a-z]{2}$/i,
      says: 'countryCode',
      upperCase: true,
    },
    { name: 'name', label: 'words:name', kind: 'text', required: true, maxLength: 120, hint: 'countryName' },
    { name: 'region', label: 'records:fields.region', kind: 'text', maxLength: 60, bulk: true },
  ],
  columns: [
    { name: 'code', sorts: true, width: '4rem' },
    { name: 'name', sorts: true, width: 'minmax(10rem, 2fr)' },
    { name: 'region', sorts: true, width: 'minmax(7.5rem, 1fr)' },
    CREATED,
    LAST_MODIFIED,
  ],
  endpoints: {
    list: api.list,
    byId: api.byId,
    usage: admin.countries.usage,
    search: api.search,
    create: api.create,
    update: api.update,
    remove: api.remove,
    bulkUpdate: api.bulkUpdate,
  },
  async isTaken(code, signal) {
    try {
      // Built-in data can also replace a 404 response, so it does not show whether the record exists.
      const { isSample } = await send(api.byCode, { path: { code }, signal });
      return isSample ? undefined : true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  },
};

export function CountriesPage() {
  return <RecordsPage resource={countries} />;
}
