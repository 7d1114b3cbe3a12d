import { API } from '@/config/limits';
import type { AnyArgs } from '@/api/endpoint';
import type { EducationLevel } from '@/api/endpoints/educationLevels';
import { onePage, type Page } from '@/api/lists';

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

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');
const numberOf = (value: unknown, standard: number): number =>
  typeof value === 'number' && value > 0 ? Math.floor(value) : standard;
const matching = (term: string): readonly EducationLevel[] =>
  LEVELS.filter(({ code, name }) => name.toLowerCase().includes(term) || code.includes(term));

/** One page of the matching levels, in the requested order. */
export function levelPage({ query = {} }: AnyArgs): Page<EducationLevel> {
  const matches = query.active === false ? [] : matching(textOf(query.search) || textOf(query.q));
  const by = query.sort === 'code' || query.sort === 'name' ? query.sort : null;
  const sign = query.order === 'desc' ? -1 : 1;
  const sorted = [...matches].sort((one, other) =>
    by === null ? 0 : sign * one[by].localeCompare(other[by], 'en'),
  );
  const pageSize = numberOf(query.pageSize, Math.max(sorted.length, 1));
  const currentPage = numberOf(query.page, 1);
  const start = (currentPage - 1) * pageSize;
  return onePage(sorted.slice(start, start + pageSize), { totalCount: sorted.length, currentPage, pageSize });
}

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
