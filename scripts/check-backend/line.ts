import { setTimeout as wait } from 'node:timers/promises';
import type { AnyArgs, AnyEndpoint } from '../../src/api/endpoint.ts';
import { isRefusal, openEnvelope, parseText } from '../../src/api/answer.ts';
import { call } from '../../src/api/client.ts';
import { openApp } from '../../src/runtime/app.ts';
import { config, parseConfig } from '../../src/config/env.ts';
import { ApiError } from '../../src/errors/ApiError.ts';
import type { Result, Row } from './report.ts';
import type { Shapes } from './shape.ts';

export interface Pace {
  /** Time between the starts of two requests, in ms. */
  readonly every: number;
  /** Time limit of a response, body included, in ms. */
  readonly timeout: number;
}
export const PACE: Pace = { every: 200, timeout: 10_000 };

/** A response of the backend. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON without its envelope; undefined when there is none. */
  readonly data: unknown;
  /** The parsed JSON, unchanged. */
  readonly body: unknown;
  readonly isJson: boolean;
  readonly ms: number;
}
/** The outcome of a call: the response, and whether the client could read it. */
export interface Outcome {
  readonly answer: Answer | null;
  readonly wasRead: boolean;
  /** Why there is no response. */
  readonly failure: string;
}

/** The connection to the backend: the app's own client, one request at a time, no redirects, no retries. */
export interface Line {
  readonly call: (endpoint: AnyEndpoint, args: AnyArgs) => Promise<Outcome>;
  /** A request that no endpoint declares, such as a preflight. */
  readonly raw: (path: string, init: RequestInit) => Promise<Answer | null>;
}

export function openLine(url: string, pace: Pace): Line {
  let last = 0;
  let recorded: Answer | null = null;
  let binary = false;
  let isRedirect = false;

  async function request(address: string, init: RequestInit): Promise<Response> {
    await wait(Math.max(0, last + pace.every - performance.now()));
    const started = performance.now();
    last = started;
    const signals = [AbortSignal.timeout(pace.timeout), ...(init.signal ? [init.signal] : [])];
    const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.any(signals) });
    const text = binary && response.ok ? '' : await response.clone().text();
    if (binary) await response.clone().arrayBuffer();
    const parsed = parseText(text);
    const body = parsed.json ? parsed.value : undefined;
    const ms = Math.round(performance.now() - started);
    const { status, headers } = response;
    recorded = { status, headers, body, data: openEnvelope(body), isJson: parsed.json, ms };
    isRedirect = status >= 300 && status < 400;
    return response;
  }

  const settings = {
    VITE_APP_NAME: 'check',
    VITE_API_BASE_URL: url,
    VITE_FEATURE_API_LOGGING: 'false',
    VITE_API_TIMEOUT_MS: String(pace.timeout),
    VITE_LOG_LEVEL: 'error',
  };
  const app = openApp({
    storage: () => undefined,
    document: undefined,
    fetch: (input, init) => request(new Request(input).url, init ?? {}),
  });
  // There is no page with a run-time configuration.
  app.states.set(config, parseConfig(settings, false));

  return {
    async call(endpoint, args) {
      recorded = null;
      isRedirect = false;
      binary = endpoint.binary === true;
      try {
        await call(endpoint, args);
        return { answer: recorded, wasRead: true, failure: '' };
      } catch (error) {
        const kind = error instanceof ApiError ? error.kind : 'response';
        const late = kind === 'timeout' || (recorded === null && kind === 'network');
        const failure =
          recorded !== null
            ? ''
            : late
              ? `no answer within ${pace.timeout / 1000} s, or no connection`
              : kind;
        return {
          answer: recorded,
          wasRead: false,
          failure: isRedirect ? 'a redirect, which the client does not follow' : failure,
        };
      }
    },
    async raw(path, init) {
      recorded = null;
      binary = false;
      try {
        await request(url + path, init);
        return recorded;
      } catch {
        return null;
      }
    },
  };
}

const isHtml = ({ headers }: Answer): boolean => headers.get('content-type')?.includes('html') === true;

/** The report's row of a call that should succeed. */
export function rowOf(
  operation: string,
  endpoint: AnyEndpoint,
  { answer, wasRead, failure }: Outcome,
  shapes: Shapes,
): Row {
  const row = (result: Result, where: readonly string[] = [], detail = ''): Row => ({
    operation,
    result,
    status: answer?.status ?? null,
    ms: answer?.ms ?? null,
    where,
    detail,
  });
  if (answer === null || failure !== '') return row('failed', [], failure);
  const { status } = answer;
  if (status === 401 || status === 403) return row('refused', shapes.failure(answer.body));
  if (status === 404 && endpoint.record === true) return row('skipped', [], 'this account has none yet');
  if (status === 404 || status === 405 || status === 501) return row('missing');
  if (status < 200 || status > 299) return row('failed', [], `status ${status}`);
  if (endpoint.binary === true)
    return isHtml(answer)
      ? row('differs', ['body: HTML, expected a file'])
      : row(wasRead ? 'agrees' : 'failed');
  if (endpoint.ignoresAnswer === true) return row('agrees');
  if (!answer.isJson) return row('differs', [`body: ${isHtml(answer) ? 'HTML' : 'no JSON'}, expected JSON`]);
  if (isRefusal(answer.body)) return row('failed', [], '"success": false under a status of success');
  const { where, other } = shapes.success(endpoint, answer.body);
  if (where.length > 0) return row('differs', where);
  if (!wasRead) return row('differs', ['body: the client cannot read it']);
  return row(other ? 'agrees, other shape' : 'agrees');
}

/** The report's row of a call that should be refused with a status. */
export function refusalRow(
  operation: string,
  status: number,
  { answer, failure }: Outcome,
  shapes: Shapes,
): Row {
  const row = (result: Result, where: readonly string[] = [], detail = ''): Row => ({
    operation,
    result,
    status: answer?.status ?? null,
    ms: answer?.ms ?? null,
    where,
    detail,
  });
  if (answer === null) return row('failed', [], failure);
  if (answer.status !== status) {
    const missing = [404, 405, 501].includes(answer.status);
    return missing ? row('missing') : row('differs', [`status: ${answer.status}, expected ${status}`]);
  }
  const where = shapes.failure(answer.body);
  return where.length === 0 ? row('agrees') : row('differs', where);
}
