import type { PlanAnswers } from '@/api/endpoints/plan';

/** The groups of answers in a plan. Each can be changed and merged separately. */
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
