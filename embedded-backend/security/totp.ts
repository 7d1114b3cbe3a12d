import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords (RFC 6238): SHA-1, six digits, 30 seconds. */
const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newSecret = (): string =>
  [...randomBytes(32)].map((byte) => ALPHABET[byte % 32] ?? 'A').join('');

const decodeBase32 = (text: string): Buffer => {
  let bits = '';
  for (const letter of text.toUpperCase().replace(/=+$/, '')) {
    bits += Math.max(0, ALPHABET.indexOf(letter)).toString(2).padStart(5, '0');
  }
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

const stepAt = (time: number): number => Math.floor(time / STEP_MS);

export const totp = (secret: string, time: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(stepAt(time)));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The time step of a code (one step early or late is accepted), or undefined. */
export const stepOfCode = (secret: string, code: string, time: number): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  return [0, -1, 1]
    .map((drift) => time + drift * STEP_MS)
    .filter((moment) => same(totp(secret, moment), code))
    .map(stepAt)[0];
};

export const otpauthUri = (secret: string, email: string): string => {
  const query = new URLSearchParams({
    secret,
    issuer: 'VisaTalent',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  return `otpauth://totp/${encodeURIComponent(`VisaTalent:${email}`)}?${query.toString()}`;
};
