import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { areaIsOn } from './areas';
import { openApp } from '@/runtime/app';
import { keysOf } from '@/runtime/typed';
import { parseConfig } from './env';
import { exchangeRates } from './exchange';
import { AREAS, settingOf, SWITCHES } from './switches';

afterEach(() => {
  vi.unstubAllEnvs();
});
const withFlags = (flags: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(flags)) vi.stubEnv(`VITE_FEATURE_${name}`, value);
  openApp();
};

describe('the areas of the product', () => {
  it('are all on by default', () => {
    withFlags({ JOBS: 'perhaps' });
    expect(AREAS.filter((area) => !areaIsOn(area))).toEqual([]);
  });

  it('can be switched off one by one', () => {
    withFlags({ ADMIN_JOBS: 'false', PLANNER: 'false' });
    expect(AREAS.filter((area) => !areaIsOn(area))).toEqual(['adminJobs', 'planner']);
  });

  it.each(AREAS)('%s is switched off by its setting, of the build or of the served page', (area) => {
    vi.stubEnv(settingOf(area), 'false');
    openApp();
    expect(areaIsOn(area)).toBe(false);
    const inPage = (value: boolean) => {
      document.head.innerHTML = `<script id="runtime-config" type="application/json">${JSON.stringify({ [settingOf(area)]: value })}</script>`;
      openApp();
    };
    inPage(true);
    expect(areaIsOn(area)).toBe(true);
    vi.unstubAllEnvs();
    inPage(false);
    expect(areaIsOn(area)).toBe(false);
  });

  it('include no applying if no job is shown', () => {
    withFlags({ JOBS: 'false' });
    expect(AREAS.filter((area) => !areaIsOn(area))).toEqual(['jobs', 'apply']);
  });
});

it('has the switches of .env.example, with their defaults', () => {
  const example = readFileSync('.env.example', 'utf8').matchAll(/^#(VITE_FEATURE_\w+)=(\w+)$/gm);
  const defaults = keysOf(SWITCHES).map((name) => [settingOf(name), String(SWITCHES[name])]);
  expect(Object.fromEntries(defaults)).toEqual(
    Object.fromEntries([...example].map(([, name, value]) => [name, value])),
  );
});

it.each([
  [undefined, 10],
  ['25', 25],
  ['0', 10],
  ['500', 50],
  ['1.5', 10],
])('VITE_UPLOAD_MAX_MB=%s allows files of %s MB', (given, expected) => {
  expect(parseConfig({ VITE_UPLOAD_MAX_MB: given }, false).uploadMaxMb).toBe(expected);
});

describe('exchange rates', () => {
  const rates = (given: string) => {
    vi.stubEnv('VITE_EXCHANGE_RATES', given);
    openApp();
    return exchangeRates();
  };

  it('are replaced as a whole, without invalid rates', () => {
    const given = { asOf: '2027-01-04', perCad: { USD: 0.7, EUR: -1, usd: 2, XX: 1 } };
    expect(rates(JSON.stringify(given))).toEqual({ asOf: '2027-01-04', perCad: { USD: 0.7, CAD: 1 } });
  });

  it.each(['', '{', '[]', 'null', '{"asOf":"soon","perCad":{"USD":1}}', '{"asOf":"2027-01-04"}'])(
    'stay as they are for %j',
    (given) => {
      expect(rates(given).perCad).toMatchObject({ CAD: 1, USD: 0.72 });
      expect(rates(given).asOf).toBe('2026-11-02');
    },
  );
});
