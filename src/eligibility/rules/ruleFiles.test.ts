import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGE_CODES } from '@/config/languages';
import { ABILITIES } from '@/eligibility/abilities';
import { addDays, isDay } from '@/eligibility/calendar';
import { CREDENTIALS } from '@/eligibility/credentials';
import { freshness, type RuleFile, rulesOn } from '@/eligibility/ruleFile';
import { loadCrs, loadDocuments, loadFsw, loadLanguageTests, loadTeer } from './load';

const crs = await loadCrs();
const fsw = await loadFsw();
const clb = await loadLanguageTests();
const files: [string, RuleFile<unknown>][] = [
  ['crs', crs],
  ['fsw67', fsw],
  ['clb', clb],
  ['teer', await loadTeer()],
  ['documents', await loadDocuments()],
];

describe('every file of rules', () => {
  test.each(files)('%s has the day of its check, its source, and the days of its rules', (_name, file) => {
    expect(file.schemaVersion).toBe(1);
    expect(isDay(file.checkedOn)).toBe(true);
    expect(file.official.length).toBeGreaterThan(0);
    for (const { title, url } of file.official) {
      expect(title).not.toBe('');
      expect(new URL(url).protocol).toBe('https:');
    }
    expect(new Set(file.rulesets.map(({ id }) => id)).size).toBe(file.rulesets.length);
    for (const [at, set] of file.rulesets.entries()) {
      const next = file.rulesets[at + 1];
      if (next === undefined) continue;
      // Each set must end before the next one begins.
      expect(set.effectiveTo ?? '9999').toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect((set.effectiveTo ?? '9999') < (next.effectiveFrom ?? '')).toBe(true);
    }
    for (const set of file.rulesets) {
      expect(['high', 'medium', 'low']).toContain(set.confidence);
      expect(set.compute === false || set.sections !== undefined).toBe(true);
    }
  });
});

const sections = crs.rulesets[0]?.sections;
if (sections === undefined) throw new Error('no rules');

describe('the points tables', () => {
  const most = (rows: readonly object[], column: string) =>
    Math.max(...rows.map((row) => (row as Record<string, number>)[column] ?? 0));

  test.each([
    ['withoutSpouse', [110, 150, 136, 24, 80], 500],
    ['withSpouse', [100, 140, 128, 22, 70], 460],
  ] as const)('add up to the published maximum, %s', (column, parts, sum) => {
    const { age, education, firstOfficialLanguage, secondOfficialLanguage, canadianWorkExperience, cap } =
      sections.A_core;
    expect([
      most(age.rows, column),
      most(education.rows, column),
      most(firstOfficialLanguage.rows, column) * ABILITIES.length,
      secondOfficialLanguage.cap[column],
      most(canadianWorkExperience.rows, column),
    ]).toEqual(parts);
    expect(parts.reduce((total, part) => total + part, 0)).toBe(sum);
    expect(cap[column]).toBe(sum);
  });

  it('have the partner at 40, transferability at 100, additional points at 600, all at 1200', () => {
    const { B_spouse: partner } = sections;
    expect(
      most(partner.spouseEducation.rows, 'points') +
        most(partner.spouseFirstOfficialLanguage.rows, 'points') * ABILITIES.length +
        most(partner.spouseCanadianWorkExperience.rows, 'points'),
    ).toBe(partner.cap);
    expect(sections.A_core.cap.withSpouse + partner.cap).toBe(sections.A_core.cap.withoutSpouse);
    expect(500 + sections.C_skillTransferability.cap + sections.D_additional.cap).toBe(1200);
    const { frenchLanguage, siblingInCanada, canadianStudy } = sections.D_additional;
    expect(600 + frenchLanguage.withEnglish + siblingInCanada + canadianStudy['three-year-plus']).toBe(695);
  });

  it('have a row for every credential, and rise', () => {
    const rows = sections.A_core.education.rows;
    expect(rows.map(({ level }) => level)).toEqual(CREDENTIALS);
    expect(rows.every((row, at) => at === 0 || row.withSpouse > (rows[at - 1]?.withSpouse ?? 0))).toBe(true);
    expect(Object.keys(sections.C_skillTransferability.educationTier).sort()).toEqual(
      [...CREDENTIALS].sort(),
    );
  });

  it('of the grid add up to 100', () => {
    const grid = fsw.rulesets[0]?.sections;
    expect(grid).toBeDefined();
    const { minimums: _minimums, ...factors } = grid ?? {};
    const sum = Object.values(factors).reduce(
      (total: number, factor) => total + (factor as { max: number }).max,
      0,
    );
    expect(sum).toBe(100);
    expect(fsw.rulesets[0]?.passMark).toBe(67);
  });
});

describe('the charts of language tests', () => {
  const charts = (clb.rulesets[0]?.sections?.tests ?? []).flatMap((one) =>
    one.charts.map((chart) => [`${one.id} ${chart.id}`, one, chart] as const),
  );

  test.each(charts)(
    '%s falls from level 10 to its lowest, without a gap, on its scale',
    (_name, one, chart) => {
      for (const ability of ABILITIES) {
        const rows = chart.thresholds[ability];
        expect(rows.map(([level]) => level)).toEqual(
          Array.from({ length: 11 - one.lowest }, (_, at) => 10 - at),
        );
        const scores = rows.map(([, score]) => score);
        expect(scores).toEqual([...new Set(scores)].sort((a, b) => b - a));
        const { min, max, step } = chart.scale[ability];
        for (const score of scores)
          expect(score >= min && score <= max && Number.isInteger(score / step)).toBe(true);
      }
    },
  );
});

describe('the rules of a day', () => {
  it('are the set in force', () => {
    const rules = rulesOn(crs, '2026-11-02');
    expect(rules.inForce?.id).toBe('crs-2025-03-25');
    expect(rules.current).toBe(true);
  });

  it('are the last known rules, marked as not in force', () => {
    const rules = rulesOn(crs, '2026-11-22');
    expect(rules.inForce?.id).toBe('crs-2026-11-03');
    expect(rules.computing?.effectiveTo).toBe('2026-11-02');
    expect(rules.current).toBe(false);
  });

  it('are none on a day before all rules', () => {
    expect(rulesOn(crs, '2020-01-01')).toEqual({ inForce: null, computing: null, current: false });
  });

  it('are a new set from its first day on; a missing `compute` counts as true', () => {
    const [old, unknown] = crs.rulesets;
    if (old === undefined || unknown === undefined) throw new Error('two sets');
    const { compute: _compute, ...later } = {
      ...old,
      id: 'new',
      effectiveFrom: '2026-12-01',
      effectiveTo: null,
    };
    const file = { ...crs, rulesets: [old, { ...unknown, effectiveTo: '2026-11-30' }, later] };
    expect(rulesOn(file, '2026-11-30').current).toBe(false);
    expect(rulesOn(file, '2026-12-01')).toMatchObject({ current: true, computing: { id: 'new' } });
  });

  it('warn when the check is older than 90 days, and stop after 365', () => {
    const after = (days: number) => freshness('2026-11-20', addDays('2026-11-20', days));
    expect([90, 91, 365, 366].map(after)).toEqual(['fresh', 'warn', 'warn', 'tooOld']);
  });
});

describe('the size of the data', () => {
  const KIB = 1024;
  test.each<[string, number]>([
    ['crs', 3],
    ['clb', 3],
    ['documents', 3],
    ['fsw67', 1],
    ['teer', 1],
    ['noc', 2],
    ...LANGUAGE_CODES.map((language): [string, number] => [`noc.${language}`, 6]),
  ])('%s is at most %i KiB, compressed', (name, most) => {
    const file = path.join(process.cwd(), 'src/eligibility/rules', `${name}.json`);
    const compact = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
    expect(brotliCompressSync(compact).length).toBeLessThanOrEqual(most * KIB);
  });
});
