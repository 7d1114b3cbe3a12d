import { describe, expect, it, test } from 'vitest';
import { ABILITIES, type Ability, eachAbility } from '@/eligibility/abilities';
import { loadLanguageTests } from '@/eligibility/rules/load';
import vectors from './languageVectors.fixture.json';
import { whatItReaches } from './reaches';
import { chartFor, countedLevels, levelsOf, lowestLevel, type TefColumn } from './scores';
import { testDateProblem, testValidity } from './validity';

const sections = (await loadLanguageTests()).rulesets[0]?.sections;
if (sections === undefined) throw new Error('no rules');

const testNamed = (id: string) => {
  const found = sections.tests.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

/** The levels for four scores (listening, reading, writing, speaking); null for below the lowest. */
function convert(id: string, typed: readonly (string | number)[], column?: TefColumn, takenOn?: string) {
  const rules = testNamed(id);
  const chart = chartFor(rules, column, takenOn);
  if (chart === null) throw new Error('no chart');
  const scores = Object.fromEntries(ABILITIES.map((ability, at) => [ability, String(typed[at])]));
  return levelsOf(rules, chart, scores as Record<Ability, string>);
}
const short = (levels: ReturnType<typeof convert>) =>
  ABILITIES.map((ability) => {
    const level = levels[ability];
    return level.kind === 'level' ? level.level : level.kind;
  });

describe('levels', () => {
  test.each(vectors.map((one) => [one.test, Object.values(one.scores).join('/'), one] as const))(
    '%s %s',
    (id, _scores, one) => {
      const is2023 = one.chart === '699-2023';
      const levels = convert(
        id,
        ABILITIES.map((ability) => one.scores[ability]),
        is2023 ? '699' : 'old-score',
        is2023 ? '2024-03-01' : undefined,
      );
      expect(short(levels)).toEqual(ABILITIES.map((ability) => one.clb[ability] ?? 'below'));
    },
  );

  test.each<[string, (string | number)[], (string | number)[]]>([
    ['ielts-general', ['8', '8.5', '7', '7'], [9, 10, 9, 9]],
    ['ielts-general', [4, 3, 3.5, 3.5], ['below', 'below', 'below', 'below']],
    ['ielts-general', ['6.5', '7,5', '7\u066b5', ' 6 '], [7, 9, 10, 7]],
    ['ielts-general', ['6.3', '9.5', '-1', 'six'], ['wrong', 'wrong', 'wrong', 'wrong']],
    ['ielts-general', ['6.3', '7', '', '7'], ['wrong', 9, 'missing', 9]],
    ['celpip-general', [12, 9, 4, 10], [10, 9, 4, 10]],
    ['celpip-general', ['2', 'M', 'm', '3'], ['wrong', 'below', 'below', 3]],
    ['pte-core', [88, 77, 89, 84], [9, 8, 9, 9]],
    ['pte-core', ['9', '91', '17', '10.5'], ['wrong', 'wrong', 'below', 'wrong']],
    ['tcf-canada', [548, 524, 6, 16], [9, 9, 5, 10]],
    ['tcf-canada', [99, 700, 21, 0], ['wrong', 'wrong', 'wrong', 'below']],
    ['tef-canada', [361, 301, 451, 450], ['wrong', 'wrong', 'wrong', 10]],
  ])('%s %j gives %j', (id, typed, expected) => expect(short(convert(id, typed))).toEqual(expected));

  it('takes the chart of the test date for scores to 699', () => {
    const scores = [434, 434, 428, 456];
    expect(short(convert('tef-canada', scores, '699', '2023-12-11'))).toEqual([7, 7, 7, 7]);
    expect(short(convert('tef-canada', scores, '699', '2023-12-10'))).toEqual([6, 6, 6, 7]);
    expect(chartFor(testNamed('tef-canada'), '699', '2019-09-30')?.id).toBe('old-score');
    expect(chartFor(testNamed('tef-canada'), '699')).toBeNull();
    expect(chartFor(testNamed('tef-canada'), 'old-score', '2024-01-01')?.id).toBe('old-score');
  });

  it('say which values can be typed', () => {
    const keys = (id: string) =>
      ABILITIES.map((ability) => {
        const level = convert(id, ['x', 'x', 'x', 'x'])[ability];
        return level.kind === 'wrong' ? level.message : null;
      });
    expect(keys('ielts-general')[0]).toEqual({ key: 'steps', values: { min: 0, max: 9, step: 0.5 } });
    expect(keys('celpip-general')[0]).toEqual({
      key: 'wholeOrBelow',
      values: { min: 3, max: 12, below: 'M' },
    });
    expect(keys('pte-core')[0]).toEqual({ key: 'whole', values: { min: 10, max: 90 } });
    expect(keys('tef-canada')[1]).toEqual({ key: 'range', values: { min: 0, max: 300 } });
    expect(keys('tcf-canada')[2]).toEqual({ key: 'range', values: { min: 0, max: 20 } });
  });

  it('have a lowest level only when all four are known', () => {
    expect(lowestLevel(convert('ielts-general', [7, 6.5, 6, 7]))).toEqual({ kind: 'level', level: 7 });
    expect(lowestLevel(convert('ielts-general', [7, 6.5, '', 7]))).toBe('unknown');
    expect(lowestLevel(convert('ielts-general', [7, 3, 6, 7]))).toEqual({ kind: 'below', lowest: 4 });
  });

  it('count as 3 below the lowest row, and as unknown if they are missing', () => {
    expect(countedLevels(convert('ielts-general', [4, 8.5, '', 'x']))).toEqual({
      listening: 3,
      reading: 10,
      writing: undefined,
      speaking: undefined,
    });
  });
});

describe('programmes that the levels reach', () => {
  const reached = (levels: Parameters<typeof whatItReaches>[1]) =>
    whatItReaches(sections.programmes, levels).map((row) => row.reached);

  it('are listed for each programme, and by occupation if that matters', () => {
    expect(reached(eachAbility(() => 7))).toEqual(['reached', 'reached', 'reached', 'reached']);
    expect(reached({ listening: 5, reading: 4, writing: 4, speaking: 5 })).toEqual([
      'notReached',
      'notReached',
      'notReached',
      'reached',
    ]);
    expect(whatItReaches(sections.programmes, {}).map((row) => row.teer)).toEqual([
      null,
      [0, 1],
      [2, 3],
      null,
    ]);
  });

  it('are unknown while an ability is missing, unless another one is too low already', () => {
    expect(reached({ listening: 9, reading: 9, writing: 9 })).toEqual(Array(4).fill('cannotTell'));
    expect(reached({ listening: 6 })).toEqual(['notReached', 'notReached', 'cannotTell', 'cannotTell']);
  });
});

describe('the validity of a result', () => {
  it('is two years, to the day before', () => {
    expect(testValidity('2024-11-22', undefined, '2026-11-21')).toMatchObject({
      state: 'expiring',
      validUntil: '2026-11-21',
      daysLeft: 0,
    });
    expect(testValidity('2024-11-22', undefined, '2026-11-22')).toMatchObject({
      state: 'expired',
      expiredOn: '2026-11-22',
    });
    expect(testValidity('2024-02-29', undefined, '2025-01-01').validUntil).toBe('2026-02-27');
  });

  it('includes the day by which a new test must be booked', () => {
    const validity = testValidity('2025-05-14', '2025-05-27', '2026-12-14');
    expect(validity).toMatchObject({ state: 'valid', validUntil: '2027-05-13', bookBy: '2026-12-15' });
    expect(testValidity('2025-05-14', undefined, '2026-12-15').state).toBe('expiring');
  });

  it('begins with the result if that is dated earlier', () =>
    expect(testValidity('2025-05-14', '2025-05-01', '2026-01-01').validUntil).toBe('2027-04-30'));

  it('refuses impossible dates', () => {
    expect(testDateProblem(testNamed('pte-core'), '2024-01-29', '2026-11-22')).toBe('notYetAccepted');
    expect(testDateProblem(testNamed('pte-core'), '2024-01-30', '2026-11-22')).toBeNull();
    expect(testDateProblem(testNamed('ielts-general'), '2026-11-23', '2026-11-22')).toBe('future');
  });
});
