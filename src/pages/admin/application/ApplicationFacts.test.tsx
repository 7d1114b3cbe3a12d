import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { allTexts } from '@/i18n/texts.fixture';
import { InterviewFacts } from './ApplicationFacts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

test('says which of the proposed times can no longer be chosen', async () => {
  const i18n = await allTexts();
  const times = [
    { id: 'a', at: inDays(3), state: 'free' },
    { id: 'b', at: inDays(4), state: 'taken' },
    { id: 'c', at: inDays(-1), state: 'free' },
  ] as const;
  const item = { applicantName: 'Amara', applicantZone: null, interview: { at: null, times } };
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <InterviewFacts item={item as unknown as StaffApplication} onAgain={vi.fn()} />
    </I18nextProvider>,
  );
  const [heading, ...lines] = [...container.children].map(({ textContent }) => textContent);
  expect(heading).toBe('Waiting for a choice');
  expect(lines.map((line) => /·\s(\w+)$/.exec(line ?? '')?.[1])).toEqual([undefined, 'Taken', 'Passed']);
});

test('offers to propose other times when none works', async () => {
  const i18n = await allTexts();
  const answer = { none: true, note: 'Mornings' };
  const item = { applicantName: 'Amara', status: 'interview', interview: { at: null, times: [], answer } };
  const again = vi.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <InterviewFacts item={item as unknown as StaffApplication} onAgain={again} />
    </I18nextProvider>,
  );
  expect(screen.getByText('No time works: Mornings')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Interview again' }));
  expect(again).toHaveBeenCalledOnce();
});
