import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend, type DemoAccount } from '../../support/backend';
import { renderApp } from '../../support/renderApp';

/** Jobs, applications and hiring from right to left: numbers, ranges, and texts in other languages. */
const plainJob = backend.data.jobs.filter(
  ({ id, documentsAsked, closedAt }) =>
    documentsAsked === null && closedAt === null && /^job-[3-7]$/.test(id),
)[0]?.id;
const PAGES: readonly (readonly [name: string, path: string, as: DemoAccount | undefined])[] = [
  ['the list', '/jobs?country=CA&type=full-time&pay=60000&posted=30', undefined],
  ['a job', '/jobs/job-1', 'user'],
  ['the form', `/applications/new/${plainJob}`, 'user'],
  ['the list of applications', '/applications', 'both'],
  ['the board', '/applications?view=board', 'both'],
  ['an application', '/applications/application-both-2', 'both'],
  ['an offer', '/applications/application-both-3', 'both'],
  ['the pipeline', '/admin/applications', 'admin'],
  ['the pipeline as a board', '/admin/applications?view=board', 'admin'],
];
/** Text that belongs to no language, or has its own. */
const SET_APART = 'bdi, [dir="auto"], [dir="ltr"], [lang]:not(html), input, option, style';

const textsOf = (root: Element): readonly string[] => {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
    if (node.parentElement?.closest(SET_APART) === null) found.push(node.nodeValue ?? '');
  return found;
};
/**
 * The text without the parts between isolating characters: names and amounts that were put into a sentence.
 */
const withoutIsolated = (text: string) => text.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
const LATIN = /(?!VisaTalent|CLB|NOC|TEER|CSV|PDF|UTC|EST|EDT)\b[A-Za-z]{3,}/;

const RANGE = /(?<=[\d۰-۹]\u2069?)–(?=\u2068?[\d۰-۹])/;
const numberIn = (text: string): number =>
  Number(text.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).match(/\d+/)?.[0] ?? 0);

describe.each([
  ['fa', /[0-9٠-٩]/],
  ['ar', /[۰-۹٠-٩]/],
] as const)('in %s', (language, foreignDigits) => {
  it.each(PAGES)(
    '%s has its own digits, ranges in order, and marks texts in another language',
    async (_, path, as) => {
      localStorage.setItem('language', language);
      // The employer's text stays unchanged.
      for (const { id, employer } of backend.data.jobs.filter((job) => job.employer !== null))
        if (employer !== null && employer !== undefined)
          backend.data.jobs.update(id, { employer: { ...employer, size: null } });
      await renderApp({ path, ...(as === undefined ? {} : { signedInAs: as }) });
      await waitFor(
        () => {
          expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
          expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
          expect(
            document.querySelectorAll('main article, main dl, main table, main li').length,
          ).toBeGreaterThan(0);
        },
        { timeout: 30_000 },
      );
      expect([document.documentElement.lang, document.documentElement.dir]).toEqual([language, 'rtl']);
      const texts = textsOf(screen.getByRole('main'));
      expect(texts.length).toBeGreaterThan(5);
      expect(texts.filter((text) => foreignDigits.test(text))).toEqual([]);
      // A code has Latin digits everywhere; its category is a number in the language's digits, isolated or
      // not.
      expect(screen.getByRole('main')).not.toHaveTextContent(
        new RegExp(`TEER \u2068?${foreignDigits.source}`),
      );
      expect(texts.filter((text) => LATIN.test(withoutIsolated(text)))).toEqual([]);
      const backwards = texts.filter((text) => {
        const [from, to] = text.split(RANGE).map(numberIn);
        return from !== undefined && to !== undefined && from > to;
      });
      expect(backwards).toEqual([]);
    },
  );
});
