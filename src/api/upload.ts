import { theApp } from '@/runtime/app';
import { config } from '@/config/env';
import { TRANSFER_WAIT } from '@/config/limits';
import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';
import { isRenewed } from './client';
import { connection } from './connection';
import type { Args, AnyArgs, Endpoint } from './endpoint';
import { outcomeOf, logCall, type Reply, resultOf } from './reply';
import { requestInit } from './request';
import { secretsOf } from './secrets';
import { urlOf } from './url';

/** Called with the share that the browser has sent, from 0 to 1. */
type OnProgress = (share: number) => void;

/** Parses the header lines of an answer; unreadable lines are left out. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

const absolute = (url: string): string => new URL(url, theApp().document?.baseURI).href;

/**
 * Sends by XMLHttpRequest, because fetch reports no upload progress. There is no total time limit: it fails
 * when nothing is sent for a while, or when no answer comes after everything is sent.
 */
function transfer(
  url: string,
  init: RequestInit,
  signals: readonly AbortSignal[],
  progress: OnProgress,
): Promise<Reply> {
  const { clock } = theApp();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stopWaiting = (): void => undefined;
    const end = (settle: () => void): void => {
      stopWaiting();
      for (const signal of signals) signal.removeEventListener('abort', abort);
      settle();
    };
    const fail = (error: ApiError) => () => end(() => reject(error));
    const give = (error: ApiError) => () => {
      fail(error)();
      request.abort();
    };
    const abort = give(new ApiError('aborted', RAW.aborted));
    const wait = (milliseconds: number): void => {
      stopWaiting();
      stopWaiting = clock.after(milliseconds, give(new ApiError('timeout', RAW.timeout)));
    };

    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait(total > 0 && loaded >= total ? TRANSFER_WAIT.withoutAnswer : TRANSFER_WAIT.withoutByte);
      if (total > 0) progress(Math.min(1, loaded / total));
    });
    request.upload.addEventListener('load', () => {
      wait(TRANSFER_WAIT.withoutAnswer);
      progress(1);
    });
    request.addEventListener('error', fail(new ApiError('network', RAW.network)));
    request.addEventListener('load', () =>
      end(() => {
        // XMLHttpRequest follows redirects; the answer of another address is not the backend's.
        if (request.responseURL !== url || request.status === 0) {
          reject(new ApiError('network', RAW.network));
          return;
        }
        const { status, statusText, responseText: text } = request;
        const headers = headersOf(request.getAllResponseHeaders());
        resolve({
          response: { ok: status >= 200 && status < 300, status, statusText, headers },
          text,
          file: null,
        });
      }),
    );

    request.open(init.method ?? 'POST', url);
    request.withCredentials = false;
    request.responseType = 'text';
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    for (const signal of signals) signal.addEventListener('abort', abort, { once: true });
    wait(TRANSFER_WAIT.withoutByte);
    request.send((init.body ?? null) as FormData | null);
    if (signals.some(({ aborted }) => aborted)) abort();
  });
}

async function attempt<R>(
  endpoint: Endpoint<string, unknown, unknown, R>,
  args: AnyArgs,
  progress: OnProgress,
  isAgain = false,
): Promise<R> {
  const { apiBaseUrl, csrf } = config();
  const line = connection();
  const token = line.token();
  const sessionOver = line.signal();
  const url = absolute(urlOf(apiBaseUrl, endpoint.path, args));
  const signals = [sessionOver, ...(args.signal === undefined ? [] : [args.signal])];
  const reply = await transfer(url, requestInit(endpoint, args, token, csrf), signals, progress);
  const checkSession = (): void => {
    if (sessionOver.aborted) throw new ApiError('aborted', RAW.aborted);
  };
  checkSession();
  if (reply.response.status === 401 && token !== null && !isAgain) {
    const goesAgain = await isRenewed(line, token);
    checkSession();
    if (goesAgain) return attempt(endpoint, args, progress, true);
  }
  return resultOf(endpoint, reply, { token, secrets: secretsOf(args, token), line });
}

/**
 * Uploads a file to an endpoint in one attempt, with the address, headers, session and errors of `send`. A
 * success makes the cached reads stale that the endpoint names.
 * @param progress receives the sent share from 0 to 1; at 1 only the answer is missing
 * @throws ApiError only; `timeout` when nothing moved for 30 s, or no answer came for 60 s
 */
export async function upload<P extends string, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  args: Args<P, Q, B>,
  progress: OnProgress,
): Promise<R> {
  const started = performance.now();
  const { announceCache } = connection();
  try {
    const result = await attempt(endpoint, args, progress);
    logCall(endpoint, started, 'ok');
    announceCache('write', endpoint.makesStale);
    return result;
  } catch (error) {
    logCall(endpoint, started, outcomeOf(error));
    throw error instanceof ApiError ? error : new ApiError('response', RAW.unusable);
  }
}
