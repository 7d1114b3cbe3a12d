import { beforeAll, expect, it } from 'vitest';
import type {
  FunnelReport,
  OpeningsReport,
  PlacementsReport,
  WaitingReport,
} from '@/api/endpoints/adminReports';
import { allTexts } from '@/i18n/texts.fixture';
import { labelWidth, numberWidth } from './charts/bars';
import { funnelSentence } from './funnelSentence';
import { openingsSentence, openingsTable, waitingTable } from './now';
import { funnelTable, placementsTable } from './periodReports';
import { csvOfTable, type ReportTable, shownCell } from './table';

/** The texts of the reports, for the table and for the file. */
const textsOf = (i18n: Awaited<ReturnType<typeof allTexts>>) =>
  i18n.getFixedT('en', ['reports', 'hiring', 'profile'] as const);
let t: ReturnType<typeof textsOf>;
beforeAll(async () => {
  const i18n = await allTexts();
  t = textsOf(i18n);
});

const stages = (counts: readonly number[]): FunnelReport['stages'] =>
  (['submitted', 'inReview', 'interview', 'offer', 'accepted'] as const).map((stage, at) => ({
    stage,
    reached: counts[at] ?? 0,
    conversion: at === 0 ? null : (counts[at] ?? 0) / (counts[at - 1] ?? 1),
    medianDays: stage === 'accepted' ? null : 6.5,
    p90Days: stage === 'accepted' ? null : 30,
  }));
const FUNNEL: FunnelReport = {
  stages: stages([128, 96, 48, 12, 9]),
  ended: { rejected: 60, withdrawn: 10, declined: 3 },
  open: 46,
  compare: {
    stages: stages([100, 80, 40, 10, 4]),
    ended: { rejected: 90, withdrawn: 6, declined: 0 },
    open: 0,
  },
};
const PLACEMENTS: PlacementsReport = {
  total: 3,
  byMonth: [
    { month: '2026-10', count: 1 },
    { month: '2026-11', count: 2 },
  ],
  byOccupation: [{ category: 'healthcare', count: 3 }],
  byCountry: [{ code: 'CA', count: 3 }],
  byJob: [{ id: 'job-1', title: '=Nurse', company: 'Lakeview', count: 3 }],
  compare: {
    total: 1,
    byMonth: [{ month: '2026-09', count: 1 }],
    byOccupation: [],
    byCountry: [],
    byJob: [],
  },
};

const OPENINGS: OpeningsReport = {
  asOf: null,
  total: 5,
  ages: [
    { from: 0, to: 7, count: 4 },
    { from: 91, to: null, count: 1 },
  ],
  oldest: [{ id: 'job-1', reference: 'J-1', title: 'Cook, nights', days: 120, applications: 0 }],
};
const WAITING: WaitingReport = {
  asOf: null,
  total: 1,
  rows: [
    {
      applicationId: 'a-1',
      name: '@Ann',
      job: 'Welder',
      company: null,
      status: 'onHold',
      waitingDays: 1200,
    },
  ],
};

const shown = ({ columns, rows }: ReportTable): string[][] => [
  columns.map(({ label }) => label),
  ...rows.map(({ cells }) => cells.map((cell, at) => shownCell(cell, columns[at]?.kind ?? 'words'))),
];

it('says how many led to a placement', () => {
  expect(funnelSentence(t, FUNNEL)).toBe('128 applications were sent; 9 led to a placement (7%).');
  expect(funnelSentence(t, { ...FUNNEL, stages: stages([128, 96, 48, 12, 0]) })).toBe(
    '128 applications were sent; none led to a placement.',
  );
  expect(funnelSentence(t, { ...FUNNEL, stages: stages([0]) })).toBe('No applications were sent.');
});

it('says how many positions have been open for long', () => {
  expect(openingsSentence(t, OPENINGS)).toBe('5 positions are open; 1 has been open for more than 90 days.');
  expect(openingsSentence(t, { ...OPENINGS, ages: OPENINGS.ages.slice(0, 1) })).toBe(
    '5 positions are open; none has been open for more than 90 days.',
  );
});

it('shows the other period and the difference beside each figure', () => {
  const [head, sent, , , , placed, rejected] = shown(funnelTable(t, FUNNEL));
  expect(head?.slice(0, 4)).toEqual(['Stage', 'Applications', 'Before', 'Difference']);
  expect(sent).toEqual(['Sent', '128', '100', '+28', '–', '6.5', '30']);
  expect(placed).toEqual(['Placement', '9', '4', '+5', '75%', '–', '–']);
  expect(rejected?.slice(0, 4)).toEqual(['Rejected', '60', '90', '-30']);
});

it('counts what only one of the periods has', () => {
  const rows = shown(placementsTable(t, PLACEMENTS));
  expect(rows[2]).toEqual(['November 2026', 'Month', '2', '–', '–']);
  expect(rows[3]).toEqual(['Healthcare', 'Field of work', '3', '0', '+3']);
});

it('links a job by an address from which its id can be read, whatever the id contains', () => {
  const [opening] = OPENINGS.oldest.map((job) => ({ ...job, id: 'a--1' }));
  const report = { ...OPENINGS, oldest: opening === undefined ? [] : [opening] };
  expect(openingsTable(t, report).rows.at(-1)?.to).toBe('/jobs/a--1--cook-nights');
  const [job] = PLACEMENTS.byJob.map((each) => ({ ...each, id: 'a--1' }));
  const placed = { ...PLACEMENTS, byJob: job === undefined ? [] : [job] };
  expect(placementsTable(t, placed).rows.at(-1)?.to).toBe('/jobs/a--1--nurse');
});

it('has only digits and dashes in its ranges, and a file without joining characters', () => {
  const ranges = shown(openingsTable(t, OPENINGS)).map(([name]) => name);
  expect(ranges).toContain('0–7 days');
  const months = {
    columns: [{ label: 'Month', kind: 'words' as const }],
    rows: [{ cells: ['2026\u2060年\u206011\u2060月'] }],
  };
  expect(csvOfTable(months)).toContain('2026年11月');
});

it('has a file with the same content as its table, without formulas', () => {
  const tables = [
    funnelTable(t, FUNNEL),
    placementsTable(t, PLACEMENTS),
    openingsTable(t, OPENINGS),
    waitingTable(t, WAITING),
  ];
  for (const table of tables) {
    const lines = csvOfTable(table).replace('\uFEFF', '').trimEnd().split('\r\n');
    const expected = shown(table).map((cells) =>
      cells.map((cell) =>
        cell === '–'
          ? ''
          : cell
              .replace(/^\+(?=\d)/, '')
              .replace(/(?<=\d),(?=\d)/, '')
              .replace(/^[=@]/, "'$&"),
      ),
    );
    expect(lines.map((line) => line.replaceAll('"', ''))).toEqual(expected.map((cells) => cells.join(',')));
  }
});

it('leaves enough room for labels beside the bars in square scripts, and no more than half of a phone', () => {
  const latin = labelWidth(['0–7 days', '91 days or more']);
  expect(labelWidth(['0–7 日', '91 日或以上'])).toBeGreaterThan(4 * 12 + 2 * 7 + 12);
  expect(latin).toBe(15 * 7 + 12);
  expect(labelWidth(['an employer with a very long name indeed'])).toBe(150);
  expect(labelWidth([])).toBe(60);
});

it.each([
  // '۲۰۰ هزار' and '۴٫۹ میلیون' need more room than '200K' and '4.9M'.
  ['en', 200_000, 54],
  ['fa', 99_999, 54],
  ['fa', 200_000, 68],
  ['fa', 4_900_000, 82],
] as const)('leaves enough room for the numbers of an axis in %s up to %d', (language, count, width) => {
  expect(numberWidth([{ label: 'Placements', counts: [3, count] }], language)).toBe(width);
});

it('shows names without characters that change the text direction', () => {
  const row = { applicationId: '1', name: 'A\u202eb', job: 'N\u2066urse', company: null };
  const waiting = { asOf: null, total: 1, rows: [{ ...row, status: 'inReview', waitingDays: 3 }] };
  expect(waitingTable(t, waiting).rows[0]?.cells.slice(0, 3)).toEqual(['Ab', 'Nurse', null]);
  const placed: PlacementsReport = {
    total: 1,
    byMonth: [],
    byOccupation: [],
    byCountry: [{ code: '??', count: 1 }],
    byJob: [{ id: '1', title: 'Wel\u202eder', company: null, count: 1 }],
  };
  expect(placementsTable(t, placed).rows.map(({ cells }) => cells[0])).toEqual(['??', 'Welder']);
});
