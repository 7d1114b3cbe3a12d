import { API } from '@/config/limits';
import type { AnyArgs } from '@/api/endpoint';
import type { EducationLevel } from '@/api/endpoints/educationLevels';
import type { Page } from '@/api/lists';
import { samplePage, searchOf } from './samplePage';

/** The four sample education levels, shown only while the backend cannot be read. */
const NAMES = [
  ['high-school', 'High School'],
  ['bachelors', "Bachelor's Degree"],
  ['masters', "Master's Degree"],
  ['phd', 'Ph.D.'],
] as const;

const LEVELS: readonly EducationLevel[] = NAMES.map(([code, name], index) => ({
  id: code,
  code,
  name,
  level: index + 1,
  order: index + 1,
  isActive: true,
  countryId: null,
  created: null,
  lastModified: null,
}));

const matching = (term: string): readonly EducationLevel[] =>
  LEVELS.filter(({ code, name }) => name.toLowerCase().includes(term) || code.includes(term));

/** One page of the matching levels, in the requested order. */
export const levelPage = ({ query = {} }: AnyArgs): Page<EducationLevel> =>
  samplePage(query.active === false ? [] : matching(searchOf(query)), query, null);

const find = (test: (level: EducationLevel) => boolean) => LEVELS.find((level) => test(level));
export const levelById = ({ path = {} }: AnyArgs) => find(({ id }) => id === String(path.id));
export const levelByCode = ({ path = {} }: AnyArgs) => find(({ code }) => code === String(path.code));
export const levelAt = ({ path = {} }: AnyArgs) => find(({ order }) => order === Number(path.n));
export const levelSearch = ({ query = {}, ...args }: AnyArgs) =>
  levelPage({ ...args, query: { ...query, pageSize: query.pageSize ?? API.pageSize } });
export const levelsOfNumber = ({ path = {} }: AnyArgs) =>
  LEVELS.filter(({ level }) => level === Number(path.n));
export const allLevels = (): readonly EducationLevel[] => LEVELS;
/** The sample levels belong to no country. */
export const levelsOfCountry = (): readonly EducationLevel[] => [];
export const levelExists = ({ path = {} }: AnyArgs) => ({
  exists: LEVELS.some(({ code }) => code === String(path.code)),
});
export const levelStatistics = () => ({
  total: LEVELS.length,
  active: LEVELS.length,
  byLevel: Object.fromEntries(LEVELS.map(({ level }) => [String(level), 1])),
});
/** The sample has no recognition rules, so it reports none. */
export const recognition = ({ path = {} }: AnyArgs) => ({
  educationLevelId: String(path.id),
  countryId: String(path.countryId),
  recognized: false,
  equivalent: null,
  notes: null,
});
