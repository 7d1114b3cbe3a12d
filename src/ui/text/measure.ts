/** How wide a figure of Inter is, in em. */
const FIGURE = 0.63;

/**
 * The width of a line of so many characters, as CSS. Not in `ch`: that is another width once the font has
 * arrived, and what stands beside the line would move.
 */
export const measure = (characters: number): string => `${(characters * FIGURE).toFixed(1)}em`;
