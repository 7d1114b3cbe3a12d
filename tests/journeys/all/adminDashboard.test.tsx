import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../support/backend';
import { type RenderedApp, renderApp } from '../../support/renderApp';

const open = async (): Promise<RenderedApp> => {
  const app = await renderApp({ path: '/admin', signedInAs: 'both' });
  await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' }, { timeout: 20_000 });
  return app;
};
describe('the admin dashboard', () => {
  it('shows on each card and each figure of the last 30 days the total of the list that it links to', async () => {
    const { applications } = backend.data;
    const interviewOf = (id: string) => {
      const { interview } = applications.require(id);
      if (interview === null) throw new Error(`${id} has no interview.`);
      return interview;
    };
    const answer = { timeId: null, none: true, note: 'Mornings', zone: null, at: '2026-01-01T00:00:00.000Z' };
    applications.update('application-both-8', {
      interview: { ...interviewOf('application-both-8'), answer },
    });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    applications.update('application-1', { interview: { ...interviewOf('application-1'), at } });
    const { goTo } = await open();
    const today = within(screen.getByRole('region', { name: 'Today' }));
    const cards = await today.findAllByRole('link');
    const trends = within(screen.getByRole('region', { name: 'The last 30 days' }));
    const lines = await trends.findAllByRole('link');
    expect([cards.length, lines.length]).toEqual([9, 3]);
    const figures = [...cards, ...lines].map(
      (link) => [link.getAttribute('href') ?? '', /[\d,]+/.exec(link.textContent)?.[0] ?? '-'] as const,
    );
    for (const [path, figure] of figures) {
      await goTo('/help');
      await goTo(path);
      const total = await screen.findByText(/^\d+–\d+ of [\d,]+$|^[\d,]+ conversations?$/);
      expect([path, /[\d,]+(?=$| conv)/.exec(total.textContent)?.[0]]).toEqual([path, figure]);
    }
  });
});
