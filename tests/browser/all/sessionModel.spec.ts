import { seededRandom } from '../../../embedded-backend/seed/random';
import { expect, test } from '../../support/faultStage';
import { cover } from '../../support/sample';
import { BEGINNING, possibleSteps, type Step, TABS, type World } from '../../support/sessionModel';
import { agree, nothingLeaked, silentAfterEnd } from '../../support/sessionOracles';
import { predict } from '../../support/sessionPredictions';
import { TwoBrowserTabs } from '../../support/twoBrowserTabs';

/**
 * Random sequences of events in two tabs (F-145), of 30 steps each, in the production build. After every step
 * both tabs and storage must be as the model says. `WHOLE=1` runs all 500, `MODEL=17,402` runs these two, and
 * without them one runs. src/identity/model/sessionModel.test.ts runs all of them on the app's own stores.
 */
const SEED = 20_260_115;
const LIVES = 500;
const STEPS = 30;
/** The number of sequences in one browser context, whose cache makes the later ones faster. */
const TOGETHER = 5;

const wanted = process.env.MODEL ?? '';
const all = Array.from({ length: LIVES }, (_, index) => index);
const chosen = /^[\d,]+$/.test(wanted) ? wanted.split(',').map(Number) : cover(all, LIVES);
const groups = Array.from({ length: Math.ceil(chosen.length / TOGETHER) }, (_, index) =>
  chosen.slice(index * TOGETHER, (index + 1) * TOGETHER),
);

const words = (step: Step): string => Object.values(step).join(' ');

test.describe.configure({ mode: 'parallel' });

for (const group of groups) {
  test(`two tabs agree with the model, sequences ${group.join(', ')} (F-145)`, async ({ context, stage }) => {
    test.setTimeout(600_000);
    const lines: string[] = [];
    context.on('console', (message) => lines.push(message.text()));
    const tabs = await TwoBrowserTabs.open(context, stage);
    for (const life of group) {
      await tabs.begin();
      const random = seededRandom(SEED + life);
      const trail = [`life ${life}`];
      let world: World = BEGINNING;
      /** Tokens that have ended, and since when. */
      const over = new Map<string, number>();
      for (let count = 0; count < STEPS; count += 1) {
        const step = random.pick(possibleSteps(world, random));
        trail.push(words(step));
        const outcome = predict(world, step);
        await tabs.do(step, world);
        world = await agree(tabs, outcome, trail.join('\n'));
        for (const [token, since] of over) silentAfterEnd(stage, token, since, trail.join('\n'));
        const present = world.session === null ? -1 : world.session.number - 1;
        for (const [at, { token }] of tabs.logins.entries()) {
          if (at !== present && !over.has(token)) over.set(token, stage.api.now());
        }
      }
      await nothingLeaked(tabs, stage, lines);
      expect(TABS.map((tab) => tabs.page(tab).isClosed())).toEqual([false, false]);
    }
  });
}
