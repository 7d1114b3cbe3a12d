import { expect, test } from '../../support/browser';
import { PLAYED, WHOLE } from '../../support/sample';
import { LOOKS } from './looks';
import { goTo, prepare, ROLES, type Surface, SURFACES, turnToLanguage, unusual } from './surfaces';

test.describe.configure({ mode: 'parallel' });

/** The number of surfaces in one test. */
const TOGETHER = 7;

/** Everything that a person can see, with every check. */
for (const as of ROLES) {
  const seen = SURFACES.filter((surface) => surface.as === as);
  for (let at = 0; at < seen.length; at += TOGETHER) {
    const some = seen.slice(at, at + TOGETHER);
    const names = some.map(({ name }) => name).join(', ');
    test(`no problem on the surfaces of a ${as}: ${names}`, async ({ context, page, request }) => {
      test.setTimeout(WHOLE ? 1_800_000 : 240_000);
      await prepare(context, request, as);
      const found: string[] = [];
      let before: Surface | undefined;
      for (const surface of some) {
        await goTo(page, before, surface);
        before = surface;
        const count = await unusual(page).count();
        for (const language of PLAYED) {
          const looks = LOOKS.filter(
            ({ languages, surfaces }) =>
              languages.includes(language) && surfaces?.has(surface.name) !== false,
          );
          await turnToLanguage(page, language);
          await expect(unusual(page), `${surface.name} in ${language}`).toHaveCount(count);
          for (const { name, faults } of looks) {
            const wrong = await faults(page, surface, language);
            found.push(...wrong.map((fault) => `${surface.name}, ${language}, ${name}: ${fault}`));
          }
        }
      }
      expect(found).toEqual([]);
    });
  }
}
