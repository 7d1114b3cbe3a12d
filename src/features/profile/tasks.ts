import { useTranslation } from 'react-i18next';
import type { StakeGroup } from '@/eligibility/crs/pointsAtStake';
import type { ProfileSection } from '@/config/profileSections';
import { formatNumber } from '@/i18n/format';
import { type CountedField, type FieldGain, sectionOfField } from './completion';

/** The section in which each group of questions is answered. */
export const SECTION_OF_GROUP: Readonly<Record<StakeGroup, ProfileSection>> = {
  education: 'education',
  tests: 'tests',
  workAbroad: 'experience',
  workInCanada: 'experience',
  age: 'personal',
  partner: 'family',
  canada: 'destination',
};

/** The sections that every backend stores. */
const EVERYWHERE: readonly ProfileSection[] = ['personal', 'tests'];
export const isOffered = (group: StakeGroup, hasAllParts: boolean): boolean =>
  hasAllParts || EVERYWHERE.includes(SECTION_OF_GROUP[group]);

/**
 * Something to add to a profile: how much it adds to the completion, and how many points it could bring at
 * most.
 */
export interface ProfileTask {
  readonly name: CountedField | StakeGroup;
  readonly section: ProfileSection;
  readonly gain: FieldGain | null;
  readonly points: number | null;
}

/** The counted fields that answer a group of questions. */
const GROUP_OF_FIELD: Readonly<Partial<Record<CountedField, StakeGroup>>> = { educationLevelId: 'education' };

/**
 * Whether the task can bring points. Such fields come before others with the same gain, also before points
 * are loaded.
 */
export const mayBringPoints = ({ name }: ProfileTask): boolean => Object.hasOwn(GROUP_OF_FIELD, name);

/**
 * All tasks for what is missing, sorted by gain in completion, then by possible points. Points that are
 * loaded later do not change the order of the counted fields.
 */
export function tasksOf(
  missing: readonly { readonly field: CountedField; readonly gain: FieldGain }[],
  stakes: Readonly<Partial<Record<StakeGroup, number>>> = {},
  hasAllParts = true,
): ProfileTask[] {
  const counted = missing.map(({ field, gain }): ProfileTask => {
    const group = GROUP_OF_FIELD[field];
    const points = group === undefined ? null : (stakes[group] ?? null);
    return { name: field, section: sectionOfField(field), gain, points };
  });
  const taken = new Set(missing.map(({ field }) => GROUP_OF_FIELD[field]));
  const others = (Object.entries(stakes) as [StakeGroup, number][])
    .filter(([group, points]) => points > 0 && !taken.has(group) && isOffered(group, hasAllParts))
    .map(
      ([group, points]): ProfileTask => ({
        name: group,
        section: SECTION_OF_GROUP[group],
        gain: null,
        points,
      }),
    );
  return [...counted, ...others].toSorted(
    (a, b) =>
      (b.gain?.percent ?? 0) - (a.gain?.percent ?? 0) ||
      Number(mayBringPoints(b)) - Number(mayBringPoints(a)) ||
      (b.points ?? 0) - (a.points ?? 0),
  );
}

/** The name of a task, and what it adds: '+10%', 'about +10%', 'up to 165 points'. */
export function useTaskTexts() {
  const { t } = useTranslation(['profile', 'sections']);
  return {
    name: ({ name }: ProfileTask): string => t(`tasks.${name}`),
    brings: ({ gain, points }: ProfileTask): string[] => [
      ...(gain === null
        ? []
        : [
            t(gain.isExact ? 'sections:gain' : 'sections:gainAbout', {
              percent: formatNumber(Math.round(gain.percent)),
            }),
          ]),
      ...(points === null
        ? []
        : [t('completion.points', { count: points, formatted: formatNumber(points) })]),
    ],
  };
}
