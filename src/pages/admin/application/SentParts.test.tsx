import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { ToastProvider } from '@/ui/toast/Toasts';
import { allTexts } from '@/i18n/texts.fixture';
import { DocumentButton } from './SentParts';

test.each([
  ['clean', true, null],
  ['pending', false, 'Being scanned for viruses'],
  ['infected', false, 'A virus was found in this file.'],
] as const)('a document with the scan result %s is downloaded: %s (F-210)', async (scan, isOpen, said) => {
  const i18n = await allTexts();
  render(
    <I18nextProvider i18n={i18n}>
      <ToastProvider>
        <DocumentButton document={{ id: 'd1', name: 'resume.pdf', scan }} />
      </ToastProvider>
    </I18nextProvider>,
  );
  expect(screen.getByRole('button', { name: 'Download resume.pdf' })).toHaveProperty('disabled', !isOpen);
  expect(screen.queryByText(/virus/)?.textContent ?? null).toBe(said);
});
