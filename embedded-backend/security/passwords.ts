import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const LENGTH = 32;
const options = (cost: number) => ({ N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
const format = (cost: number, salt: Buffer, key: Buffer): string =>
  `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, options(cost), (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `cost` is scrypt's N: 16384 with a data file, less in memory, where the hashes are worth nothing. */
export const hashPassword = async (password: string, cost: number): Promise<string> => {
  const salt = randomBytes(16);
  return format(cost, salt, await derive(password, salt, cost));
};

/** The synchronous version, for the seed. */
export const hashPasswordNow = (password: string, cost: number): string => {
  const salt = randomBytes(16);
  return format(cost, salt, scryptSync(password.normalize('NFKC'), salt, LENGTH, options(cost)));
};

/**
 * Compares a password. For an account without a password, or one that does not exist, this takes as long as
 * for a wrong password.
 */
export const passwordMatches = async (
  password: string,
  hash: string | null,
  cost: number,
): Promise<boolean> => {
  const [, storedCost, salt, key] = (hash ?? '').split('$');
  if (storedCost === undefined || salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(storedCost));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
