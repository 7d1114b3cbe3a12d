import type { AnyArgs } from './endpoint';
import type { Page } from './lists';

/**
 * The answer to a read of reference data: the data, and whether it is the built-in sample because the backend
 * could not be read. A screen says so when it shows a sample, and turns off its writes (R-1028).
 */
export interface Sampled<T> {
  readonly data: T;
  readonly isSample: boolean;
}

export const fromServer = <T>(data: T): Sampled<T> => ({ data, isSample: false });

/**
 * Declares the fallback of a read: `data` returns the sample for the arguments, or
 * undefined when there is none.
 */
export const sampleAfter = <T>(after: number, data: (args: AnyArgs) => T | undefined) => ({
  after,
  data(args: AnyArgs): Sampled<T> | undefined {
    const sample = data(args);
    return sample === undefined ? undefined : { data: sample, isSample: true };
  },
});

/** Whether the data of any query are sample data. */
export const isSampleData = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isSample' in data && data.isSample === true;

/** The result of a list call, with or without a sample. */
export type ListAnswer<T> = Sampled<Page<T>> | Page<T>;
/** Takes the page out of such a result. */
export const openAnswer = <T>(answer: ListAnswer<T>) =>
  'isSample' in answer ? { page: answer.data, isSample: answer.isSample } : { page: answer, isSample: false };
