import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Job } from '@/api/endpoints/jobs';
import { answer, line } from '@/api/testServer.fixture';
import { ApiError } from '@/errors/ApiError';
import { startAllTexts } from '@/i18n/texts.fixture';
import type { SessionUser } from '@/storage/sessionUser';
import { RefusalNotice } from './RefusalNotice';

beforeAll(startAllTexts);

const refused = (status: number, unverified: boolean) => {
  const error = new ApiError('http', `HTTP ${status}: `, { status, serverMessage: 'Please wait' });
  render(
    <RefusalNotice
      refusal={{ kind: 'other', error }}
      job={{} as Job}
      user={{ email: 'ada@example.test' } as SessionUser}
      unverified={unverified}
    />,
  );
};

test.each([
  [403, true, 1],
  [403, false, 0],
  [429, true, 0],
  [404, true, 0],
])(
  'after a %i to a person with an unconfirmed address (%s), the confirmation link is offered %i times',
  (status, unverified, times) => {
    refused(status, unverified);
    expect(screen.getByRole('alert')).toHaveTextContent(/./);
    expect(screen.queryAllByRole('button', { name: 'Resend the confirmation link' })).toHaveLength(times);
  },
);

test('the confirmation link can be sent again after a failure', async () => {
  refused(403, true);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Resend the confirmation link' }));
  line.handle = answer(400, { success: false, message: 'The mail server is away' });
  press();
  expect(await screen.findByText('The mail server is away')).toBeVisible();
  line.handle = answer(200, { success: true, data: null });
  press();
  expect(await screen.findByText('A new link is on its way.')).toBeVisible();
});
