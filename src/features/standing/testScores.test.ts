import { describe, expect, it } from 'vitest';
import { loadLanguageTests } from '@/eligibility/rules/load';
import { rulesOn } from '@/eligibility/ruleFile';
import { scoresOfTest } from '@/features/profile/testRecord';
import { startI18n } from '@/i18n/i18n';
import { NO_SCORES, parseScores, readScores, scaleOf, writeScores } from './testScores';

const sections = rulesOn(await loadLanguageTests(), '2026-11-22').computing?.sections;
if (sections === undefined) throw new Error('no charts');

const ielts = (listening: string) => ({
  ...NO_SCORES,
  test: 'ielts-general',
  scores: { listening, reading: '6,5', writing: '6', speaking: '7' },
});

describe('typed scores', () => {
  it('are read in any digits, with a comma too', () => {
    const read = readScores(sections, ielts('۷٫۵'));
    expect(read).toMatchObject({
      kind: 'levels',
      levels: {
        listening: { level: 8 },
        reading: { level: 8 },
        writing: { level: 7 },
        speaking: { level: 9 },
      },
    });
  });

  it('are wrong one by one', () => {
    const read = readScores(sections, ielts('6.3'));
    expect(read).toMatchObject({
      levels: {
        listening: { kind: 'wrong', message: { key: 'steps', values: { min: 0, max: 9, step: 0.5 } } },
        speaking: { level: 9 },
      },
    });
  });

  it('of a test that is not accepted have no level', () => {
    expect(readScores(sections, { ...ielts('7'), test: 'ielts-academic' })).toEqual({
      kind: 'notAccepted',
      name: 'IELTS Academic',
    });
  });

  it('to 699 need a test date', () => {
    const tef = { ...ielts('434'), test: 'tef-canada', column: '699' } as const;
    expect(readScores(sections, tef)).toMatchObject({
      chart: null,
      levels: { listening: { kind: 'missing' } },
    });
    expect(readScores(sections, { ...tef, takenOn: '2024-05-01' })).toMatchObject({
      levels: { listening: { level: 7 } },
      isForExpressEntry: false,
    });
    expect(readScores(sections, { ...tef, column: 'old-score' })).toMatchObject({ isForExpressEntry: true });
  });

  it('can be read as they were stored, and as a profile stores them', () => {
    expect(parseScores(writeScores(ielts('7')))).toEqual(ielts('7'));
    expect(parseScores('{"bad"}')).toBeNull();
    expect(writeScores(NO_SCORES)).toBe('');
    expect(scoresOfTest({ scores: null, score: '8/8.5/7/7' })?.reading).toBe('8.5');
    expect(scoresOfTest({ scores: null, score: '6.5' })).toBeNull();
  });
});

it('the scale of an English test is CLB, and in French it has its French name', async () => {
  const i18n = await startI18n();
  expect([scaleOf('en'), scaleOf('fr')]).toEqual(['CLB', 'NCLC']);
  await i18n.changeLanguage('fr');
  expect([scaleOf('en'), scaleOf('fr')]).toEqual(['NCLC', 'NCLC']);
  await i18n.changeLanguage('en');
});
