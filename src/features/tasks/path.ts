/** Whether a text is an address within the app: one slash first, then neither a second one nor a backslash. */
export const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);
