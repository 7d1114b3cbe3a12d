import { admin } from '@/api/endpoints/admin';
import { type EducationLevel, educationLevels as api } from '@/api/endpoints/educationLevels';
import { send } from '@/api/send';
import { RecordsPage } from '@/features/records/RecordsPage';
import type { Resource } from '@/features/records/resource';
import { CREATED, LAST_MODIFIED } from '@/features/records/resourceParts';
import { lazyDialog } from '@/ui/loading/lazyDialog';

export const educationLevels: Resource<EducationLevel> = {
  id: 'educationLevels',
  route: 'adminEducationLevels',
  key: 'code',
  title: 'name',
  version: 'lastModified',
  fields: [
    {
      name: 'code',
      label: 'records:fields.code',
      kind: 'code',
      required: true,
      maxLength: 50,
      pattern: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u,
      says: 'code',
    },
    { name: 'name', label: 'words:name', kind: 'text', required: true, maxLength: 200 },
    { name: 'level', label: 'fields:level', kind: 'number', min: 0, max: 20, bulk: true, hint: 'level' },
    { name: 'order', label: 'records:fields.order', kind: 'number', min: 0, max: 1_000_000, hint: 'order' },
    { name: 'countryId', label: 'fields:country', kind: 'country', hint: 'country' },
    { name: 'isActive', label: 'records:fields.active', kind: 'switch', initial: true, bulk: true },
  ],
  columns: [
    { name: 'code', sorts: true, width: 'minmax(4.5rem, 1.2fr)' },
    { name: 'name', sorts: true, width: 'minmax(7.5rem, 2.6fr)' },
    { name: 'level', sorts: true, width: '3.25rem' },
    { name: 'order', sorts: true, width: '3.25rem' },
    { name: 'isActive', width: '5.5rem' },
    CREATED,
    LAST_MODIFIED,
  ],
  endpoints: {
    list: api.list,
    byId: api.byId,
    usage: admin.educationLevels.usage,
    search: api.search,
    create: api.create,
    update: api.update,
    remove: api.remove,
    bulkUpdate: api.bulkUpdate,
    createDefaults: api.createDefaults,
    hierarchy: api.hierarchy,
  },
  async isTaken(code, signal) {
    const { data, isSample } = await send(api.exists, { path: { code }, signal });
    return isSample ? undefined : data.exists;
  },
  panels: [
    {
      label: 'recognition',
      dialog: lazyDialog(() => import('./RecognitionDialog').then((m) => m.RecognitionDialog)),
    },
  ],
};

export function EducationLevelsPage() {
  return <RecordsPage resource={educationLevels} />;
}
