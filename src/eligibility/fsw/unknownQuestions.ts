import { areComplete } from '@/eligibility/abilities';
import type { FswInput } from './grid';

/** The questions of the grid, in the order in which they are asked. */
const QUESTIONS = ['age', 'education', 'first', 'second', 'workYears', 'offer'] as const;
export type FswQuestion = (typeof QUESTIONS)[number];

/** Those that are not, or not wholly, answered. Of the first language only the levels matter. */
export const unknownQuestions = (input: FswInput): FswQuestion[] =>
  QUESTIONS.filter((question) => {
    const answer = input[question];
    if (answer === undefined) return true;
    return typeof answer === 'object' && answer !== null && !areComplete(answer.clb);
  });
