import { describe, expect, it, test, vi } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { loadNoc, loadNocWords, loadTeer } from '@/eligibility/rules/load';
import { checkCode, isSkilled, teerOf } from './code';
import { dutiesMatch, entryOf, lookAlikes, type NocWords } from './nocList';
import { nocIndex, searchNoc } from './search';

const list = await loadNoc();
const words = new Map<LanguageCode, NocWords>();
for (const language of LANGUAGE_CODES) words.set(language, await loadNocWords(language));
const wordsIn = (language: LanguageCode): NocWords => {
  const found = words.get(language);
  if (found === undefined) throw new Error(language);
  return found;
};

describe('the list of occupations', () => {
  const codes = list.entries.map(({ code }) => code);

  it('has 54 codes of five digits, each with a title and a TEER category, once', () => {
    expect(new Set(codes).size).toBe(54);
    expect(list.total).toBe(516);
    for (const { code, title } of list.entries) {
      expect(teerOf(code)).not.toBeNull();
      expect(title).not.toBe('');
    }
  });

  it('has similar occupations that exist and name each other', () => {
    for (const { code, alike } of list.entries) {
      for (const other of alike) expect(entryOf(list, other)?.alike).toContain(code);
      expect(alike).not.toContain(code);
    }
  });

  it('has the examples of the TEER categories in their category', async () => {
    for (const { teer, examples } of (await loadTeer()).rulesets[0]?.sections?.teer ?? []) {
      for (const code of examples) expect([codes.includes(code), teerOf(code)]).toEqual([true, teer]);
    }
  });

  test.each(LANGUAGE_CODES)('has job names and as many duties in %s', (language) => {
    const { entries } = wordsIn(language);
    expect(Object.keys(entries).toSorted()).toEqual(codes.toSorted());
    for (const code of codes) {
      const [own, english] = [entries[code], wordsIn('en').entries[code]];
      expect(own?.words.length).toBeGreaterThan(0);
      expect(own?.duties.length).toBe(english?.duties.length);
      expect(own?.duties.length).toBeGreaterThanOrEqual(3);
      expect(
        [...(own?.words ?? []), ...(own?.duties ?? [])].every((text) => text.trim() === text && text !== ''),
      ).toBe(true);
    }
  });
});

const search = (question: string, language: LanguageCode = 'en') => {
  const all: LanguageCode[] = language === 'en' ? ['en'] : ['en', language];
  const index = nocIndex(
    list,
    all.map((one) => [one, wordsIn(one)] as const),
  );
  return searchNoc(index, question, language).map(({ entry }) => entry.code);
};

describe('search by duties', () => {
  it('finds Chinese words in a browser that cannot divide texts into words', () => {
    // First of all, because the function is kept once it is made.
    vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }));
    expect(search('我在工地焊接钢材', 'zh-cn')[0]).toBe('72106');
    expect(search('開卡車長途載貨', 'zh-tw')[0]).toBe('73300');
    vi.unstubAllGlobals();
  });

  test.each<[string, LanguageCode, string]>([
    ['weld steel to drawing', 'en', '72106'],
    ['Welding', 'en', '72106'],
    ['I drive trucks long distance', 'en', '73300'],
    ['help old people at their home', 'en', '44101'],
    ['progammer', 'en', '21232'],
    ['I take care of patients and give medication', 'en', '31301'],
    [
      'I take care of patients in a hospital ward, give medicine and injections, write charts and help the doctor',
      'en',
      '31301',
    ],
    ['فولاد را از روی نقشه جوش می‌دهم', 'fa', '72106'],
    ['جوشكارى فولاد', 'fa', '72106'],
    ['weld steel to drawing', 'fa', '72106'],
    ['در خانه به سالمندان کمک می‌کنم', 'fa', '44101'],
    ['أقود شاحنة لمسافات طويلة', 'ar', '73300'],
    ['أعمل في لحام الحديد حسب الرسوم', 'ar', '72106'],
    ['je soude de l’acier d’après des plans', 'fr', '72106'],
    ['infirmiere a l hopital', 'fr', '31301'],
    ['cuido ancianos en su casa', 'es', '44101'],
    ['enfermera', 'es', '31301'],
    ['我在工地焊接钢材', 'zh-cn', '72106'],
    ['到老人家里帮忙洗澡做饭', 'zh-cn', '44101'],
    ['開卡車長途載貨', 'zh-tw', '73300'],
    ['喺老人屋企煮飯同幫手沖涼', 'yue', '44101'],
  ])('%s (%s) finds %s first', (question, language, code) =>
    expect(search(question, language)[0]).toBe(code),
  );

  it('shows similar occupations', () => {
    const home = entryOf(list, '44101');
    expect(home && lookAlikes(list, home).map(({ code }) => code)).toEqual(['33102']);
  });

  it('finds nothing for an empty text, for stop words and for unknown words', () => {
    expect(search('')).toEqual([]);
    expect(search('I do the work with people')).toEqual([]);
    expect(search('zookeeper astronaut volcano')).toEqual([]);
    expect(search('<img src=x onerror=alert(1)>'.repeat(100)).length).toBeLessThanOrEqual(8);
  });

  it('gives eight results at most, and needs 40 % of the words', () => {
    expect(search('operator supervisor mechanic technician assistant manager').length).toBeLessThanOrEqual(8);
    expect(search('weld volcano zebra quark')).toEqual([]);
  });
});

describe('ticked duties', () => {
  test.each([
    [2, 3, true],
    [3, 5, true],
    [1, 3, false],
    [0, 0, false],
  ])('%i of %i match: %s', (ticked, duties, match) => expect(dutiesMatch(ticked, duties)).toBe(match));
});

describe('a typed code', () => {
  test.each([
    ['7237', { kind: 'older' }],
    ['76100', { kind: 'secondDigit' }],
    ['7210a', { kind: 'notFiveDigits' }],
    ['721066', { kind: 'notFiveDigits' }],
    ['', { kind: 'notFiveDigits' }],
    ['99999', { kind: 'secondDigit' }],
    [' 00010 ', { kind: 'valid', code: '00010', teer: 0 }],
    ['92100', { kind: 'valid', code: '92100', teer: 2 }],
  ])('%s', (typed, expected) => expect(checkCode(typed)).toEqual(expected));

  it('may be valid without being in the list', () => {
    expect(entryOf(list, '92100')).toBeUndefined();
    expect(entryOf(list, '72106')?.title).toBe('Welders and related machine operators');
    expect([3, 4].map(isSkilled)).toEqual([true, false]);
  });
});
