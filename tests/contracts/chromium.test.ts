import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { CHROMIUM_FLAGS, WITHOUT_BY_PLAYWRIGHT } from '../../scripts/chromium.mjs';

/** Prints how Playwright would start a browser: the program that it starts here is no browser and fails at once. */
const ASK = `
  const { chromium } = require('@playwright/test');
  chromium.launch({ executablePath: process.execPath }).catch(({ message }) => console.log(message));
`;

it('our flags disable every feature that Playwright disables', () => {
  const { stdout } = spawnSync(process.execPath, ['-e', ASK], { encoding: 'utf8' });
  const list = /--disable-features=(\S+)/.exec(stdout)?.[1]?.split(',');
  expect(list).toEqual(WITHOUT_BY_PLAYWRIGHT);
  const ours = CHROMIUM_FLAGS.filter((flag) => flag.startsWith('--disable-features='));
  expect(ours).toHaveLength(1);
  expect(ours[0]?.split(/[=,]/)).toEqual(expect.arrayContaining(list ?? []));
});
