import { beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from './i18n';

const fetchTexts = vi.hoisted(() => vi.fn<(language: string) => Promise<object>>());
vi.mock('virtual:texts', () => ({ fetchTexts }));

/** The files of these languages are there, all others are not. */
const serve = (...languages: readonly string[]) =>
  fetchTexts.mockImplementation(async (language) => {
    if (!languages.includes(language)) throw new Error('404');
    return { title: language };
  });

beforeEach(() => localStorage.setItem('language', 'fr'));

it.each(['fr', 'en'])('one language is enough for a screen: %s', async (language) => {
  serve(language);
  await startI18n();
  await expect(loadNamespaces('help')).resolves.toBeUndefined();
});

it('a screen without any texts counts as not loaded, and loading it again helps', async () => {
  serve();
  const i18n = await startI18n();
  await expect(loadNamespaces('help')).rejects.toThrow('Texts could not be loaded');
  serve('en');
  await loadNamespaces('help');
  expect(i18n.t('help:title')).toContain('en');
});
