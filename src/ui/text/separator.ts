/** Separates facts on one line. The line can break after the dot, not before it. */
export const SEPARATOR = '\u00a0· ';

/** Gives a line without text its height. */
export const EMPTY_LINE = '\u00a0';
