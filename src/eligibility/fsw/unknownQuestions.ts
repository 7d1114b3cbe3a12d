import { areComplete } from '@/eligibility/abilities';
import type { FswInput } from './grid';

/** The questions of the grid, in the order in which they are asked. */
const QUESTIONS = ['age', 'education', 'first', 'second', 'workYears', 'offer'] as const;
export type FswQuestion = (typeof QUESTIONS)[number];

/**
 * The questions that are not answered, or not completely. Only the levels of a language matter, not which one
 * it is.
 */
export const unknownQuestions = (input: FswInput): FswQuestion[] =>
  QUESTIONS.filter((question) => {
    const answer = input[question];
    if (answer === undefined) return true;
    return typeof answer === 'object' && answer !== null && !areComplete(answer.clb);
  });
