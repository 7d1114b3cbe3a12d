/**
 * Secrets that are told by their form, wherever they stand: in a log, or in a text of the server that is to be shown.
 * A bearer token by the word before it, a JSON Web Token by how it begins.
 */
const BEARER = /\b(bearer)\s+[^\s"',;]+/gi;
const JSON_WEB_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** A text without such secrets: `hidden` stands in their places. */
export const hideSecretForms = (text: string, hidden: string): string =>
  text.replace(BEARER, (_whole, word: string) => `${word} ${hidden}`).replace(JSON_WEB_TOKEN, hidden);
