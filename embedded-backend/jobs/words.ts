import type { Job } from '../data/jobRecords.ts';
import { fold } from '../http/paging.ts';
import { CATEGORIES } from '../seed/trades.ts';

/** Searches jobs by words: their texts, how well they match, and suggestions for misspelled words. */
const REGIONS: Readonly<Record<string, string>> = {
  'CA-AB': 'Alberta',
  'CA-BC': 'British Columbia',
  'CA-MB': 'Manitoba',
  'CA-NB': 'New Brunswick',
  'CA-NL': 'Newfoundland and Labrador',
  'CA-NS': 'Nova Scotia',
  'CA-NT': 'Northwest Territories',
  'CA-NU': 'Nunavut',
  'CA-ON': 'Ontario',
  'CA-PE': 'Prince Edward Island',
  'CA-QC': 'Québec',
  'CA-SK': 'Saskatchewan',
  'CA-YT': 'Yukon',
};

/** Folded texts, each with the score of a word that is found in it. */
type Weighed = readonly (readonly [text: string, weight: number])[];

const TITLE = 10;
const START_OF_WORD = 4;
const PHRASE = 8;

/** Caches the folded texts by job. Records are replaced, never mutated, so an entry stays valid. */
const cache = new WeakMap<Job, Weighed>();

const weighed = (job: Job): Weighed => {
  const cached = cache.get(job);
  if (cached) return cached;
  const category = CATEGORIES.find(({ id }) => id === job.category)?.name ?? job.category ?? '';
  const texts: Weighed = (
    [
      [job.title, TITLE],
      [job.skills.join('\n'), 5],
      [job.company, 4],
      [[job.location, REGIONS[job.regionCode ?? ''] ?? '', category].join('\n'), 3],
      [job.requirements.join('\n'), 2],
      [job.description ?? '', 1],
    ] as const
  ).map(([text, weight]) => [fold(text), weight] as const);
  cache.set(job, texts);
  return texts;
};

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const startsAWord = (text: string, word: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word));

/** How well a job matches the words; 0 if one of them does not occur. */
export const fit = (job: Job, words: readonly string[]): number => {
  const texts = weighed(job);
  let sum = 0;
  for (const word of words) {
    const worth = texts
      .filter(([text]) => text.includes(word))
      .map(([text, weight]) => weight + (weight === TITLE && startsAWord(text, word) ? START_OF_WORD : 0))
      .reduce((total, each) => total + each, 0);
    if (worth === 0) return 0;
    sum += worth;
  }
  const phrase = words.join(' ');
  return sum + (words.length > 1 && texts.some(([text]) => text.includes(phrase)) ? PHRASE : 0);
};

/** The number of letters that differ, up to `most`. */
const distance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

const LONG_WORD = 8;

/** The words, with those that occur nowhere replaced by the most similar one; undefined if there is none. */
export const didYouMean = (jobs: readonly Job[], words: readonly string[]): string | undefined => {
  const vocabulary = new Map<string, number>();
  for (const job of jobs) {
    for (const [text] of weighed(job)) {
      for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
        if (word.length > 2) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
      }
    }
  }
  const suggestions = words.map((word) => {
    if (jobs.some((job) => fit(job, [word]) > 0)) return word;
    const most = word.length >= LONG_WORD ? 2 : 1;
    const [nearest] = [...vocabulary]
      .map(([each, times]) => ({ each, times, far: distance(word, each, most) }))
      .filter(({ far }) => far <= most)
      .sort((a, b) => a.far - b.far || b.times - a.times || (a.each < b.each ? -1 : 1));
    return nearest?.each;
  });
  const text = suggestions.join(' ');
  return suggestions.includes(undefined) || text === words.join(' ') ? undefined : text;
};
