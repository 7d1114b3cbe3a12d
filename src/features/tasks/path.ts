/**
 * Whether a text is an address within the app: it begins with one slash that no second slash or backslash
 * follows.
 */
export const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);
