import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, server } from '../../support/backend';
import { renderApp } from '../../support/renderApp';

const { jobs } = backend.data;

describe('a file of five hundred postings', () => {
  it('is previewed with its three bad rows; the others are applied, with the result of each row', async () => {
    const before = jobs.size;
    const lines = Array.from({ length: 500 }, (_, at) => `CSV-${at},Welder ${at},Steel & Sons,Toronto`);
    lines[9] = 'CSV-9,,Steel & Sons,Toronto';
    lines[249] = 'CSV-249,=1+1,Steel & Sons,Toronto';
    lines[499] = 'not a reference,Welder,Steel & Sons,Toronto';
    const { user } = await renderApp({ path: '/admin/jobs', signedInAs: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Import CSV' }, { timeout: 20_000 }));
    const box = within(await screen.findByRole('dialog', { name: 'Import CSV' }));
    const file = new File([`reference,title,company,location\n${lines.join('\n')}\n`], 'jobs.csv', {
      type: 'text/csv',
    });
    await user.upload(box.getByLabelText(/Choose a CSV file/), file);
    const apply = await box.findByRole('button', { name: 'Apply 497 changes' });
    for (const line of [11, 251, 501]) expect(box.getByText(`Line ${line}`)).toBeInTheDocument();
    // The server refuses one posting although its row is valid.
    server.use(
      http.post('*/api/admin/jobs', async ({ request }) => {
        const { reference } = (await request.clone().json()) as { reference: string };
        return reference === 'CSV-42'
          ? HttpResponse.json({ message: 'No room left.' }, { status: 422 })
          : undefined;
      }),
    );
    fireEvent.click(apply);
    await box.findByText('Not everything could be imported.', {}, { timeout: 50_000 });
    expect(jobs.size).toBe(before + 496);
    expect(box.getByText('Line 44')).toBeInTheDocument();
    expect(box.getByText('No room left.')).toBeInTheDocument();
  });
});
