/**
 * Finds secrets by their form, in log data and in server texts before they are shown.
 * A bearer token is recognized by the word before it, a JSON Web Token by its
 * beginning (a JSON object in base64). Its end may have been cut off.
 */
const BEARER = /\b(bearer)\s+[^\s"',;]+/gi;
const JSON_WEB_TOKEN = /\beyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g;

/** Replaces a secret in a text that people read. */
export const HIDDEN = '•••';

/** The text with `hidden` in place of such secrets. */
export const hideSecretForms = (text: string, hidden = HIDDEN): string =>
  text.replace(BEARER, (_whole, word: string) => `${word} ${hidden}`).replace(JSON_WEB_TOKEN, hidden);
