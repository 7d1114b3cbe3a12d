import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';

/** No answer of this product is larger; more would only freeze the tab (F-085). */
const LARGEST_ANSWER = 16 * 1024 * 1024;

type Fields = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body as text, read piece by piece so that an endless one can be given up. */
export async function readText(response: Response): Promise<string> {
  if (response.body === null) return response.text();
  const body = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await body.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > LARGEST_ANSWER) {
      void body.cancel().catch(() => undefined);
      throw new ApiError('response', RAW.formatNotRecognized, { status: response.status });
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** What a text holds: nothing, JSON (whatever its content type says), or something that is not JSON. */
export function parseText(
  text: string,
): { readonly json: true; readonly value: unknown } | { readonly json: false } {
  if (text.trim() === '') return { json: true, value: undefined };
  try {
    return { json: true, value: JSON.parse(text) };
  } catch {
    return { json: false };
  }
}

/**
 * The answer out of its envelope: `{ success: true, data, message }` is its data, anything else is itself. A page
 * of a list may carry its totals beside `data`: then it stays whole.
 */
export function openEnvelope(body: unknown): unknown {
  if (!isRecord(body) || body.success !== true || !('data' in body)) return body;
  const hasTotals = 'totalCount' in body || 'total' in body;
  return Array.isArray(body.data) && hasTotals ? body : body.data;
}

/** `{ success: false, ... }`: a failure, whatever the status. */
export const isRefusal = (body: unknown): boolean => isRecord(body) && body.success === false;

/** The body's `errors`, as texts by field name; anything else in it is left out. */
export function fieldErrorsOf(body: unknown): Readonly<Record<string, readonly string[]>> {
  if (!isRecord(body) || !isRecord(body.errors)) return {};
  const entries = Object.entries(body.errors).map(([field, texts]) => {
    const list: readonly unknown[] = Array.isArray(texts) ? texts : [texts];
    return [field, list.filter((text) => typeof text === 'string')] as const;
  });
  return Object.fromEntries(entries.filter(([field, texts]) => field !== '__proto__' && texts.length > 0));
}
