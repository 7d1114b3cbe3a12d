import { theApp } from '@/runtime/app';
import { TRANSFER_WAIT } from '@/config/limits';
import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';
import { callBy } from './client';
import { connection } from './connection';
import type { Args, Endpoint } from './endpoint';
import type { Reply } from './reply';

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
  given: readonly (AbortSignal | undefined)[],
  progress: OnProgress,
): Promise<Reply> {
  const { clock } = theApp();
  const signals = given.filter((signal) => signal !== undefined);
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
  const { announceCache } = connection();
  const result = await callBy(endpoint, args, (url, init, _token, sessionOver) =>
    transfer(absolute(url), init, [sessionOver, args.signal], progress),
  );
  announceCache('write', endpoint.makesStale);
  return result;
}
