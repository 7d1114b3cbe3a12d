import type { PlanAnswers } from '@/api/endpoints/plan';

/** What a person says about their plan, by the parts that can be changed on their own. */
export const GROUPS = ['programme', 'livedIn', 'invitationOn', 'notNeeded', 'reminders'] as const;
export type PlanGroup = (typeof GROUPS)[number];
export type PlanFields = Pick<PlanAnswers, PlanGroup>;

export const NO_ANSWERS: PlanAnswers = {
  programme: null,
  invitationOn: null,
  livedIn: [],
  notNeeded: [],
  reminders: null,
  lastModified: null,
};

export const fieldsOf = (answers: PlanFields): PlanFields => {
  const { programme, invitationOn, livedIn, notNeeded, reminders } = answers;
  return { programme, invitationOn, livedIn, notNeeded, reminders };
};

const textOf = (fields: PlanFields, group: PlanGroup): string => {
  if (group === 'notNeeded') return JSON.stringify(fields.notNeeded.toSorted());
  if (group !== 'livedIn') return JSON.stringify(fields[group]);
  return JSON.stringify(fields.livedIn.map(({ countryCode, from, to }) => [countryCode, from, to]));
};
export const isSameGroup = (one: PlanFields, other: PlanFields, group: PlanGroup): boolean =>
  textOf(one, group) === textOf(other, group);
export const isSame = (one: PlanFields, other: PlanFields): boolean =>
  GROUPS.every((group) => isSameGroup(one, other, group));

/** What each group is taken from, where a plan was changed in two places. */
export type Choice = 'mine' | 'stored';

/** Puts two versions together, group by group. */
export const chosen = (
  mine: PlanFields,
  stored: PlanFields,
  choiceOf: (group: PlanGroup) => Choice,
): PlanFields =>
  Object.assign(
    fieldsOf(stored),
    ...GROUPS.filter((group) => choiceOf(group) === 'mine').map((group) => ({ [group]: mine[group] })),
  ) as PlanFields;

/**
 * What was changed here since `base` over what is stored now. `both` are the groups that were changed in both places,
 * to different things: somebody has to choose.
 */
export function merged(base: PlanFields, mine: PlanFields, stored: PlanFields) {
  const both = GROUPS.filter(
    (group) =>
      !isSameGroup(mine, base, group) &&
      !isSameGroup(stored, base, group) &&
      !isSameGroup(mine, stored, group),
  );
  const fields = chosen(mine, stored, (group) => (isSameGroup(mine, base, group) ? 'stored' : 'mine'));
  return { fields, both };
}
