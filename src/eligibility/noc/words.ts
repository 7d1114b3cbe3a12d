import { LANGUAGES, type LanguageCode } from '@/config/languages';

/** Stop words, which say nothing about an occupation, in normal form. */
const STOP: Readonly<Record<LanguageCode, string>> = {
  en: 'a an and are as at be by do does for from have i in is it me my of on or our that the their them they this to was we what when which who with work working job people',
  fr: 'a au aux avec c ce ces chez d dans de des du elle en est et fais faire il ils j je l la le les leur leurs m ma mes mon n nous on ou par pour qu que qui s sa se ses son sont sur un une travail travaille',
  es: 'a al algo como con de del el ella en es esta hago hacer la las le les lo los me mi mis mucho o para por que se ser soy su sus trabajo trabajar un una y yo',
  ar: 'في من الى على عن مع و او انا هو هي هم ان ما كل هذا هذه التي الذي اعمل عمل اقوم قيام',
  fa: 'در از به با و یا را که من ما این ان برای هم می ها های ای است هستم میکنم کنم کردن کار شغل تا بر روی خود انجام',
  'zh-cn': '的 了 我 在 和 与 是 有 做 给 把 为 到 等 以及 工作 人 们',
  'zh-tw': '的 了 我 在 和 與 是 有 做 給 把 為 到 等 以及 工作 人 們',
  yue: '嘅 咗 我 喺 同 係 有 做 俾 將 為 到 等 啲 同埋 返工 人 哋',
};

const CHINESE = /\p{Script=Han}/u;

/**
 * Text in normal form: without marks and capitals, with one form each of ye, kaf and alef. Half-spaces become
 * spaces.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[\u0649\u064a]/g, '\u06cc')
    .replace(/\u0643/g, '\u06a9')
    .replace(/\u0629/g, '\u0647')
    .replace(/[\u200b-\u200f\u2066-\u2069]/g, ' ');

/** The Arabic article, alone or after a particle, which is not part of the word. */
const ARTICLE = /^(?:[\u0648\u0628\u0641\u06a9]?\u0627\u0644|\u0644\u0644)(?=.{3})/;

const segmenters = new Map<LanguageCode, Intl.Segmenter>();

function segmenter(language: LanguageCode): Intl.Segmenter {
  const cached =
    segmenters.get(language) ?? new Intl.Segmenter(LANGUAGES[language].tag, { granularity: 'word' });
  segmenters.set(language, cached);
  return cached;
}

/** Older browsers cannot divide Chinese into words: there, two characters count as one. */
const chineseWords = (letters: string, language: LanguageCode): readonly string[] =>
  typeof Intl.Segmenter === 'function'
    ? [...segmenter(language).segment(letters)].filter((part) => part.isWordLike).map((part) => part.segment)
    : (letters.match(/\p{Script=Han}{1,2}|[\p{L}\p{N}]+/gu) ?? []);

/** The words of a text in normal form, in their order. */
export function wordsOf(text: string, language: LanguageCode): string[] {
  const letters = plain(text);
  const words = CHINESE.test(letters) ? chineseWords(letters, language) : letters.split(/[^\p{L}\p{N}]+/u);
  return words
    .map((word) => (language === 'ar' ? word.replace(ARTICLE, '') : word))
    .filter((word) => word !== '');
}

const stopWords = (language: LanguageCode): ReadonlySet<string> => new Set(wordsOf(STOP[language], language));

/** The words of a question without duplicates and without the stop words of its language and of English. */
export function askedWords(text: string, language: LanguageCode): string[] {
  const stop = new Set([...stopWords(language), ...stopWords('en')]);
  return [...new Set(wordsOf(text, language))].filter((word) => !stop.has(word));
}

const FUZZY_FROM = 5;
const STEM_FROM = 4;

/** Whether two words differ by one letter: replaced, added, removed, or swapped with its neighbour. */
function oneLetterApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [left, right] = [one.slice(start, end), other.slice(start, otherEnd)];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}

/**
 * Whether a word of a question matches a word of the list: it is the beginning of it, or begins with it
 * ('welding' and 'weld'), or differs by one letter if both have at least five.
 */
export function wordMatches(asked: string, word: string): boolean {
  if (word.startsWith(asked) && (asked.length > 1 || CHINESE.test(asked))) return true;
  if (word.length >= STEM_FROM && asked.startsWith(word)) return true;
  if (CHINESE.test(asked)) return false;
  return asked.length >= FUZZY_FROM && word.length >= FUZZY_FROM && oneLetterApart(asked, word);
}
