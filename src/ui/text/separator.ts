/** Separates facts on one line. The line can break after the dot, not before it. */
export const SEPARATOR = '\u00a0· ';
