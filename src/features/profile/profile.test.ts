import { describe, expect, it } from 'vitest';
import { userProfiles } from '@/api/endpoints/userProfiles';
import { PROFILE_SECTIONS, type ProfileSection } from '@/config/profileSections';
import { completionView, COUNTED_FIELDS, editorPath, GROUPS, sectionOfField } from './completion';
import { matchRoute } from '@/routing/matchRoute';
import { nextSection, sectionOfFragment, sectionPath } from './sections';
import { NOTHING_STARTED, type ProfileProgress, type SectionProgress } from './profileProgress';
import { languageChoices, languageName } from '@/i18n/languageNames';
import { dateInWords } from './moments';
import { tasksOf } from './tasks';

describe('completion', () => {
  const view = (percentage: number, missing: string[] = []) =>
    completionView({ percentage, isComplete: false, missing });

  it.each([
    [90, false, 90],
    [90.1, true, 90],
    [91, true, 91],
    [100, true, 100],
    [99.9, true, 99],
    [0, false, 0],
  ])('%d percent: complete is %s, shown as %d', (percentage, isComplete, percent) => {
    expect(view(percentage)).toMatchObject({ isComplete, percent });
  });

  it('may have another name in the answer', () => {
    expect(userProfiles.completionStatus.read({ profileCompletionPercentage: 45 }).percentage).toBe(45);
  });

  it("follows the rule and not the server's flag", () => {
    expect(completionView({ percentage: 40, isComplete: true, missing: [] }).isComplete).toBe(false);
  });

  it('names each missing part once, most useful first, and leaves out unknown ones', () => {
    const names = ['summary', 'headline', 'constructor', 'shoeSize', 'headline', 'skills'];
    expect(view(40, names).missing.map(({ field }) => field)).toEqual(['headline', 'skills', 'summary']);
  });

  it('gains what the server says, or an equal share of the rest', () => {
    const items = [{ field: 'headline', gain: 25 }];
    const { missing } = completionView({
      percentage: 40,
      isComplete: false,
      missing: ['headline', 'skills'],
      items,
    });
    expect(missing).toEqual([
      { field: 'headline', gain: { percent: 25, isExact: true } },
      { field: 'skills', gain: { percent: 30, isExact: false } },
    ]);
  });

  it('leads every missing part, and every group of facts, to a page of the editor', () => {
    const paths = [
      ...COUNTED_FIELDS.map((field) => sectionPath(sectionOfField(field))),
      ...GROUPS.map(editorPath),
    ];
    expect(paths.filter((path) => matchRoute(path) === undefined)).toEqual([]);
  });
});

describe('the parts', () => {
  it('once had fragments as addresses', () => {
    expect(['#personal', '#profession', '#languages', '#privacy'].map(sectionOfFragment)).toEqual([
      'personal',
      'work',
      'languages',
      'visibility',
    ]);
    expect(['', '#', '#work', '#constructor'].map(sectionOfFragment)).toEqual(Array(4).fill(undefined));
  });

  const DONE: SectionProgress = { state: 'done', missing: [] };
  const statuses = (...done: readonly ProfileSection[]): ProfileProgress => ({
    ...NOTHING_STARTED,
    ...Object.fromEntries(done.map((part) => [part, DONE])),
  });

  it.each([
    ['personal', PROFILE_SECTIONS, [], 'work'],
    ['personal', PROFILE_SECTIONS, ['work', 'education'], 'experience'],
    ['visibility', PROFILE_SECTIONS, [], 'personal'],
    ['personal', ['personal', 'work', 'visibility'], ['work'], 'visibility'],
    ['work', ['personal', 'work'], ['personal'], undefined],
  ] as const)('after %s of %j, with %j done, comes %s', (part, offered, done, next) => {
    expect(nextSection(part, offered, statuses(...done))).toBe(next);
  });
});

describe('what is left to do', () => {
  const ten = { percent: 10, isExact: true };
  const missing = [
    { field: 'headline', gain: ten },
    { field: 'educationLevelId', gain: ten },
    { field: 'summary', gain: { percent: 20, isExact: true } },
  ] as const;
  const names = (...args: Parameters<typeof tasksOf>) => tasksOf(...args).map(({ name }) => name);

  it('is ordered by gain: completion first, then points', () => {
    const stakes = { education: 165, tests: 228, age: 0, canada: 65 };
    const tasks = tasksOf(missing, stakes);
    expect(tasks.map(({ name }) => name)).toEqual([
      'summary',
      'educationLevelId',
      'headline',
      'tests',
      'canada',
    ]);
    expect(tasks[1]).toEqual({ name: 'educationLevelId', section: 'education', gain: ten, points: 165 });
    expect(names([], stakes)).toEqual(['tests', 'education', 'canada']);
  });

  it('keeps the order of completion when points arrive later', () => {
    expect(names(missing).slice(0, 3)).toEqual(names(missing, { education: 165, tests: 228 }).slice(0, 3));
  });

  it('leaves out what the backend does not store', () => {
    expect(names([], { education: 165, tests: 228, age: 10, partner: 40 }, false)).toEqual(['tests', 'age']);
  });
});

describe('dates', () => {
  it.each([null, undefined, '', '1970-01-01T00:00:00.000Z', '9999-99-99', 'yesterday'])(
    '%s is none',
    (value) => {
      expect(dateInWords(value)).toBe('–');
    },
  );
  it('are written in words', () => {
    expect(dateInWords('2025-03-12T12:00:00.000Z')).toBe('March\u00a012, 2025');
  });
});

describe('names of languages', () => {
  it('come from the browser, or are the code if there is none', () => {
    expect(languageName('fa')).toBe('Persian');
    expect(languageName('zz!!')).toBe('zz!!');
    expect(languageName('constructor')).toBe('constructor');
    expect(languageName('')).toBe('');
  });
  it('are all known, and sorted', () => {
    const choices = languageChoices();
    expect(choices.length).toBeGreaterThan(80);
    expect(choices.filter(({ code, name }) => code === name)).toEqual([]);
    expect(choices[0]?.name).toBe('Afrikaans');
    expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
  });
  it('include the chosen ones, also if we do not offer them', () => {
    const codes = languageChoices('en', ['', 'tl', 'fa']).map(({ code }) => code);
    expect(codes).toContain('tl');
    expect(codes).toHaveLength(languageChoices('en').length + 1);
  });
});
