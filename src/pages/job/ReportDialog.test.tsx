import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answer, line } from '@/api/testServer.fixture';
import { startAllTexts } from '@/i18n/texts.fixture';
import { IdentityScope } from '@/identity/identity';
import { ReportDialog } from './ReportDialog';

beforeAll(startAllTexts);

test('a report whose answer was lost is sent again with the same id', async () => {
  render(
    <IdentityScope value={true}>
      <ReportDialog id="job-1" open onClose={() => undefined} />
    </IdentityScope>,
  );
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'money' } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
  line.handle = (_request, response) => void response.destroy();
  press();
  await screen.findByRole('alert');
  line.handle = answer(200, {});
  press();
  await screen.findByText(/^Thank you/);
  await waitFor(() => expect(line.received).toHaveLength(2));
  const [first, second] = line.received.map(
    ({ body }) => (JSON.parse(body) as { clientId: string }).clientId,
  );
  expect(first).toMatch(/\S/);
  expect(second).toBe(first);
});
