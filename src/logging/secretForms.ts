/**
 * Secrets that are told by their form, wherever they stand: in a log, or in a text of the server that is to be shown.
 * A bearer token by the word before it, a JSON Web Token by how it begins: with a JSON object in base64. Its end may
 * have been cut off.
 */
const BEARER = /\b(bearer)\s+[^\s"',;]+/gi;
const JSON_WEB_TOKEN = /\beyJ[\w-]{8,}(?:\.[\w-]*){0,4}/g;

/** What stands in their place in a text that people read. */
export const HIDDEN = '•••';

/** A text without such secrets: `hidden` stands in their places. */
export const hideSecretForms = (text: string, hidden = HIDDEN): string =>
  text.replace(BEARER, (_whole, word: string) => `${word} ${hidden}`).replace(JSON_WEB_TOKEN, hidden);
