import { describe, expect, test } from 'vitest';
import { fieldErrorsOf, isRefusal, openEnvelope, parseText, readText } from './answer';

test('text: nothing, JSON with a byte order mark, not JSON', async () => {
  expect(parseText(' \n')).toEqual({ json: true, value: undefined });
  expect(parseText(await readText(new Response('\ufeff{"a":1}')))).toEqual({ json: true, value: { a: 1 } });
  for (const text of ['<html>', '{"a":', 'NaN', '{"a":NaN}', 'undefined']) {
    expect(parseText(text)).toEqual({ json: false });
  }
  expect(parseText(await readText(new Response(null, { status: 204 })))).toEqual({
    json: true,
    value: undefined,
  });
});

test('a body without end is refused', async () => {
  const piece = new Uint8Array(1024 * 1024).fill(97);
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(piece);
    },
  });
  await expect(readText(new Response(endless))).rejects.toThrow('API response format not recognized');
  expect(sent).toBeLessThan(25);
});

describe('envelope', () => {
  test.each([
    [{ success: true, data: { a: 1 }, message: 'x' }, { a: 1 }],
    [{ success: true, data: null }, null],
    [{ success: true, data: [1] }, [1]],
    [
      { success: true, message: 'x' },
      { success: true, message: 'x' },
    ],
    [
      { data: [1], totalCount: 1 },
      { data: [1], totalCount: 1 },
    ],
    [
      { success: true, data: [1], totalCount: 9 },
      { success: true, data: [1], totalCount: 9 },
    ],
    [
      { success: 'yes', data: 1 },
      { success: 'yes', data: 1 },
    ],
    [[1], [1]],
    ['x', 'x'],
  ])('%o', (body, expected) => expect(openEnvelope(body)).toEqual(expected));

  test('success: false is a refusal', () => {
    expect(isRefusal({ success: false })).toBe(true);
    expect(isRefusal({ success: true })).toBe(false);
    expect(isRefusal([])).toBe(false);
  });
});

test('field errors are texts by field; anything else is left out', () => {
  const body: unknown = JSON.parse(
    '{"errors":{"email":["taken",5],"name":"short","age":[],"__proto__":["x"],"constructor":["own"]}}',
  );
  expect(fieldErrorsOf(body)).toEqual({ email: ['taken'], name: ['short'], constructor: ['own'] });
  expect(fieldErrorsOf({ errors: ['x'] })).toEqual({});
  expect(fieldErrorsOf(null)).toEqual({});
});
