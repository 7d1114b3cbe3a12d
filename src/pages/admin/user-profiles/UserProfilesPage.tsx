import { admin, type AdminUserProfile } from '@/api/endpoints/admin';
import { JOB_CATEGORIES } from '@/config/jobs';
import { EXPERIENCE_LEVELS } from '@/features/profile/levels';
import { RecordsPage } from '@/features/records/RecordsPage';
import { EDUCATION_LEVELS, USER_FIELD } from '@/features/records/references';
import type { Resource } from '@/features/records/resource';
import { optionsOf } from '@/forms/kinds/choice/kind';

const STATES = { on: 'public', off: 'private' } as const;
const EXPERIENCE = optionsOf(EXPERIENCE_LEVELS, 'profile:experience');
const CATEGORIES = optionsOf(JOB_CATEGORIES, 'profile:category');
const CATEGORY = { label: 'fields:jobCategoryId', kind: 'choice', options: CATEGORIES } as const;

export const userProfiles: Resource<AdminUserProfile> = {
  id: 'userProfiles',
  route: 'adminUserProfiles',
  key: 'userId',
  title: 'email',
  version: 'updatedAt',
  columnsNeed: 60,
  csv: 'export',
  // A deletion cannot be undone by creating the record again, because its languages are not among these
  // fields.
  goesForGood: true,
  filters: [
    { name: 'jobCategoryId', ...CATEGORY },
    { name: 'isPublic', label: 'fields:visibility', kind: 'switch', states: STATES },
  ],
  fields: [
    USER_FIELD,
    { name: 'headline', label: 'fields:headline', kind: 'text', maxLength: 160 },
    { name: 'summary', label: 'fields:summary', kind: 'long', maxLength: 4000 },
    { name: 'jobCategoryId', ...CATEGORY, bulk: true },
    { name: 'experienceLevelId', label: 'fields:experienceLevelId', kind: 'choice', options: EXPERIENCE },
    {
      name: 'experienceYears',
      label: 'fields:experienceYears',
      kind: 'number',
      min: 0,
      max: 80,
      mayBeNone: true,
    },
    {
      name: 'educationLevelId',
      label: 'fields:educationLevelId',
      kind: 'reference',
      source: EDUCATION_LEVELS,
    },
    { name: 'countryOfBirthId', label: 'fields:countryOfBirth', kind: 'country' },
    { name: 'countryOfResidenceId', label: 'fields:countryOfResidence', kind: 'country' },
    { name: 'skills', label: 'fields:skills', kind: 'list', most: 50, maxLength: 100 },
    { name: 'isPublic', label: 'fields:isPublic', kind: 'switch', states: STATES, initial: true, bulk: true },
  ],
  columns: [
    { name: 'email', label: 'fields:email', kind: 'text', sorts: true, width: 'minmax(10rem, 1.9fr)' },
    { name: 'headline', sorts: true, width: 'minmax(9rem, 1.6fr)' },
    { name: 'countryOfResidenceId', width: 'minmax(7rem, 1fr)' },
    {
      name: 'completion',
      label: 'records:fields.completion',
      kind: 'number',
      unit: 'percent',
      sorts: true,
      width: '5.5rem',
    },
    { name: 'isPublic', label: 'fields:visibility', kind: 'switch', width: 'minmax(7.5rem, 0.9fr)' },
    {
      name: 'updatedAt',
      label: 'records:fields.lastModified',
      kind: 'date',
      sorts: true,
      width: 'minmax(6rem, 0.8fr)',
    },
  ],
  endpoints: admin.userProfiles,
};

export function UserProfilesPage() {
  return <RecordsPage resource={userProfiles} />;
}
