/** Between facts that stand in one line: the line may end after the dot, not before it. */
export const SEPARATOR = '\u00a0· ';
