import { act, render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { allTexts } from '@/i18n/texts.fixture';
import { LaterStatus } from './LaterStatus';

it('shows a result in another language at once, without the old words', async () => {
  const i18n = await allTexts();
  const Result = () => <LaterStatus text={useTranslation('terms').t('notKnownYet')} />;
  render(
    <I18nextProvider i18n={i18n}>
      <Result />
    </I18nextProvider>,
  );
  await act(() => i18n.changeLanguage('fr'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Indéterminé$/u);
});
