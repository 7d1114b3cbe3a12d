import { expect, it } from 'vitest';
import { createBackend } from '../../embedded-backend/handlers.ts';
import { caller } from './backendCaller';

it('a note of staff counts once for its id, and each note without an id counts', async () => {
  const api = caller(createBackend());
  const token = await api.login('admin');
  const note = { text: 'Called twice', visible: true };
  const lengths: number[] = [];
  for (const body of [{ ...note, clientId: 'n1' }, { ...note, clientId: 'n1' }, note, note]) {
    const path = '/api/admin/applications/application-3/notes';
    lengths.push(
      (await api.call<{ timeline: unknown[] }>('POST', path, { token, body })).body.timeline.length,
    );
  }
  const [first = 0] = lengths;
  expect(lengths).toEqual([first, first, first + 1, first + 2]);
});
