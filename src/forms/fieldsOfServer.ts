import { MESSAGE_MAX_LENGTH } from '@/config/limits';
import { ApiError } from '@/errors/ApiError';

/** Field names of servers that differ from those of the forms, in lower case. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  phonenumber: 'phone',
  countryofbirthid: 'countryOfBirth',
  countryofresidenceid: 'countryOfResidence',
  newpassword: 'password',
  token: 'code',
};

/** The first part of a path: `languages[0].level` belongs to `languages`. */
const topOf = (name: string): string => name.split(/[.[]/, 1)[0] ?? name;

/** The field names of one form by the server's names or paths, such as `partner.credential`. */
type OwnNames = Readonly<Record<string, string>>;

/** The server's error texts by field of the form; empty if the error names no field. */
export const serverFieldErrors = (
  error: unknown,
  fields: readonly string[],
  names?: OwnNames,
): Map<string, string> =>
  error instanceof ApiError ? fieldsOfServer(error.fieldErrors, fields, names) : new Map();

/**
 * The server's error texts by field, for the fields of the form. Names are compared without regard to case,
 * and an error of a part belongs to the whole field. A text is one line with at most 300 characters.
 */
export function fieldsOfServer(
  errors: Readonly<Record<string, readonly string[]>>,
  fields: readonly string[],
  names: OwnNames = {},
): Map<string, string> {
  const own = new Map(Object.entries(names).map(([name, field]) => [name.toLowerCase(), field]));
  const fieldNamed = (name: string): string | undefined => {
    const lower = name.toLowerCase();
    const field =
      own.get(lower) ?? fields.find((candidate) => candidate.toLowerCase() === lower) ?? FORM_NAMES[lower];
    return field !== undefined && fields.includes(field) ? field : undefined;
  };
  const found = new Map<string, string>();
  for (const [name, texts] of Object.entries(errors)) {
    const field = fieldNamed(name) ?? fieldNamed(topOf(name));
    const text = texts.join(' ').replace(/\s+/g, ' ').trim();
    if (field === undefined || text === '') continue;
    const before = found.get(field);
    found.set(field, (before === undefined ? text : `${before} ${text}`).slice(0, MESSAGE_MAX_LENGTH));
  }
  return found;
}
