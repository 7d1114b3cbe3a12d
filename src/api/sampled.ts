import type { AnyArgs } from './endpoint';
import type { Page } from './lists';

/**
 * What a read of reference data answers: the data, and whether it is the built-in sample because the backend could
 * not be read. A screen that gets a sample says so, and turns writes off (R-1028).
 */
export interface Sampled<T> {
  readonly data: T;
  readonly isSample: boolean;
}

export const fromServer = <T>(data: T): Sampled<T> => ({ data, isSample: false });

/** The fallback of a read: `data` gives the sample for the arguments, undefined when there is none. */
export const sampleAfter = <T>(after: number, data: (args: AnyArgs) => T | undefined) => ({
  after,
  data(args: AnyArgs): Sampled<T> | undefined {
    const sample = data(args);
    return sample === undefined ? undefined : { data: sample, isSample: true };
  },
});

/** Whether what a query holds is sample data; for code that does not know which query it is. */
export const isSampleData = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isSample' in data && data.isSample === true;

/** What the call of a list answers. */
export type ListAnswer<T> = Sampled<Page<T>> | Page<T>;
/** The page in such an answer. */
export const openAnswer = <T>(answer: ListAnswer<T>) =>
  'isSample' in answer ? { page: answer.data, isSample: answer.isSample } : { page: answer, isSample: false };
