import { describe, expect, it } from 'vitest';
import { boundMarks, firstGrapheme } from './graphemes';
import { initialsOf, type Person } from '@/ui/card/Avatar';

const table: readonly (readonly [string, Person, string])[] = [
  ['first plus last', { firstName: 'Ada', lastName: 'Lovelace', email: 'x@y.z' }, 'AL'],
  ['lower case', { firstName: 'ada', lastName: 'lovelace' }, 'AL'],
  ['spaces before', { firstName: '  Ada', lastName: ' Lovelace' }, 'AL'],
  ['no last name: the e-mail', { firstName: 'Ada', lastName: '', email: 'grace@y.z' }, 'G'],
  ['blank names: the e-mail', { firstName: ' ', lastName: ' ', email: 'grace@y.z' }, 'G'],
  ['nothing: U', {}, 'U'],
  ['nulls: U', { firstName: null, lastName: null, email: null }, 'U'],
  ['empty e-mail: U', { email: '' }, 'U'],
  ['an accent stays with its letter', { firstName: 'e\u0301mile', lastName: 'Zola' }, 'E\u0301Z'],
  ['an emoji is one character', { firstName: '👩‍🚀 Mae', lastName: 'Jemison' }, '👩‍🚀J'],
  ['a surrogate pair is one character', { firstName: '𠮷田', lastName: '太郎' }, '𠮷太'],
  ['zero-width characters do not count', { firstName: '\u200b\u2060Ada', lastName: '\u202eByron' }, 'AB'],
  ['ß becomes one letter', { firstName: 'ßa', lastName: 'Lee' }, 'SL'],
  ['Arabic initials do not join', { firstName: 'بهرام', lastName: 'کیانی' }, 'ب\u200cک'],
];

describe('initialsOf', () => {
  it.each(table)('%s', (_name, person, initials) => {
    expect(initialsOf(person)).toBe(initials);
  });

  it('limits combining marks and reads only the start of a very long name', () => {
    const stack = `Z${'\u0335'.repeat(500)}`;
    expect(Array.from(initialsOf({ firstName: stack, lastName: 'x'.repeat(100_000) })).length).toBeLessThan(
      8,
    );
    expect(boundMarks(stack)).toHaveLength(5);
  });

  it("finds the same first character as the browser's own segmenter", () => {
    const letters = [
      'A',
      'é',
      'ß',
      'م',
      'گ',
      'Ж',
      'Ω',
      '王',
      '𠮷',
      'の',
      '각',
      'ᄀ',
      'ก',
      'क',
      '1',
      '👩',
      '🇨',
    ];
    const after = [
      '',
      'a',
      ' ',
      'ن',
      '\u0301',
      '\u200d',
      '\u200c',
      '\u{1f3fd}',
      '\u{e0100}',
      '\u0e33',
      '\u1161',
      'ि',
      '\u00ad',
    ];
    const segmenter = new Intl.Segmenter();
    const first = (text: string) => [...segmenter.segment(text)][0]?.segment ?? '';
    for (const letter of letters) {
      for (const next of after) {
        const text = `${letter}${next}x`;
        expect([text, firstGrapheme(text)]).toStrictEqual([text, first(first(text).toUpperCase())]);
      }
    }
  });
});
