import { SECOND } from '@/config/time';

/** How often the server is asked for news. Times in ms. */

/**
 * What the person is doing: has just written in a conversation, has the conversations open, or something
 * else.
 */
export type Attention = 'writing' | 'messages' | 'elsewhere';

const PACES: Readonly<Record<Attention, { readonly first: number; readonly most: number }>> = {
  writing: { first: 10 * SECOND, most: 60 * SECOND },
  messages: { first: 20 * SECOND, most: 120 * SECOND },
  elsewhere: { first: 60 * SECOND, most: 300 * SECOND },
};
const LONGER = 1.5;
const SPREAD = 0.2;

/** The longest wait after failures. */
export const LONGEST_WAIT = 300 * SECOND;
const WAITS = [30, 60, 120].map((seconds) => seconds * SECOND);
/** The wait before the next attempt of a request that nobody waits for, after `failures` failures in a row. */
export const usualWait = (failures: number): number => WAITS[failures - 1] ?? LONGEST_WAIT;

/** The wait before the next request, after `unchanged` answers in a row without news. */
export const waitAfterAnswer = (attention: Attention, unchanged: number): number => {
  const { first, most } = PACES[attention];
  return Math.min(first * LONGER ** unchanged, most);
};

/**
 * The wait before the next request, after `failures` failures in a row: {@link usualWait}, random within
 * limits, so that not all browsers ask at the same time.
 * @param random from 0 to 1
 */
export const waitAfterFailure = (failures: number, random: number): number =>
  Math.round(usualWait(failures) * (1 - SPREAD + 2 * SPREAD * random));
