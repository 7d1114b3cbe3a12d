import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import type { Application } from '@/api/endpoints/applications';
import { applicationEvent } from '@/features/applications/calendar';
import { calendarFile } from '@/eligibility/plan/calendarFile';
import { applicationsCsv } from './listFile';
import { indexOf, searchItems } from '@/lists/arrange';
import { APPLICATIONS, applicationsSource, countsOf } from './listView';

const application = (id: string, more: Partial<Application> = {}): Application => ({
  id,
  jobId: id,
  jobTitle: 'Welder',
  company: 'Northgate',
  status: 'submitted',
  createdAt: null,
  updatedAt: null,
  submittedAt: null,
  nextNudgeAt: null,
  ...more,
});

describe('the address of the list', () => {
  it('contains what is shown, without default values', () => {
    const cleaned = (address: string) => APPLICATIONS.write(APPLICATIONS.read(address));
    const address = '?show=offers&q=welder&sort=company&page=2&view=board';
    expect(cleaned(address)).toBe(address);
    expect(cleaned('?show=bogus&q=+&sort=__proto__&page=0&view=table&x=1')).toBe('');
  });
});

describe('the list', () => {
  const list = [
    application('1', { status: 'offer', company: 'Abel', updatedAt: '2026-11-01T00:00:00Z' }),
    application('2', { status: 'draft', jobTitle: 'جوشکار', updatedAt: '2026-11-03T00:00:00Z' }),
    application('3', { company: 'Éclair', submittedAt: '2026-11-02T00:00:00Z' }),
    application('4', { status: 'rejected', location: 'Québec' }),
    application('5', { status: 'paused' }),
  ];
  const ids = (address: string) => {
    const state = APPLICATIONS.read(address);
    const { arrange, textOf } = applicationsSource;
    return searchItems(arrange(list, state), indexOf(list, textOf), state.search).map(({ id }) => id);
  };

  it('shows what a link says, and counts it', () => {
    expect([...countsOf(list)]).toEqual([
      ['all', 5],
      ['progress', 1],
      ['offers', 1],
      ['closed', 2],
      ['drafts', 1],
    ]);
    expect(ids('show=closed')).toEqual(['4', '5']);
    expect(ids('show=progress')).toEqual(['3']);
  });

  it('finds words without their accents, in any case', () => {
    expect(ids('q=quebec')).toEqual(['4']);
    expect(ids('q=جوشكار')).toEqual(['2']);
    expect(ids('q=eclair+welder')).toEqual(['3']);
  });

  it('is sorted by last change, by sending, by company', () => {
    expect(ids('')[0]).toBe('2');
    expect(ids('sort=sent')[0]).toBe('3');
    expect(ids('sort=company').slice(0, 2)).toEqual(['1', '3']);
  });
});

it('writes a file in which no formula runs and every letter is right', () => {
  const text = applicationsCsv(
    [
      application('1', {
        jobTitle: '=HYPERLINK("x")',
        company: 'Québec, 焊工',
        submittedAt: '2026-11-02T10:00:00Z',
        timeline: [{ id: '1', at: '2026-11-02T10:00:00Z', status: 'submitted', by: 'you', note: null }],
      }),
    ],
    { columns: ['Reference', 'Job'], nameOf: (status) => status.toUpperCase(), reasonOf: () => '' },
  );
  expect(text).toBe(
    '\uFEFFReference,Job\r\n,"\'=HYPERLINK(""x"")","Québec, 焊工",,SUBMITTED,2026-11-02,,,2026-11-02 SUBMITTED\r\n',
  );
});

it('writes an interview into a calendar at its time, with title, employer and place only', () => {
  const jobTitle =
    'Live-in caregiver 👨‍👩‍👧‍👦, nights; 护理员，夜班，需要有照顾老人的经验，请在到达之前联系雇主\\n';
  const event = applicationEvent(
    application('7', {
      company: 'Abel; Sons',
      jobTitle,
      interview: {
        id: '1',
        at: '2026-12-01T15:30:00Z',
        minutes: 30,
        sequence: 2,
        kind: 'video',
        place: 'https://meet.example/x',
      },
      note: { text: 'Ask about pay', remindOn: null, savedAt: null },
    }),
    'interview',
    '2026-12-01T15:30:00Z',
    'Interview',
  );
  const text = calendarFile([event], 'VisaTalent', new Date('2026-11-22T10:00:00Z'));
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  // The file is parsed by a package, and not by code of this project.
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(
    events.map(({ uid, summary, location, startDate }) => [uid, summary, location, startDate.toJSDate()]),
  ).toEqual([
    [
      'interview-7@visatalent',
      `Interview: ${jobTitle}, Abel; Sons`,
      'https://meet.example/x',
      new Date('2026-12-01T15:30:00Z'),
    ],
  ]);
  expect(text.replaceAll('\r\n ', '')).not.toContain('Ask about pay');
  const [vevent] = calendar.getAllSubcomponents('vevent');
  expect(events[0]?.endDate.toJSDate()).toEqual(new Date('2026-12-01T16:00:00Z'));
  expect(vevent?.getFirstPropertyValue('sequence')).toBe(2);
  expect(vevent?.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T10:00:00Z');
  expect(
    vevent?.getAllSubcomponents('valarm').map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString()),
  ).toEqual(['-PT24H', '-PT1H']);
});

it('has the same id and the real time in the file of a new time, after any clock change', () => {
  vi.stubEnv('TZ', 'America/Toronto');
  // In Toronto, 1:30 occurs twice in that night in November, and 2:30 does not exist in that night in March.
  const files = ['2026-11-01T05:30:00Z', '2027-03-14T07:00:00Z'].map((at, sequence) => {
    const interview = { id: '1', at, minutes: 60, sequence };
    const event = applicationEvent(application('7', { interview }), 'interview', at, 'Interview');
    const calendar = new ICAL.Component(ICAL.parse(calendarFile([event], 'x', new Date())) as unknown[]);
    const [vevent] = calendar.getAllSubcomponents('vevent');
    const { uid, startDate, endDate } = new ICAL.Event(vevent);
    return [uid, vevent?.getFirstPropertyValue('sequence'), startDate.toString(), endDate.toString()];
  });
  expect(files).toEqual([
    ['interview-7@visatalent', 0, '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'],
    ['interview-7@visatalent', 1, '2027-03-14T07:00:00Z', '2027-03-14T08:00:00Z'],
  ]);
  vi.unstubAllEnvs();
});

it('counts the times in the timeline when the server does not count them', () => {
  const at = '2026-12-01T15:30:00Z';
  const sequenceAfter = (...by: readonly ('agency' | 'you')[]) =>
    applicationEvent(
      application('7', {
        interview: { id: '1', at },
        timeline: by.map((who, id) => ({ id: String(id), at, status: 'interview', by: who, note: null })),
      }),
      'interview',
      at,
      'Interview',
    ).sequence;
  expect(sequenceAfter()).toBe(0);
  // Fixed by the agency, then again.
  expect(sequenceAfter('agency')).toBe(0);
  expect(sequenceAfter('agency', 'agency')).toBe(1);
  // Chosen, then another one is chosen, then one of a new proposal.
  expect(sequenceAfter('agency', 'you')).toBe(0);
  expect(sequenceAfter('agency', 'you', 'you')).toBe(1);
  expect(sequenceAfter('agency', 'you', 'you', 'agency', 'you')).toBe(2);
});
