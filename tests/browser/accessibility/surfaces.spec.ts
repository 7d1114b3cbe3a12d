import { LANGUAGE_CODES, LANGUAGES } from '../../../src/config/languages';
import { expect, test } from '../../support/browser';
import { WHOLE } from '../../support/sample';
import { LOOKS } from './looks';
import { goOn, prepare, ROLES, type Surface, SURFACES } from './surfaces';

test.describe.configure({ mode: 'parallel' });

/** Everything that a person can see, in every language, looked at in every way. */
for (const language of LANGUAGE_CODES) {
  const looks = LOOKS.filter(({ languages }) => languages.includes(language));
  for (const as of ROLES) {
    const names = looks.map(({ name }) => name).join(', ');
    test(`nothing is wrong with what a ${as} sees in ${language}: ${names}`, async ({
      context,
      page,
      request,
    }) => {
      test.setTimeout(WHOLE ? 1_800_000 : 240_000);
      await prepare(context, request, as, language);
      const found: string[] = [];
      let before: Surface | undefined;
      for (const surface of SURFACES) {
        if (surface.as !== as) continue;
        await goOn(page, before, surface, language);
        before = surface;
        await expect(page.locator('html'), surface.name).toHaveAttribute('lang', LANGUAGES[language].tag);
        for (const { name, surfaces, faults } of looks) {
          if (surfaces?.has(surface.name) === false) continue;
          const seen = await faults(page, surface, language);
          found.push(...seen.map((fault) => `${surface.name}, ${name}: ${fault}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
}
