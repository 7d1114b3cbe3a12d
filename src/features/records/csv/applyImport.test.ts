import { describe, expect, test, vi } from 'vitest';
import { admin } from '@/api/endpoints/admin';
import { ApiError } from '@/errors/ApiError';
import { oneByOne } from '@/features/records/editing/bulkUpdate';
import type { Field, Resource } from '@/features/records/resource';
import { applyImport } from './applyImport';

const CODE: Field = {
  name: 'code',
  label: 'records:fields.code',
  kind: 'text',
  required: true,
  maxLength: 20,
};
const NAME: Field = { name: 'name', label: 'words:name', kind: 'text', required: true, maxLength: 50 };

describe('writing the rows', () => {
  const CERTIFICATES = {
    fields: [CODE, NAME],
    key: 'code',
    endpoints: admin.languageCertificates,
  } as unknown as Resource;
  const added = ['a', 'b', 'c'].map((code, at) => ({ line: at + 2, key: code, body: { code, name: code } }));
  const changed = ['phd', 'masters'].map((code, at) => ({
    line: at + 5,
    item: { id: String(at + 1), code, name: 'Old' },
    changes: [{ field: NAME, from: 'Old', to: 'New' }],
  }));
  const written = (answer: (sent: { readonly code?: string; readonly method: string }) => Response) => {
    vi.stubEnv('VITE_API_BASE_URL', 'https://api.test');
    vi.stubGlobal('fetch', async (_url: string, { method = '', body }: RequestInit) =>
      answer({ method, ...(JSON.parse(body as string) as { code?: string }) }),
    );
    const difference = { added, changed, unchanged: 0, problems: [] };
    return applyImport(CERTIFICATES, difference, new AbortController().signal, () => undefined);
  };
  const stored = (id: string) => Response.json({ id, code: id, name: id, language: 'en' });

  test('says which field of a row the server refuses', async () => {
    const { failed, ...counts } = await written(({ code = '1' }) =>
      code === 'b'
        ? Response.json({ message: 'Please check.', errors: { Code: ['Taken.'] } }, { status: 422 })
        : stored(code),
    );
    expect(counts).toEqual({ added: 2, changed: 2, left: 0 });
    expect(
      failed.map(({ line, fields }) => [line, fields.map(({ field, text }) => [field.name, text])]),
    ).toEqual([[3, [['code', 'Taken.']]]]);
  });

  test('counts what was saved before an answer was lost, and does not say that the row was not sent', async () => {
    const { reason, ...outcome } = await written(({ code = '1', method }) => {
      if (method === 'POST' && code === 'b') throw new TypeError('lost');
      return stored(code);
    });
    expect(outcome).toEqual({
      added: 2,
      changed: 2,
      failed: [{ line: 3, key: 'b', message: { key: 'records:import.unclear' }, fields: [] }],
      left: 0,
    });
    expect(reason).toBeDefined();
  });

  test('counts changes, too, that were saved before the server forbids the next one', async () => {
    let puts = 0;
    const { changed: saved, left } = await written(() => {
      puts += 1;
      return puts === 2 ? Response.json({}, { status: 403 }) : stored('1');
    });
    expect([saved, left]).toEqual([1, 4]);
  });
});

test('many records that were changed before the server stops answering count as changed', async () => {
  const items = Array.from({ length: 10 }, (_, at) => ({ id: String(at) }));
  const lost = new ApiError('network', 'lost');
  const work = async ({ id }: { readonly id: string }) => {
    if (Number(id) > 4) throw lost;
  };
  const { updated, failed } = await oneByOne(items, work);
  expect([updated, failed.map(({ id }) => id)]).toEqual([5, ['5', '6', '7', '8', '9']]);
  await expect(oneByOne(items.slice(5), work)).rejects.toBe(lost);
});
