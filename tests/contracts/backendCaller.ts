import type { EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { answerErrors } from '../support/contract';

/** The fields that the tests read. Each test asserts which of them an answer has. */
export interface Wire {
  readonly success: boolean;
  readonly message: string;
  readonly errors: Readonly<Record<string, string[]>>;
  readonly data: Wire;
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly userId: string;
  readonly userProfileId: string | null;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly twoFactorToken: string;
  readonly secret: string;
  readonly otpauthUri: string;
  readonly backupCodes: readonly string[];
  readonly isEmailVerified: boolean;
  readonly googleLinked: boolean;
  readonly twoFactorEnabled: boolean;
  readonly enabled: boolean;
  readonly exists: boolean;
  readonly valid: boolean;
  readonly lastModified: string;
  readonly updatedAt: string;
  readonly current: Wire;
}

/** An answer of an embedded backend. */
export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or the text of anything else; undefined without a body. */
  readonly body: T;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly raw?: string;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ORIGIN = 'http://127.0.0.1:5173';
export const PASSWORD = 'Passw0rd!';

const payload = ({ body, raw, form }: CallOptions): BodyInit | null =>
  form ?? raw ?? (body === undefined ? null : JSON.stringify(body));

/**
 * Calls an embedded backend as a client over HTTP would, without a network. Throws if an answer does not fit
 * docs/openapi.json.
 */
export const caller = (backend: EmbeddedBackend) => {
  const call = async <T = Wire>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer<T>> => {
    const headers = new Headers(options.headers);
    if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
    if (options.body !== undefined) headers.set('content-type', 'application/json');
    const request = new Request(`${ORIGIN}${path}`, { method, headers, body: payload(options) });
    const response = await backend.answer(request);
    if (!response) throw new Error(`Nobody answered ${method} ${path}`);
    const text = await response.text();
    const type = response.headers.get('content-type');
    const wrong = answerErrors(method, request.url, response.status, type, text);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    const isJson = (type ?? '').startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text !== '' ? JSON.parse(text) : text === '' ? undefined : text) as T,
    };
  };
  const login = async (name: 'user' | 'admin' | 'both', password = PASSWORD): Promise<string> => {
    const { body } = await call('POST', '/api/auth/login', {
      body: { email: `${name}@visatalent.test`, password, rememberMe: false },
    });
    return body.data.accessToken;
  };
  /** The token in the newest mail to an address. */
  const mailedToken = async (to: string, about: string): Promise<string> => {
    const { body } = await call<{ subject: string; link: string }[]>(
      'GET',
      `/api/dev/outbox?to=${encodeURIComponent(to)}`,
    );
    const mail = body.find(({ subject }) => subject.includes(about));
    return new URL(mail?.link ?? '', ORIGIN).searchParams.get('token') ?? '';
  };
  return { call, login, mailedToken };
};
