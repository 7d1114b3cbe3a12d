import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { eachAbility } from '@/eligibility/abilities';
import type { CrsInput } from '@/eligibility/crs/answers';
import { loadCrs } from '@/eligibility/rules/load';
import { crsRange } from '@/eligibility/crs/range';
import type { FswInput } from '@/eligibility/fsw/grid';
import { readCrsLink, type SharedEstimate, writeCrsLink } from './crsLink';
import { readFswLink, writeFswLink } from './fswLink';

const sections = (await loadCrs()).rulesets[0]?.sections;
if (sections === undefined) throw new Error('no rules');

const answers: CrsInput = {
  age: 29,
  education: 'masters-or-professional',
  first: { language: 'en', clb: { listening: 9, reading: 10, writing: 9, speaking: 9 } },
  second: null,
  canadianWorkYears: 0,
  foreignWorkYears: 2,
  spouse: null,
  partnerStays: false,
  certificate: false,
  nomination: false,
  sibling: false,
  canadianStudy: 'none',
};
const written =
  '#v=1&rules=crs-2025-03-25&s1=now;age=29;edu=masters-or-professional;l1=en,9,10,9,9;l2=none;cw=0;fw=2;sp=no;cert=0;nom=0;sib=0;cs=none';
const now = (input: CrsInput): SharedEstimate => ({
  rules: 'crs-2025-03-25',
  columns: [{ kind: 'now', input }],
});
const readOne = (fragment: string) => readCrsLink(fragment)?.columns[0]?.input;

describe('a link to an estimate', () => {
  it('is written as people may have saved it', () => {
    expect(writeCrsLink(now(answers))).toBe(written);
    expect(readCrsLink(written)).toEqual(now(answers));
  });

  it('carries three columns, with partner, kinds and unknown answers', () => {
    const shared: SharedEstimate = {
      rules: 'crs-2025-03-25',
      columns: [
        { kind: 'now', input: { ...answers, partnerStays: true } },
        {
          kind: 'language',
          input: {
            ...answers,
            age: undefined,
            first: { language: 'fr', clb: { ...eachAbility(() => 7), writing: undefined } },
            second: { language: 'en', clb: eachAbility(() => 5) },
            spouse: {
              education: 'secondary',
              clb: { listening: 5, reading: 6, writing: 7, speaking: 8 },
              canadianWorkYears: 2,
            },
          },
        },
        { kind: 'swap', input: { spouse: { clb: null } } },
      ],
    };
    const fragment = writeCrsLink(shared);
    expect(fragment.length).toBeLessThan(1500);
    expect(fragment).toContain('sp=away');
    expect(fragment).toContain('s2=k=language;edu=');
    expect(fragment).toContain('l1=fr,7,7,?,7');
    expect(fragment).toContain('sp=yes;spe=secondary;spl=5,6,7,8;spw=2');
    const read = readCrsLink(fragment);
    expect(read?.columns.map(({ kind }) => kind)).toEqual(['now', 'language', 'swap']);
    const totals = (columns: SharedEstimate['columns'] | undefined) =>
      columns?.map(({ input }) => crsRange(sections, input));
    expect(totals(read?.columns)).toEqual(totals(shared.columns));
  });

  test.each([
    ['nothing', ''],
    ['only a mark', '#'],
    ['an anchor', '#main'],
    ['another version', written.replace('v=1', 'v=2')],
    ['no first column', '#v=1&rules=x&s2=now;age=29'],
    ['5 KB', `${written};x=${'9'.repeat(5000)}`],
  ])('%s cannot be read', (_title, fragment) => expect(readCrsLink(fragment)).toBeNull());

  test.each([
    ['age=999', { age: undefined }],
    ['age=-1', { age: undefined }],
    ['age=2e1', { age: undefined }],
    ['age=29;age=30', { age: 29 }],
    ['l1=xx,99', { first: undefined }],
    ['l1=en,99,2,x,9', { first: { language: 'en', clb: { speaking: 9 } } }],
    ['l1=en,9,9,9,9;l2=en,9,9,9,9', { second: undefined }],
    ['cw=61', { canadianWorkYears: undefined }],
    ['edu=mast', { education: undefined }],
    ['cert=yes', { certificate: undefined }],
    ['__proto__=1;constructor=2', { age: undefined }],
  ])('%s is read as far as possible', (value, expected) =>
    expect(readOne(`#v=1&rules=x&s1=now;${value}`)).toMatchObject(expected),
  );

  it('cut anywhere, or with escaped characters, is read or refused, and never throws', () => {
    for (let length = 0; length <= written.length; length += 1) {
      const input = readOne(written.slice(0, length));
      expect(input === undefined || crsRange(sections, input).total.most <= 1200).toBe(true);
    }
    expect(readOne(`#${encodeURIComponent(written.slice(1))}`)).toEqual(answers);
    expect(readOne(`${written}%E0%A4%A`)).toMatchObject({ age: 29 });
  });

  it('of any text can be used in a computation', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('s1=', 'age=', 'l1=', 'en,', '9,9', ';', '&', '?', 'sp=yes', 'spl=', '=', '%'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const input = readOne(`#v=1&s1=now;${pieces.join('')}`) ?? {};
        const { least, most } = crsRange(sections, input).total;
        expect(least >= 0 && least <= most && most <= 1200).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a link to the grid', () => {
  const rows = ['a1', 'a2', 'a3'];
  const input: FswInput = {
    age: 36,
    education: 'doctoral',
    first: { language: 'en', clb: eachAbility(() => 9) },
    second: null,
    workYears: 8,
    offer: true,
    adaptability: ['a1', 'a3'],
  };

  it('can be written and read again', () => {
    const fragment = writeFswLink({ rules: 'fsw67-2013-05-04', input });
    expect(fragment).toBe(
      '#v=1&rules=fsw67-2013-05-04&f1=age=36;edu=doctoral;l1=en,9,9,9,9;l2=none;w=8;offer=yes;ad=a1,a3',
    );
    expect(readFswLink(fragment, rows)).toEqual({ rules: 'fsw67-2013-05-04', input });
    expect(
      readFswLink(writeFswLink({ rules: 'x', input: { adaptability: [] } }), rows)?.input.age,
    ).toBeUndefined();
  });

  it('leaves out rows that do not exist, and refuses other links', () => {
    expect(readFswLink('#v=1&f1=ad=a9,a2,a2', rows)?.input.adaptability).toEqual(['a2']);
    expect(readFswLink(written, rows)).toBeNull();
    expect(readFswLink('#v=1', rows)).toBeNull();
  });
});
