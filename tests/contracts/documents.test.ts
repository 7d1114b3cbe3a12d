import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * What the pages in docs, the README and the comments name must exist, and code refers to nothing outside the
 * project.
 */
const SELF = 'tests/contracts/documents.test.ts';
const CODE = /^(?:src|embedded-backend|build|scripts|deploy|tests|bench)\/|^[^/]+\.(?:ts|mjs)$/;
const SOURCE = /\.(?:tsx?|m?js|d\.mts|css|sh|template)$/;
const LONGEST = 250;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));
const read = (file: string): string => readFileSync(file, 'utf8');
const pages = files.filter((file) => file.endsWith('.md') && /^(?:docs\/|README|deploy\/)/.test(file));
const code = files.filter((file) => CODE.test(file) && SOURCE.test(file) && file !== SELF);

interface Line {
  readonly where: string;
  readonly text: string;
}
const linesOf = (file: string): Line[] =>
  read(file)
    .split('\n')
    .map((text, index) => ({ where: `${file}:${index + 1}`, text }));
const codeLines = code.flatMap(linesOf);
const pageLines = pages.flatMap(linesOf);

/** The anchor that a heading gets on the code host. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchors = new Map<string, ReadonlySet<string>>();
function anchorsOf(page: string): ReadonlySet<string> {
  const known = anchors.get(page);
  if (known !== undefined) return known;
  const text = read(page);
  const ids = [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id = '']) => id);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));
  const all = new Set([...ids, ...headings]);
  anchors.set(page, all);
  return all;
}
const leadsSomewhere = (file: string, anchor: string | undefined): boolean =>
  existsSync(file) && (anchor === undefined || anchorsOf(file).has(anchor));

/** Every match of the pattern for which `fits` returns false, with its place. */
function wrong(
  lines: readonly Line[],
  pattern: RegExp,
  fits: (match: RegExpMatchArray) => boolean,
): string[] {
  return lines.flatMap(({ where, text }) =>
    [...text.matchAll(pattern)].filter((match) => !fits(match)).map(([found]) => `${where} ${found}`),
  );
}

describe('links and citations lead somewhere', () => {
  it('links between pages', () => {
    const missing = pages.flatMap((page) =>
      wrong(linesOf(page), /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g, ([, target = '', anchor]) =>
        leadsSomewhere(target === '' ? page : path.posix.join(path.posix.dirname(page), target), anchor),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('pages named in code and pages', () => {
    const named = /(?<![\w/.-])docs\/[\w/-]+\.(?:md|json)(?:#([\w-]+))?/g;
    const fits = ([found, anchor]: RegExpMatchArray) => leadsSomewhere(found.split('#')[0] ?? '', anchor);
    expect(wrong([...codeLines, ...pageLines], named, fits)).toEqual([]);
  });

  it('numbers of requirements and faults', () => {
    const fits = ([, kind, number]: RegExpMatchArray) =>
      kind === 'R'
        ? anchorsOf('docs/requirements.md').has(`r-${number}`)
        : anchorsOf('docs/reliability.md').has(`f-${number}`);
    expect(wrong([...codeLines, ...pageLines], /(?<![\w-])([RF])-(\d{3,4})\b/g, fits)).toEqual([]);
  });

  it('sections of the README', () => {
    const sections = anchorsOf('README.md');
    const fits = ([, section = '']: RegExpMatchArray) => sections.has(slug(section));
    expect(wrong(codeLines, /README, "([^"]+)"/g, fits)).toEqual([]);
  });

  it('files named in pages', () => {
    // Requirements may name a file before it is written.
    const lines = pageLines.filter(({ where }) => !where.startsWith('docs/requirements.md'));
    const named = /`((?:src|embedded-backend|build|scripts|deploy(?!\/out)|tests|docs)\/[\w./-]+)`/g;
    expect(wrong(lines, named, ([, file = '']) => existsSync(file))).toEqual([]);
  });

  it('files named in comments', () => {
    const comments = codeLines.filter(({ text }) => /^\s*(?:\/\*\*?|\*|\/\/)/.test(text));
    const named = /(?<![\w/.-])(?:src|embedded-backend|build|scripts|deploy|tests)\/[\w/-]*(?:\.\w+)*/g;
    const fits = ([file]: RegExpMatchArray) =>
      ['', '.ts', '.tsx'].some((ending) => existsSync(file + ending));
    expect(wrong(comments, named, fits)).toEqual([]);
  });
});

describe('code refers to nothing outside the repository', () => {
  it.each([
    [
      'a page without its folder',
      /(?<![\w/-])(?:look|spec|decisions|reliability|performance|design|house|checklist)\.md\b/g,
    ],
    ['sections of a specification', /\bspec(?:ification)?(?:'s)?,? sections?\b/gi],
    ['sections of the decisions', /\bdecisions, "/gi],
    ['cases by a bare number', /\b(?:cases?|reliability) \d{3}\b/gi],
    [
      'titles that begin with a number',
      /\b(?:it|test|describe)(?:\.\w+)?\(\s*['"`]\d{3}(?:(?:, |-)\d{3})*: /g,
    ],
  ])('%s', (_name, pattern) => {
    expect(wrong(codeLines, pattern, () => false)).toEqual([]);
  });
});

describe('pages are complete', () => {
  it.each([
    ['docs/requirements.md', 'r'],
    ['docs/reliability.md', 'f'],
  ])('%s gives each number once, in order', (page, kind) => {
    const ids = [...read(page).matchAll(new RegExp(`<a id="${kind}-(\\d+)"></a>`, 'g'))].map(([, id]) =>
      Number(id),
    );
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, index) => index > 0 && id <= (ids[index - 1] ?? 0))).toEqual([]);
  });

  it('a decision has context, decision and consequence, and the README lists it', () => {
    const decisions = files.filter((file) => file.startsWith('docs/decisions/'));
    expect(decisions.length).toBeGreaterThan(10);
    const wanting = decisions.filter(
      (file) =>
        !['context', 'decision', 'consequence'].every((part) => anchorsOf(file).has(part)) ||
        !read('README.md').includes(`(${file})`),
    );
    expect(wanting).toEqual([]);
  });
});

describe('the tree', () => {
  it(`no source file has more than ${LONGEST} lines`, () => {
    const long = code
      .filter((file) => !file.startsWith('tests/'))
      .map((file) => [file, read(file).split('\n').length - 1] as const)
      .filter(([, lines]) => lines > LONGEST);
    expect(long).toEqual([]);
  });

  it('no two names differ only in case, with or without their extension', () => {
    const byName = new Map<string, Set<string>>();
    for (const file of files) {
      for (const name of [file, file.replace(/\.(?:tsx?|m?js)$/, '')]) {
        const same = byName.get(name.toLowerCase()) ?? new Set<string>();
        byName.set(name.toLowerCase(), same.add(name));
      }
    }
    expect([...byName.values()].filter((names) => names.size > 1).map((names) => [...names])).toEqual([]);
  });
});
