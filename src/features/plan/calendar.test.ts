import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { loadDocuments } from '@/eligibility/rules/load';
import type { StoredDocument } from '@/api/endpoints/documents';
import { planCalendar } from './calendar';
import { NO_ANSWERS } from './answers';
import { workOut } from './workOut';

/** The calendar file is parsed by a package, and not by code of this project. */
const TODAY = '2026-11-22';
const rules = await loadDocuments();
const stored = (type: string, more: Partial<StoredDocument>): StoredDocument => ({
  id: `${type}-1`,
  name: `${type}.pdf`,
  type,
  size: 1,
  status: 'verified',
  uploadedAt: '2026-01-01T00:00:00Z',
  mediaType: 'application/pdf',
  issuedOn: null,
  expiresOn: null,
  countryCode: null,
  referenceNo: null,
  version: 1,
  scan: 'clean',
  reason: null,
  note: null,
  verifiedAt: null,
  usedBy: 0,
  lastModified: null,
  ...more,
});
const plan = workOut(
  rules,
  {
    answers: { ...NO_ANSWERS, programme: 'fsw', invitationOn: TODAY },
    documents: [
      stored('eca', { issuedOn: '2021-12-15' }),
      stored('police-certificate', { issuedOn: '2026-10-01', countryCode: 'AE' }),
    ],
    profile: { residence: 'AE', family: [], tests: [] },
  },
  TODAY,
);

const LONG =
  '订购：学历认证报告，请在邀请之前办理，否则可能来不及；办理需要大约四个月, 另加六十天; a\\b\nBEGIN:VEVENT 👩‍👩‍👧';

function events(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}
const fileOf = (title: string, madeAt = '2026-11-22T10:00:00Z') =>
  planCalendar(plan?.events ?? [], ({ kind }) => `${kind} ${title}`, 'Plan, 计划', new Date(madeAt));

describe('the calendar file of a plan', () => {
  it('has each day as a whole day, with its text and its alarms', () => {
    const read = events(fileOf(LONG));
    expect(
      read.map((event) => [
        event.uid,
        event.startDate.isDate,
        String(event.startDate),
        String(event.endDate),
      ]),
    ).toEqual([
      ['order-eca--@visatalent', true, '2026-06-15', '2026-06-16'],
      ['order-police-certificate-AE-@visatalent', true, '2026-11-01', '2026-11-02'],
      ['expires-eca--@visatalent', true, '2026-12-14', '2026-12-15'],
      ['last-day-invitation--@visatalent', true, '2027-01-21', '2027-01-22'],
      ['expires-police-certificate-AE-@visatalent', true, '2027-03-31', '2027-04-01'],
    ]);
    for (const event of read) expect(event.summary.endsWith(LONG)).toBe(true);
    const alarms = read.map((event) =>
      event.component
        .getAllSubcomponents('valarm')
        .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    );
    expect(alarms).toEqual([['-P7D'], ['-P7D'], ['-P7D'], ['-P14D', '-P3D'], ['-P7D']]);
  });

  it('has lines of at most 75 octets that end with CRLF, and the same events the next time', () => {
    const text = fileOf(LONG);
    expect(/[^\r]\n|\r[^\n]/.test(text)).toBe(false);
    const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    const uids = (file: string) => events(file).map(({ uid }) => uid);
    expect(uids(fileOf('other', '2027-01-01T00:00:00Z'))).toEqual(uids(text));
  });
});
