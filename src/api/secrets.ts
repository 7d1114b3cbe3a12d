import { isRecord } from './answer';

/** What a server may echo and nobody may read back, on the screen or in a log (reliability 107). */
const SECRET_FIELD = /password|token|secret|^code$|^email$/i;
const SHORTEST = 4;
const HIDDEN = '•••';

/** The secrets that a request carried: its token, and passwords, tokens, codes and e-mail of its body. */
export function secretsOf(body: unknown, token: string | null): readonly string[] {
  const fields = isRecord(body) ? Object.entries(body) : [];
  const values = fields.filter(([name]) => SECRET_FIELD.test(name)).map(([, value]) => value);
  return [token, ...values].filter(
    (value): value is string => typeof value === 'string' && value.length >= SHORTEST,
  );
}

/** A text without those secrets. */
export function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.split(secret).join(HIDDEN), text);
}
