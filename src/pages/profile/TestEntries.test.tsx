import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { LanguageTest } from '@/api/endpoints/profileEntryShapes';
import { startAllTexts } from '@/i18n/texts.fixture';
import { TestEntries } from './TestEntries';

const taken = (takenOn: string, name: string) =>
  ({
    id: name,
    name,
    language: 'en',
    score: '7/7/7/7',
    scores: { listening: '7', reading: '7', writing: '7', speaking: '7' },
    testCode: 'ielts-general',
    takenOn,
    takenAt: null,
    resultOn: null,
    status: 'verified',
  }) as unknown as LanguageTest;

beforeEach(startAllTexts);

it('shows when a test expired, or how long it counts', () => {
  const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  render(<TestEntries tests={[taken('2020-03-09', 'Old IELTS'), taken(lastMonth, 'IELTS')]} />);
  const [old, valid] = screen.getAllByRole('article');
  expect(old).toHaveTextContent(/Expired on March 9, 2022/);
  expect(old).not.toHaveTextContent(/Valid until/);
  expect(valid).toHaveTextContent(/Valid until/);
  expect(valid).not.toHaveTextContent(/Expired on/);
});
