import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Compares docs/security.md with the code: its table of OWASP ASVS 5.0, and the parts that the source can
 * show.
 */
const read = (file: string): string => readFileSync(file, 'utf8');
const page = read('docs/security.md');

/**
 * The number of requirements of levels 1 and 2 in the chapters of the table (V1-V4, V6, V7, V9, V10,
 * V12-V16).
 */
const REQUIREMENTS = 216;
/** The allowed states of a requirement; 'not met' is not one of them. */
const STATES = ['met', 'met by host', 'deviation'];

interface Row {
  readonly id: string;
  readonly level: string;
  readonly state: string;
  readonly heldBy: string;
}
const rows: Row[] = page.split('\n').flatMap((line) => {
  const [, id = '', level = '', , state = '', , heldBy = ''] = line.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, state, heldBy }] : [];
});
const [, elsewhere = ''] =
  /### Requirements for the backend, and requirements that do not apply(.*?)\n## /s.exec(page) ?? [];
const others = elsewhere.match(/\b\d+\.\d+\.\d+\b/g) ?? [];

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(file));
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);
const tests = files.filter(isTest).map(read).join('\n') + read('scripts/observatory.mjs');

describe('the table of ASVS 5.0, levels 1 and 2', () => {
  it('holds every requirement once', () => {
    const ids = [...rows.map(({ id }) => id), ...others];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(REQUIREMENTS);
    expect(rows.filter(({ level }) => !['1', '2'].includes(level))).toEqual([]);
  });

  it('has a state for each, and none is "not met"', () => {
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  });

  it('names tests that exist', () => {
    const named = rows.flatMap(({ heldBy }) =>
      [...heldBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !isTest(file) || !existsSync(file))).toEqual([]);
  });

  it('cites faults that have a test, and requirements that exist', () => {
    const cited = rows.flatMap(({ heldBy }) => heldBy.match(/\b[FR]-\d{3,4}\b/g) ?? []);
    const requirements = read('docs/requirements.md');
    expect(cited.length).toBeGreaterThan(50);
    expect(
      cited.filter((id) => (id.startsWith('F') ? !tests.includes(id) : !requirements.includes(`**${id}**`))),
    ).toEqual([]);
  });
});

describe('the source', () => {
  const source = files.filter((file) => file.startsWith('src/') && !isTest(file));
  const found = (pattern: RegExp): string[] =>
    source.flatMap((file) => {
      const code = read(file).replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
      return pattern.test(code) ? [file] : [];
    });

  it('inserts no text as markup, and evaluates none', () => {
    expect(source.length).toBeGreaterThan(500);
    expect(
      found(
        /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcdoc|\beval\(|\bnew Function\b/i,
      ),
    ).toEqual([]);
  });

  it('makes no pattern from what people type', () => {
    // These are made from constants.
    expect(found(/\bnew RegExp\(/)).toEqual([
      'src/features/documents/checks.ts',
      'src/features/records/csv/writeCsv.ts',
      'src/features/resume/compareResume.ts',
    ]);
  });

  it('listens to no messages of other windows', () => {
    expect(found(/window\.addEventListener\(\s*'message'|\bonmessage\b/)).toEqual([]);
  });
});

it('no GET call changes anything', () => {
  const { paths } = JSON.parse(read('docs/openapi.json')) as {
    paths: Record<string, { get?: { operationId: string; requestBody?: unknown } }>;
  };
  const reads = Object.values(paths).flatMap(({ get }) => (get === undefined ? [] : [get]));
  expect(reads.length).toBeGreaterThan(50);
  const CHANGES =
    /\.(?:create|update|set|change|remove|delete|end|send|enable|disable|link|unlink|mark|verify)(?![a-z])/;
  expect(
    reads.filter(({ operationId, requestBody }) => requestBody !== undefined || CHANGES.test(operationId)),
  ).toEqual([]);
});
