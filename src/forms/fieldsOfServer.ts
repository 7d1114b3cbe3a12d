import { MESSAGE_MAX_LENGTH } from '@/config/limits';

/** What servers call a field, where they name it otherwise than the form. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  phonenumber: 'phone',
  countryofbirthid: 'countryOfBirth',
  countryofresidenceid: 'countryOfResidence',
  newpassword: 'password',
  token: 'code',
};

/**
 * The server's texts by field, for the fields that the form has; names are compared without regard to case.
 * Texts are data: one line, at most 300 characters.
 */
export function fieldsOfServer(
  errors: Readonly<Record<string, readonly string[]>>,
  fields: readonly string[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, texts] of Object.entries(errors)) {
    const lower = name.toLowerCase();
    const field = fields.find((candidate) => candidate.toLowerCase() === lower) ?? FORM_NAMES[lower];
    if (field === undefined || !fields.includes(field)) continue;
    const text = texts.join(' ').replace(/\s+/g, ' ').trim();
    if (text !== '') found.set(field, text.slice(0, MESSAGE_MAX_LENGTH));
  }
  return found;
}
