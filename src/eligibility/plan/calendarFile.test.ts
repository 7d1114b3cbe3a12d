import { describe, expect, it } from 'vitest';
import { loadDocuments } from '@/eligibility/rules/load';
import { calendarFile, REMIND_DAYS } from './calendarFile';
import { invitation, orderNowCount, type PlanInput, planEvents, planOn } from './plan';
import type { Paper } from './states';

const sections = (await loadDocuments()).rulesets[0]?.sections;
if (sections === undefined) throw new Error('no rules');
const TODAY = '2026-11-22';

const paper = (type: string, more: Partial<Paper>): Paper => ({
  id: `${type}-1`,
  type,
  status: 'verified',
  uploadedAt: '2026-01-01T00:00:00Z',
  ...more,
});
const input = (papers: readonly Paper[]): PlanInput => ({
  person: { programme: 'fsw', residence: 'AE', livedIn: [], family: [] },
  papers,
  tests: [],
  notNeeded: [],
});
/**
 * Decodes the text from its bytes as a calendar program does: a divided letter would become a replacement
 * character.
 */
const decode = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

describe('the calendar file', () => {
  const plan = planOn(
    sections,
    input([paper('eca', { issuedOn: '2021-12-15' }), paper('passport', { expiresOn: '2030-05-01' })]),
    TODAY,
  );
  const events = planEvents(plan, invitation(sections, TODAY, TODAY));
  const file = (title: string, at = '2026-11-22T10:00:00Z') =>
    calendarFile(
      events.map(({ uid, day, kind }) => ({ uid, day, title, remindDays: REMIND_DAYS[kind] })),
      'VisaTalent',
      new Date(at),
    );
  const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  it('has the days of the plan', () => {
    expect(orderNowCount(plan)).toBe(1);
    expect(events.map(({ kind, day }) => [kind, day])).toEqual([
      ['order', '2026-06-15'],
      ['expires', '2026-12-14'],
      ['last-day', '2027-01-21'],
      ['order', '2029-12-03'],
      ['expires', '2030-05-01'],
    ]);
  });

  it('can be read by calendars: CRLF, short lines, whole letters, escaped', () => {
    const title =
      '订购：学历认证报告，请在邀请之前办理，否则可能来不及；办理需要大约四个月时间, 另加六十天; a\\b\nEND:VEVENT';
    const text = decode(file(title));
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(/[^\r]\n|\r[^\n]/.test(text)).toBe(false);
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    const lines = unfold(text);
    const summaries = lines.filter((line) => line.startsWith('SUMMARY:'));
    expect(summaries).toHaveLength(events.length);
    expect(summaries[0]).toContain('\\, 另加六十天\\; a\\\\b\\nEND:VEVENT');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(events.length);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261214');
    expect(lines).toContain('DTEND;VALUE=DATE:20261215');
    expect(lines.filter((line) => line.startsWith('TRIGGER')).toSorted()).toEqual(
      ['-P14D', '-P3D', '-P7D', '-P7D', '-P7D', '-P7D'].map((trigger) => `TRIGGER:${trigger}`),
    );
  });

  it('names the events in the same way the next time, so that they are changed and not doubled', () => {
    const uids = (text: string) => unfold(text).filter((line) => line.startsWith('UID:'));
    expect(uids(file('Again', '2027-02-01T00:00:00Z'))).toEqual(uids(file('First')));
    expect(new Set(uids(file('First'))).size).toBe(events.length);
    expect(uids(file('First'))).toContain('UID:order-eca--@visatalent');
  });
});
