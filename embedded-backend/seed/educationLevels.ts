import type { EducationLevel } from '../data/records.ts';
import { countryId } from './countries.ts';

/** The four default levels, followed by levels of several countries. */
export const DEFAULT_LEVELS = [
  ['high-school', 'High School', 1],
  ['bachelors', "Bachelor's Degree", 4],
  ['masters', "Master's Degree", 5],
  ['phd', 'Ph.D.', 6],
] as const;

const MORE: readonly (readonly [
  code: string,
  name: string,
  level: number,
  country: string | null,
  active?: false,
])[] = [
  ['ca-ossd', 'Ontario Secondary School Diploma', 1, 'CA'],
  ['ca-apprenticeship', 'Certificate of Apprenticeship', 2, 'CA'],
  ['ca-red-seal', 'Red Seal Endorsement', 3, 'CA'],
  ['ca-college-diploma', 'College Diploma (2 years)', 3, 'CA'],
  ['ca-dec', "Diplôme d'études collégiales (DEC)", 3, 'CA'],
  ['us-ged', 'General Educational Development (GED)', 1, 'US'],
  ['us-associate', 'Associate Degree', 3, 'US'],
  ['gb-a-levels', 'GCE A Levels', 2, 'GB'],
  ['gb-hnd', 'Higher National Diploma (HND)', 3, 'GB'],
  ['in-hsc', 'Higher Secondary Certificate (Class XII)', 1, 'IN'],
  ['in-iti', 'ITI Trade Certificate', 2, 'IN'],
  ['in-btech', 'Bachelor of Technology (B.Tech.)', 4, 'IN'],
  ['ph-shs', 'Senior High School Diploma', 1, 'PH'],
  ['ph-tesda-nc2', 'TESDA National Certificate II', 2, 'PH'],
  ['de-abitur', 'Abitur', 1, 'DE'],
  ['de-meister', 'Meisterbrief', 4, 'DE'],
  ['fr-bac', 'Baccalauréat', 1, 'FR'],
  ['fr-bts', 'Brevet de technicien supérieur (BTS)', 3, 'FR'],
  ['ir-kardani', 'Kardani (Associate Diploma)', 3, 'IR'],
  ['su-specialist', 'Specialist Diploma (5 years, discontinued)', 5, null, false],
];

export const educationLevelId = (code: string): string => `edu-${code}`;

export const seedEducationLevels = (): EducationLevel[] =>
  [...DEFAULT_LEVELS.map(([code, name, level]) => [code, name, level, null] as const), ...MORE].map(
    ([code, name, level, country, active], index) => ({
      id: educationLevelId(code),
      code,
      name,
      level,
      order: index + 1,
      isActive: active ?? true,
      countryId: country === null ? null : countryId(country),
      created: new Date(Date.UTC(2024, 1, 1 + index, 8, 30)).toISOString(),
      lastModified: new Date(Date.UTC(2025, index % 12, 3 + index, 14, 5)).toISOString(),
    }),
  );
