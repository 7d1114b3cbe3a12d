import type { Backend } from '../backend.ts';
import { isoNow } from '../backend.ts';
import type { OneTimeToken } from '../data/records.ts';
import { hashToken, newId, newToken } from './tokens.ts';

const MINUTE = 60_000;
const LIFE: Record<OneTimeToken['purpose'], number> = {
  reset: 60 * MINUTE,
  verify: 24 * 60 * MINUTE,
  'two-factor': 5 * MINUTE,
};

/** Creates a token. The id of its record is the token's hash. */
export const issueToken = (backend: Backend, purpose: OneTimeToken['purpose'], userId: string): string => {
  const token = newToken();
  const now = backend.now();
  backend.data.oneTimeTokens.deleteWhere((old) => Date.parse(old.validUntil) <= now);
  backend.data.oneTimeTokens.put({
    id: hashToken(token),
    purpose,
    userId,
    validUntil: new Date(now + LIFE[purpose]).toISOString(),
    attempts: 0,
  });
  return token;
};

export const peekToken = (
  backend: Backend,
  purpose: OneTimeToken['purpose'],
  token: string,
): OneTimeToken | undefined => {
  const record = backend.data.oneTimeTokens.get(hashToken(token));
  const usable = record && record.purpose === purpose && Date.parse(record.validUntil) > backend.now();
  return usable ? record : undefined;
};

export const spendToken = (backend: Backend, record: OneTimeToken): void => {
  backend.data.oneTimeTokens.delete(record.id);
};

/** Invalidates older tokens of the same purpose. */
export const revokeTokens = (backend: Backend, purpose: OneTimeToken['purpose'], userId: string): void => {
  backend.data.oneTimeTokens.deleteWhere((token) => token.purpose === purpose && token.userId === userId);
};

/** 'Sends' a mail to the outbox (GET /api/dev/outbox) and the console. */
export const sendMail = (
  backend: Backend,
  mail: { to: string; subject: string; text: string; link: string | null },
  origin: string,
): void => {
  backend.data.outbox.put({ id: newId(), createdAt: isoNow(backend), ...mail });
  const old = backend.data.outbox.all().slice(0, -100);
  for (const { id } of old) backend.data.outbox.delete(id);
  backend.announce(`Mail to ${mail.to}: ${mail.subject}${mail.link ? `\n  ${origin}${mail.link}` : ''}`);
};
