import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWords } from './words';

describe('words', () => {
  it('are added one by one or as a list, in any script, and none twice', () => {
    expect(addWords(['MIG welding'], ' TIG   welding,mig WELDING;\nجوشکاری، نقشه‌خوانی').words).toEqual([
      'MIG welding',
      'TIG welding',
      'جوشکاری',
      'نقشه‌خوانی',
    ]);
    expect(addWords(['MIG'], 'mig').duplicates).toEqual(['mig']);
    expect(addWords([], ' , ;\n').words).toEqual([]);
  });
  it('that are names keep their commas', () => {
    expect(addWords([], 'Acme, Inc.\nGlobex', 'names').words).toEqual(['Acme, Inc.', 'Globex']);
  });
  it('are never lost and never doubled', () => {
    assert(
      property(array(string()), string(), (typed, more) => {
        const { words: skills } = addWords(addWords([], typed.join(',')).words, more);
        const keys = skills.map((skill) => skill.normalize('NFKC').toLowerCase());
        expect(new Set(keys).size).toBe(keys.length);
        expect(skills.every((skill) => skill.trim() === skill && skill !== '')).toBe(true);
      }),
    );
  });
});
