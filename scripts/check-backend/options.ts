import { parseArgs } from 'node:util';

/** The arguments are wrong: no request was sent. */
export class CallError extends Error {
  override readonly name = 'CallError';
}

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Options {
  /** Without a trailing slash. */
  readonly url: string;
  readonly user: Account;
  readonly admin: Account | null;
  readonly write: boolean;
  /** Whether an operation was selected, by its name. */
  readonly isMeant: (operation: string) => boolean;
  /** Origin of the page that will use the backend, for a check of its CORS rules. */
  readonly origin: string | null;
  /** File for the report as JSON. */
  readonly json: string | null;
}

/** Asks the person at the terminal without showing the input; null when there is no terminal. */
export type Ask = ((question: string) => Promise<string>) | null;

export const USAGE = `npm run check:backend -- --url URL --email E [--admin-email E] [--write] [--only NAME.*] [--origin ORIGIN] [--json FILE]

Asks a backend what docs/openapi.json documents, and says where its answers differ. Without --write it only reads.
Passwords come from VISATALENT_CHECK_PASSWORD and VISATALENT_CHECK_ADMIN_PASSWORD, or from the terminal.`;

const SPEC = {
  url: { type: 'string' },
  email: { type: 'string' },
  'admin-email': { type: 'string' },
  write: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  origin: { type: 'string' },
  json: { type: 'string' },
} as const;

function webAddress(name: string, address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new CallError(`${name} is no web address: it begins with https:// or http://.`);
  if (url.username !== '' || url.password !== '') throw new CallError(`${name} must hold no password.`);
  return url;
}

/** Makes the selection from patterns such as `auth.*` and `jobs.list`; no pattern selects everything. */
function meant(patterns: readonly string[]): Options['isMeant'] {
  const expressions = patterns.map(
    (pattern) =>
      new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}(?: \\(.*)?$`),
  );
  return (operation) => expressions.length === 0 || expressions.some((each) => each.test(operation));
}

async function password(name: string, whose: string, env: NodeJS.ProcessEnv, ask: Ask): Promise<string> {
  const fromEnvironment = env[name] ?? '';
  if (fromEnvironment !== '') return fromEnvironment;
  if (ask === null)
    throw new CallError(`Set ${name}, or run this at a terminal: there is no password for ${whose}.`);
  return ask(`Password of ${whose}: `);
}

/**
 * Reads the command line.
 * @throws CallError with one sentence when something is wrong or missing
 */
export async function readOptions(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  ask: Ask,
): Promise<Options> {
  let values: ReturnType<typeof parseArgs<{ options: typeof SPEC }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...argv], options: SPEC }));
  } catch (error) {
    // Node's message repeats the argument, which may be a misplaced password.
    const code = (error as { code?: string }).code ?? 'wrong arguments';
    throw new CallError(`The arguments cannot be read (${code}).\n\n${USAGE}`);
  }
  const { url, email, 'admin-email': adminEmail, write = false, only = [], origin, json } = values;
  if (url === undefined || email === undefined)
    throw new CallError(`--url and --email are needed.\n\n${USAGE}`);
  const address = webAddress('--url', url);
  const page = origin === undefined ? null : webAddress('--origin', origin).origin;
  const user = {
    email,
    password: await password('VISATALENT_CHECK_PASSWORD', '--email', env, ask),
  };
  const admin =
    adminEmail === undefined
      ? null
      : {
          email: adminEmail,
          password: await password('VISATALENT_CHECK_ADMIN_PASSWORD', '--admin-email', env, ask),
        };
  return {
    url: address.href.replace(/\/+$/, ''),
    user,
    admin,
    write,
    isMeant: meant(only),
    origin: page,
    json: json ?? null,
  };
}
