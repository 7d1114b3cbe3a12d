import { ApiError } from '@/errors/ApiError';
import { RAW } from '@/errors/catalogue';

/**
 * Largest answer that is read, in bytes. No endpoint answers with more; a larger body
 * would only freeze the tab (F-085).
 */
const LARGEST_ANSWER = 16 * 1024 * 1024;

type Fields = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the body as text, piece by piece, so that an endless body can be given up.
 * @throws ApiError when the body is larger than LARGEST_ANSWER
 */
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

/**
 * Parses a body: an empty text is `undefined`; JSON is parsed whatever its content type says; `json: false`
 * means that the text is not JSON.
 */
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
 * Takes the data out of the envelope `{ success: true, data, message }`; any other body is returned as it is.
 * A list with `totalCount` or `total` beside `data` is returned whole.
 */
export function openEnvelope(body: unknown): unknown {
  if (!isRecord(body) || body.success !== true || !('data' in body)) return body;
  const hasTotals = 'totalCount' in body || 'total' in body;
  return Array.isArray(body.data) && hasTotals ? body : body.data;
}

/** The names of the version that a write replaces. They are no values of the record. */
const VERSION: readonly string[] = ['lastModified', 'updatedAt'];
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

function isStored(sent: unknown, stored: unknown): boolean {
  if (isNothing(sent)) return isNothing(stored);
  if (!isRecord(sent)) return JSON.stringify(sent) === JSON.stringify(stored);
  const names = Object.keys(sent).filter((name) => !VERSION.includes(name));
  return isRecord(stored) && names.length > 0 && names.every((name) => isStored(sent[name], stored[name]));
}

/**
 * The record in the body of a 409 if it has all values that were sent. A write whose answer was lost gets this answer
 * when it is sent again: nobody else has changed the record.
 */
export function storedAsSent(sent: unknown, body: unknown): unknown {
  return isRecord(body) && isRecord(sent) && isStored(sent, body.current) ? body.current : undefined;
}

/** Whether the body says `success: false`, which is a failure whatever the HTTP status. */
export const isRefusal = (body: unknown): boolean => isRecord(body) && body.success === false;

/** The body's `errors` by field name. Values that are not texts are left out. */
export function fieldErrorsOf(body: unknown): Readonly<Record<string, readonly string[]>> {
  if (!isRecord(body) || !isRecord(body.errors)) return {};
  const entries = Object.entries(body.errors).map(([field, texts]) => {
    const list: readonly unknown[] = Array.isArray(texts) ? texts : [texts];
    return [field, list.filter((text) => typeof text === 'string')] as const;
  });
  return Object.fromEntries(entries.filter(([field, texts]) => field !== '__proto__' && texts.length > 0));
}
