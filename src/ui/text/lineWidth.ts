/** The width of a digit in the font Inter, in em. */
const FIGURE = 0.63;

/**
 * The CSS width of a line with this number of characters. It does not use `ch`, because that changes when the
 * font is loaded, and everything beside the line would move.
 */
export const lineWidth = (characters: number): string => `${(characters * FIGURE).toFixed(1)}em`;
