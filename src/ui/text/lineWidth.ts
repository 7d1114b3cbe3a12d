/**
 * The CSS width of a line with this number of characters, which are narrower in Arabic and Persian
 * (src/theme/styles/language.css).
 */
export const lineWidth = (characters: number): string => `calc(${characters} * var(--vt-character))`;
