import { HIDDEN, hideSecretForms } from '@/logging/redaction';
import { isRecord } from './answer';
import type { AnyArgs, AnyEndpoint } from './endpoint';

/**
 * Names of fields whose values must not appear on the screen or in a log when a server repeats them (F-107).
 */
const SECRET_FIELD = /password|token|secret|^email$/i;
/** A code is a secret only where somebody signs in with it: that of a country is none. */
const isSecret = (path: string, field: string): boolean =>
  SECRET_FIELD.test(field) || (/^code$/i.test(field) && path.startsWith('/api/auth/'));
const SHORTEST = 4;

const written = (secret: string): readonly string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
];

/**
 * The secrets that a request contained, in every spelling in which a server may repeat them: its token, and
 * the passwords, tokens, codes and e-mail addresses of its body and query.
 */
export function secretsOf(
  { path }: Pick<AnyEndpoint, 'path'>,
  args: AnyArgs,
  token: string | null,
): readonly string[] {
  const fields = [args.body, args.query].flatMap((part) => (isRecord(part) ? Object.entries(part) : []));
  const values = fields.filter(([name]) => isSecret(path, name)).map(([, value]) => value);
  const secrets = [token, ...values].filter(
    (value): value is string => typeof value === 'string' && value.length >= SHORTEST,
  );
  return [...new Set(secrets.flatMap(written))];
}

/** The text without these secrets, and without other tokens, which are recognized by their form. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return hideSecretForms(secrets.reduce((rest, secret) => rest.split(secret).join(HIDDEN), text));
}

/** The messages of each field without these secrets. */
export const hideInFields = (
  fields: Readonly<Record<string, readonly string[]>>,
  secrets: readonly string[],
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => [field, texts.map((text) => hideSecrets(text, secrets))]),
  );
