import { ApiError } from '@/errors/ApiError';
import { RAW, unsupportedMethod } from '@/errors/catalogue';
import type { AnyArgs, AnyEndpoint } from './endpoint';
import { sendAny } from './send';

/** One call of a batch. The method is a plain text because the caller's data may name any. */
export interface BatchItem {
  readonly method: string;
  readonly args: AnyArgs;
}
/** The endpoints of a batch by method, for example `{ POST: countries.create, DELETE: countries.remove }`. */
export type BatchEndpoints = Readonly<
  Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', AnyEndpoint>>
>;

export type BatchResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown };

/**
 * Sends several calls one after the other. Each succeeds or fails by itself,
 * and the results are in the order of the items.
 * @throws ApiError 'Unsupported method: {method}' before anything is sent, when the
 * batch has no endpoint for a method;
 * 'Batch operation failed' when every item failed
 */
export async function batch(
  endpoints: BatchEndpoints,
  items: readonly BatchItem[],
  signal?: AbortSignal,
): Promise<readonly BatchResult[]> {
  const byMethod = new Map<string, AnyEndpoint>(Object.entries(endpoints));
  const planned = items.map(({ method, args }) => {
    const endpoint = byMethod.get(method.toUpperCase());
    if (endpoint === undefined) throw new ApiError('response', unsupportedMethod(method));
    return { endpoint, args };
  });
  const results: BatchResult[] = [];
  for (const { endpoint, args } of planned) {
    try {
      results.push({ ok: true, value: await sendAny(endpoint, { ...args, signal }) });
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'aborted') throw error;
      results.push({ ok: false, error });
    }
  }
  if (results.length > 0 && results.every(({ ok }) => !ok)) throw new ApiError('response', RAW.batchFailed);
  return results;
}
