import { render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { loadLanguageTests } from '@/eligibility/rules/load';
import { NO_SCORES } from '@/features/standing/testScores';
import { allTexts } from '@/i18n/texts.fixture';
import { ScoreFields } from './ScoreFields';

it('offers a test once that the backend knows by a code of its own, and keeps the stored code', async () => {
  const i18n = await allTexts();
  const rules = (await loadLanguageTests()).rulesets[0]?.sections;
  if (rules === undefined) throw new Error('No rules');
  const codesOf = (test: string): (string | null)[] => {
    const { unmount } = render(
      <I18nextProvider i18n={i18n}>
        <ScoreFields
          rules={rules}
          value={{ ...NO_SCORES, test }}
          onChange={() => undefined}
          others={[{ id: 'toefl-ibt', name: 'TOEFL iBT' }]}
        />
      </I18nextProvider>,
    );
    const options = within(screen.getByLabelText('Test')).getAllByRole('option', { name: 'TOEFL iBT' });
    const codes = options.map((option) => option.getAttribute('value'));
    unmount();
    return codes;
  };
  expect(codesOf('')).toEqual(['toefl-ibt']);
  expect(codesOf('toefl')).toContain('toefl');
});
