import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field, Item, Values } from '@/features/records/resource';
import { differenceOf } from './difference';
import { type CsvFile, readCsv } from './readCsv';
import { looksLikeFormula, plainText, writeCsv } from './writeCsv';

const FIELDS: readonly Field[] = [
  {
    name: 'code',
    label: 'records:fields.code',
    kind: 'code',
    required: true,
    maxLength: 20,
    pattern: /^[\w.-]+$/,
    says: 'code',
  },
  { name: 'name', label: 'words:name', kind: 'text', required: true, maxLength: 50 },
  { name: 'level', label: 'fields:level', kind: 'number', min: 0, max: 20 },
  { name: 'isActive', label: 'records:fields.active', kind: 'switch' },
];
const RESOURCE = { fields: FIELDS, key: 'code' };
const ITEMS: readonly Item[] = [
  { id: '1', code: 'phd', name: 'Ph.D.', level: 6, isActive: true, lastModified: '2025-01-01T00:00:00.000Z' },
  { id: '2', code: 'masters', name: "Master's Degree", level: 5, isActive: true, lastModified: null },
];
const labels = ({ label }: Field) =>
  ({
    'records:fields.code': 'Code',
    'words:name': 'Nom',
    'fields:level': 'Niveau',
    'records:fields.active': 'Actif',
  })[label as string] ?? '';
const read = (text: string) => readCsv(text, FIELDS, labels, ['created', 'lastModified']);
async function file(text: string): Promise<CsvFile> {
  const result = await read(text);
  if ('problem' in result) throw new Error(JSON.stringify(result.problem));
  return result;
}
async function problemOf(text: string) {
  const result = await read(text);
  return 'problem' in result ? result.problem : null;
}
const compare = async (text: string) => differenceOf(RESOURCE, await file(text), ITEMS);
const keys = (problems: readonly { message: object }[]) =>
  problems.map(({ message }) => ('key' in message ? message.key : ''));

describe('writing a file', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '\u200B=1'])(
    '%j is not run as a formula',
    (text) => {
      expect(looksLikeFormula(text)).toBe(true);
      expect(writeCsv([[text]])).toMatch(/^\uFEFF"?'/);
    },
  );
  test.each(['High School', 'a=b', '3-year', 'Ph.D.', ''])('%j stays as it is', (text) =>
    expect(looksLikeFormula(text)).toBe(false),
  );
  test('numbers and states are no formulas, a missing value is an empty cell', () => {
    expect(writeCsv([[-5, true, null]])).toBe('\uFEFF-5,true,\r\n');
  });
  test('quotes, commas, semicolons and line breaks are quoted', () => {
    expect(writeCsv([['a"b', 'c,d', 'e;f', 'g\nh']])).toBe('\uFEFF"a""b","c,d","e;f","g\nh"\r\n');
  });
  test('no field is a formula, with any separator', () => {
    const text = 'Ann;=WEBSERVICE(B2);x\t@SUM(1)\r\n +1;"=2';
    const cells = writeCsv([[text]]).split(/[;\t\r\n]+/);
    expect(cells.filter((cell) => looksLikeFormula(cell))).toEqual([]);
    expect(plainText("Ann;'=1;'x")).toBe("Ann;=1;'x");
  });
  test('every text can be read again unchanged', async () => {
    const awkward = fc.string({
      unit: fc.constantFrom("'", '=', '+', '"', ',', ';', '\t', '\n', '\r', ' ', 'a'),
      minLength: 1,
      maxLength: 6,
    });
    const any = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    const texts = fc.oneof(awkward, any).filter(
      // These characters mark a file that is not text, so no valid file contains them.
      (text) =>
        !['\u0000', '\uFFFD', '\uFEFF'].some((sign) => text.includes(sign)) &&
        text.trim() !== '' &&
        !/\p{Cs}/u.test(text),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { rows } = await file(
          writeCsv([
            ['code', 'name'],
            ['x', text],
          ]),
        );
        expect(plainText(rows[0]?.cells.name ?? '')).toBe(text);
      }),
    );
  });
});

describe('reading a file', () => {
  test('columns in any order and case, by name or by label, with any separator', async () => {
    for (const text of [
      'CODE,name\na,b',
      'Nom;Code\nb;a',
      ' code \tNAME\na\tb',
      '\uFEFFcode,name\r\na,b\r\n\r\n',
    ]) {
      expect((await file(text)).rows[0]?.cells).toEqual({ code: 'a', name: 'b' });
    }
  });
  test('the separator that Excel writes into the first line', async () => {
    const { rows } = await file('sep=;\r\ncode;name\r\nphd;Ph.D.\r\n');
    expect(rows).toEqual([{ line: 3, cells: { code: 'phd', name: 'Ph.D.' } }]);
  });
  test('lines are counted as a spreadsheet counts them, with empty ones', async () => {
    expect((await file('code,name\n\na,b\n,\nc,d')).rows.map(({ line }) => line)).toEqual([3, 5]);
  });
  test('unknown columns are named; the dates of an export are not', async () => {
    expect((await file('code,name,colour,created,lastModified\na,b,red,,')).ignored).toEqual(['colour']);
  });
  test.each([
    ['', 'empty'],
    ['\n\n', 'empty'],
    ['code,name\n', 'noRows'],
    ['title,level\na,1', 'columnsMissing'],
    ['code\na', 'columnsMissing'],
    ['code,name,Code\na,b,c', 'columnTwice'],
    ['PK\u0003\u0004\u0000\u0000', 'notText'],
    [`code,name\n${'a,b\n'.repeat(20_001)}`, 'tooManyRows'],
  ])('%j is refused', async (text, key) =>
    expect(await problemOf(text)).toMatchObject({ key: `records:import.${key}` }),
  );
  test('missing columns are named together with those of the file', async () => {
    expect(await problemOf('title,level\na,1')).toMatchObject({
      values: { missing: 'code and name', found: 'title and level' },
    });
  });
});

describe('the difference', () => {
  test('new, changed, unchanged', async () => {
    const difference = await compare(
      'code,name,level,isActive\nphd,Ph.D.,6,yes\nMASTERS,Master,5,\nnew,New one,,no',
    );
    expect(difference.unchanged).toBe(1);
    expect(difference.problems).toEqual([]);
    expect(difference.changed).toMatchObject([
      { line: 3, item: { id: '2' }, changes: [{ from: "Master's Degree", to: 'Master' }] },
    ]);
    expect(difference.added).toEqual([
      { line: 4, key: 'new', body: { code: 'new', name: 'New one', isActive: false } },
    ]);
  });
  test('a code that is repeated is a problem in every line, in any case', async () => {
    const { added, problems } = await compare('code,name\ndup,A\nx,B\nDUP,C');
    expect(added).toHaveLength(1);
    expect(problems.map(({ line }) => line)).toEqual([2, 4]);
    expect(keys(problems)).toEqual(['records:import.duplicate', 'records:import.duplicate']);
  });
  test('a formula is a problem, unless an apostrophe makes it a text', async () => {
    const { added, problems } = await compare(`code,name\na,=1+1\nb,"@cmd|' /C calc'!A0"\nc,'=1+1`);
    expect(keys(problems)).toEqual(['records:import.formula', 'records:import.formula']);
    expect(added).toMatchObject([{ key: 'c', body: { name: '=1+1' } }]);
  });
  test('the rules are those of the dialog', async () => {
    const { problems } = await compare(
      'code,name,level,isActive\n,a,,\na b,a,,\nc,,99,maybe\nd,x,1.5,\ne,x,-1,',
    );
    expect(keys(problems)).toEqual([
      'validation:required',
      'forms:hints.code',
      'validation:required',
      'problems:wholeNumber',
      'problems:yesOrNo',
      'problems:wholeNumber',
      'problems:wholeNumber',
    ]);
  });
  test('so are those that involve several fields, with the stored values that the file does not name', async () => {
    const message = { key: 'records:rules.closesInPast' };
    const check = ({ isActive, level }: Values) =>
      new Map(isActive === true && level === 0 ? [['level', message]] : []);
    const rows = await file('code,name,level\nphd,Ph.D.,0\nmasters,x,4\nnew,New,0');
    const { added, changed, problems } = differenceOf({ ...RESOURCE, check }, rows, ITEMS);
    expect(problems).toEqual([{ line: 2, key: 'phd', field: FIELDS[2], message }]);
    expect([added.length, changed.length]).toEqual([1, 1]);
  });
  test('cells beyond the columns and open quotes are problems of their row', async () => {
    expect(keys((await compare('code,name\na,b,c')).problems)).toEqual(['records:import.tooManyCells']);
    expect(keys((await compare('code,name\na,"b')).problems)).toEqual(['records:import.quotes']);
  });
  test('a key with a name of Object.prototype is a key like any other', async () => {
    expect((await compare('code,name\n__proto__,a\nconstructor,b')).added).toHaveLength(2);
  });
  test('an export that is imported again changes nothing', async () => {
    const columns = ['code', 'name', 'level', 'isActive'];
    const text = writeCsv([
      columns,
      ...ITEMS.map((item) => columns.map((name) => item[name] as string | number | boolean)),
    ]);
    expect(await compare(text)).toEqual({ added: [], changed: [], unchanged: 2, problems: [] });
  });
  test('a moment without milliseconds or in another zone is the same moment', async () => {
    const fields: readonly Field[] = [
      { name: 'code', label: 'records:fields.code', kind: 'text', maxLength: 9 },
      { name: 'at', label: 'records:fields.created', kind: 'moment' },
      { name: 'until', label: 'records:fields.created', kind: 'moment' },
    ];
    const stored = { code: 'a', at: '2026-11-28T07:50:01Z', until: '2026-11-28T09:50:00+02:00' };
    const csv = await readCsv(writeCsv([Object.keys(stored), Object.values(stored)]), fields, labels);
    if ('problem' in csv) throw new Error('not read');
    const { unchanged } = differenceOf({ fields, key: 'code' }, csv, [
      { ...stored, id: '1', lastModified: null },
    ]);
    expect(unchanged).toBe(1);
  });
  test('a choice that only the backend knows is kept where it is stored, and is a problem elsewhere', async () => {
    const options = [{ value: 'trades', label: { text: 'Trades' } }];
    const fields: readonly Field[] = [
      ...FIELDS,
      { name: 'category', label: 'fields:jobCategoryId', kind: 'choice', options },
    ];
    const text = 'code,name,category\nphd,Ph.D.,mining\nMASTERS,Master,mining';
    const rows = await readCsv(text, fields, labels, []);
    if ('problem' in rows) throw new Error('unread');
    const items = ITEMS.map((item) => (item.id === '1' ? { ...item, category: 'mining' } : item));
    const { unchanged, problems } = differenceOf({ ...RESOURCE, fields }, rows, items);
    expect(unchanged).toBe(1);
    expect(problems).toMatchObject([{ line: 3, message: { key: 'problems:choice' } }]);
  });
  test('5,000 rows', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `code-${at},Name ${at},3,true`);
    const { added, problems } = await compare(`code,name,level,isActive\n${rows.join('\n')}`);
    expect(added).toHaveLength(5000);
    expect(problems).toEqual([]);
  });
});
