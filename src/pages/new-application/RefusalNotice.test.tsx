import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Job } from '@/api/endpoints/jobs';
import { ApiError } from '@/errors/ApiError';
import { startAllTexts } from '@/i18n/texts.fixture';
import type { SessionUser } from '@/storage/sessionUser';
import { RefusalNotice } from './RefusalNotice';

beforeAll(startAllTexts);

test.each([
  [403, true, 1],
  [403, false, 0],
  [429, true, 0],
  [404, true, 0],
])(
  'after a %i to a person with an unconfirmed address (%s), the confirmation link is offered %i times',
  (status, unverified, times) => {
    const error = new ApiError('http', `HTTP ${status}: `, { status, serverMessage: 'Please wait' });
    render(
      <RefusalNotice
        refusal={{ kind: 'other', error }}
        job={{} as Job}
        user={{ email: 'ada@example.test' } as SessionUser}
        unverified={unverified}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/./);
    expect(screen.queryAllByRole('button', { name: 'Resend the confirmation link' })).toHaveLength(times);
  },
);
