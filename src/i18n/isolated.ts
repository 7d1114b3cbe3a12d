import { shownLanguage } from './language';

const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Letters and control characters that can change the order of a left-to-right sentence. */
const REORDERS = /[\p{Script=Arabic}\p{Script=Hebrew}\u061c\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Data for a sentence of ours. A text that could change the order of the words around it is isolated; any
 * other stays as it is, so that names of controls are exactly the words that people see.
 */
export const isolated = (text: string): string => {
  const isApart = shownLanguage().isRtl() ? !RIGHT_TO_LEFT.test(text) : REORDERS.test(text);
  return isApart ? `\u2068${text}\u2069` : text;
};
