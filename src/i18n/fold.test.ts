import { expect, it } from 'vitest';
import { fold, foldedWords } from './fold';

it.each([
  ['ÉTATS-UNIS', 'etats-unis'],
  ['Côte d’Ivoire', "cote d'ivoire"],
  ['كندا', 'کندا'],
  ['سوريا', 'سوریا'],
  ['موسى', 'موسی'],
  ['محاسبة', 'محاسبه'],
  ['مُهَنْدِس', 'مهندس'],
  ['أوتاوا', 'اوتاوا'],
  ['جـــوش', 'جوش'],
  ['۶۰۰ ٦٠٠ ６００', '600 600 600'],
  ['ﬁtter', 'fitter'],
  ['  two   words\n', 'two words'],
])('%j and %j are the same in a search', (text, other) => expect(fold(text)).toBe(fold(other)));

it('keeps different words apart', () => {
  expect(fold('weld')).not.toBe(fold('wild'));
  expect(fold('北京')).toBe('北京');
});

it('splits a search into folded words', () => {
  expect(foldedWords('  Québec\tWELDER ')).toEqual(['quebec', 'welder']);
  expect(foldedWords(' ')).toEqual([]);
});
