import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import type { Job } from '@/api/endpoints/jobs';
import { identity } from '@/identity/identity';
import { openApp } from '@/runtime/app';
import { ada } from '@/storage/sessionUser.fixture';
import { BLANK } from './draft';
import { type TypedApplication, typedOf } from './steps';
import { useApplyDraft } from './useApplyDraft';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const JOB = { id: 'job-1' } as Job;

it.each([
  [true, 'device'],
  [false, 'nowhere'],
])('a draft that the server refuses, while the browser stores it: %s', async (stores, place) => {
  if (!stores)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
  const sent = vi.fn(() => Promise.resolve(Response.json({}, { status: 404 })));
  const app = openApp({ fetch: sent });
  identity(app).session.signedIn(ada, 'token-a');
  const { result } = renderHook(() => {
    const form = useForm<TypedApplication>({ defaultValues: typedOf(JOB, BLANK.values) });
    return { form, ...useApplyDraft({ userId: ada.id, job: JOB, first: BLANK, form }) };
  });
  act(() => result.current.form.setValue('coverLetter', 'I weld well.'));
  await act(() => result.current.keepNow());
  expect(sent).toHaveBeenCalled();
  expect(result.current.kept?.place).toBe(place);
});
