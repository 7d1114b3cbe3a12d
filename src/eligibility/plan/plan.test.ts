import { describe, expect, it, test } from 'vitest';
import { loadDocuments } from '@/eligibility/rules/load';
import { needsOf, type PlanPerson } from './needs';
import { invitation, invitationProblem, onLastDay, type PlanInput, planOn } from './plan';
import { fundsFor, PROGRAMMES } from './planRules';
import type { Paper } from './states';

const sections = (await loadDocuments()).rulesets[0]?.sections;
if (sections === undefined) throw new Error('no rules');
const TODAY = '2026-11-22';

const person: PlanPerson = { programme: 'fsw', residence: 'AE', livedIn: [], family: [] };
const paper = (type: string, more: Partial<Paper> = {}): Paper => ({
  id: `${type}-1`,
  type,
  status: 'verified',
  uploadedAt: '2026-01-01T00:00:00Z',
  ...more,
});
const planFor = (papers: readonly Paper[], more: Partial<PlanInput> = {}, today = TODAY) =>
  planOn(sections, { person, papers, tests: [], notNeeded: [], ...more }, today);
const item = (key: string, papers: readonly Paper[], more: Partial<PlanInput> = {}, today = TODAY) => {
  const found = planFor(papers, more, today).items.find((one) => one.key === key);
  if (found === undefined) throw new Error(key);
  return found;
};
const keys = (more: Partial<PlanPerson>) =>
  needsOf(sections, { ...person, ...more }, TODAY).map(({ key }) => key);

describe('what a programme needs', () => {
  it('is in the data for each, with existing document types', () => {
    const ids = new Set(sections.documents.map(({ id }) => id));
    for (const programme of PROGRAMMES) {
      expect(sections.programmes[programme].every((id) => ids.has(id))).toBe(true);
    }
  });

  it('leaves out the funds for the Canadian Experience Class', () => {
    expect(keys({})).toContain('proof-of-funds');
    expect(keys({ programme: 'cec' })).not.toContain('proof-of-funds');
    expect(keys({ programme: 'job' }).toSorted()).toEqual([
      'cv',
      'language-test',
      'licence',
      'reference-letter',
    ]);
  });

  it('includes a nomination or an LMIA only if there is one', () => {
    expect(keys({})).not.toContain('provincial-nomination');
    expect(keys({ nomination: true })).toContain('provincial-nomination');
    expect(keys({ programme: 'work-permit' })).not.toContain('lmia');
    expect(keys({ programme: 'work-permit', jobOffer: true })).toContain('lmia');
  });

  it('has a police certificate for each country except Canada, and a medical exam for each person', () => {
    const lived = [
      { countryCode: 'PH', from: '2018-01-01', to: '2021-12-31' },
      { countryCode: 'PH', from: '2015-01-01', to: '2016-01-01' },
      { countryCode: 'SA' },
      { countryCode: 'CA', to: '2024-01-01' },
      { countryCode: 'AE' },
      { countryCode: 'JP', from: '2010-01-01', to: '2016-11-21' },
    ];
    const police = keys({ livedIn: lived, family: ['child-1'] }).filter((key) => /police|medical/.test(key));
    expect(police).toEqual([
      'medical-exam',
      'medical-exam::child-1',
      'police-certificate-current:AE',
      'police-certificate-former:PH',
      'police-certificate-former:SA',
    ]);
    const former = needsOf(sections, { ...person, livedIn: lived }, TODAY).filter(
      ({ leftOn, countryCode }) => countryCode !== 'AE' && (leftOn ?? countryCode) !== undefined,
    );
    expect(former.map(({ countryCode, leftOn, check }) => [countryCode, leftOn, check])).toEqual([
      ['PH', '2021-12-31', false],
      ['SA', undefined, true],
    ]);
    expect(keys({ livedIn: lived, dateOfBirth: '2004-06-01' })).not.toContain('police-certificate-former:PH');
    expect(keys({ residence: 'CA' }).some((key) => key.startsWith('police'))).toBe(false);
  });

  it('has the funds by size of the family', () => {
    expect([1, 4, 7, 8, 10].map((people) => fundsFor(sections.funds, people))).toEqual([
      15263, 28362, 40392, 44504, 52728,
    ]);
  });
});

describe('the state of a document', () => {
  test.each<[string, string, Partial<Paper>, string, string | undefined]>([
    ['five years of a credential assessment', 'eca', { issuedOn: '2021-12-15' }, 'orderNow', '2026-12-14'],
    ['a credential assessment without its date', 'eca', {}, 'dateMissing', undefined],
    ['one that ran out', 'eca', { issuedOn: '2021-11-22' }, 'expired', '2026-11-21'],
    ['the last valid day', 'eca', { issuedOn: '2021-11-23' }, 'orderNow', '2026-11-22'],
    ['180 days left of a photo', 'photo', { issuedOn: '2026-11-22' }, 'expiring', '2027-05-21'],
    ['a passport with years left', 'passport', { expiresOn: '2030-05-01' }, 'valid', '2030-05-01'],
    ['a passport without its date', 'passport', { issuedOn: '2020-01-01' }, 'dateMissing', undefined],
    ['a letter', 'reference-letter', {}, 'noExpiry', undefined],
    ['a bank letter', 'proof-of-funds', { issuedOn: '2026-10-01' }, 'snapshot', undefined],
    ['a rejected one', 'eca', { issuedOn: '2026-01-01', status: 'rejected' }, 'missing', undefined],
  ])('%s', (_title, type, more, state, lastDay) => {
    const found = item(type, [paper(type, more)]);
    expect([found.state, found.lastDay]).toEqual([state, lastDay]);
  });

  it('counts the newest of a type, of the right country and person', () => {
    const police = { type: 'police-certificate', countryCode: 'AE' };
    const papers = [
      paper('police-certificate', { ...police, issuedOn: '2026-10-01', uploadedAt: '2026-10-02' }),
      paper('police-certificate', { ...police, id: 'old', issuedOn: '2025-01-01', uploadedAt: '2025-01-02' }),
      paper('police-certificate', {
        ...police,
        countryCode: 'PH',
        issuedOn: '2026-11-01',
        uploadedAt: '2026-11-02',
      }),
    ];
    expect(item('police-certificate-current:AE', papers).lastDay).toBe('2027-03-31');
    const family: Partial<PlanInput> = { person: { ...person, family: ['child-1'] } };
    const exam = paper('medical-exam', { issuedOn: '2026-11-01', person: 'child-1' });
    expect(item('medical-exam', [exam], family).state).toBe('missing');
    expect(item('medical-exam::child-1', [exam], family).state).toBe('valid');
  });

  it('counts a language test from its day, and not at all without a day', () => {
    const result = paper('language-test', { issuedOn: '2025-06-01' });
    const tests = [{ documentId: result.id, takenOn: '2025-05-14', resultOn: '2025-05-27' }];
    const found = item('language-test', [result], { tests }, '2026-12-14');
    expect(found).toMatchObject({ lastDay: '2027-05-13', orderOn: '2026-12-15', state: 'expiring' });
    expect(item('language-test', [result], { tests }, '2026-12-15').state).toBe('orderNow');
    expect(item('language-test', [result]).lastDay).toBe('2027-05-31');
    expect(item('language-test', [paper('language-test')]).state).toBe('dateMissing');
  });

  it('does not accept a police certificate from before the end of the stay', () => {
    const former: Partial<PlanInput> = {
      person: { ...person, livedIn: [{ countryCode: 'PH', from: '2018-01-01', to: '2021-12-31' }] },
    };
    const state = (issuedOn: string) =>
      item(
        'police-certificate-former:PH',
        [paper('police-certificate', { countryCode: 'PH', issuedOn })],
        former,
      ).state;
    expect(state('2021-12-30')).toBe('issuedBeforeLeft');
    expect(state('2021-12-31')).toBe('noExpiry');
  });

  it('recommends to renew a passport a year before, and leaves out what is not needed', () => {
    expect(item('passport', [paper('passport', { expiresOn: '2030-05-01' })]).renewBy).toBe('2029-05-01');
    expect(item('eca', [], { notNeeded: ['eca'] }).state).toBe('notNeeded');
  });
});

describe('until when everything is covered', () => {
  const needed = { person: { ...person, programme: 'work-permit' as const } };
  const all = [
    paper('passport', { expiresOn: '2030-05-01' }),
    paper('medical-exam', { issuedOn: '2026-10-01' }),
    paper('photo', { issuedOn: '2026-11-01' }),
  ];

  it('is the first day on which a document ends', () => {
    expect(planFor(all, needed).safeUntil).toEqual({ kind: 'until', day: '2027-04-30' });
    expect(planFor(all, { ...needed, notNeeded: ['photo'] }).safeUntil).toEqual({
      kind: 'until',
      day: '2027-09-30',
    });
  });

  it('is unknown while a document or its date is missing', () => {
    expect(planFor(all.slice(1), needed).safeUntil).toEqual({ kind: 'cannotTell', keys: ['passport'] });
    expect(planFor([paper('passport'), ...all.slice(1)], needed).safeUntil).toEqual({
      kind: 'cannotTell',
      keys: ['passport'],
    });
  });
});

describe('60 days after an invitation', () => {
  const invited = invitation(sections, TODAY, TODAY);

  it('end on a day, and are counted down', () => {
    expect(invited).toEqual({ lastDay: '2027-01-21', days: 60, daysLeft: 60 });
    expect(invitation(sections, '2026-11-22', '2026-12-05').daysLeft).toBe(47);
    expect(invitation(sections, '2026-01-01', TODAY).daysLeft).toBeLessThan(0);
  });

  it('begin on a valid day', () => {
    expect(invitationProblem('2026-11-23', TODAY)).toBe('future');
    expect(invitationProblem('2025-11-21', TODAY)).toBe('tooOld');
    expect(invitationProblem('2025-11-22', TODAY)).toBeNull();
  });

  it('show for each document whether it will be valid', () => {
    const on = (key: string, papers: readonly Paper[]) =>
      onLastDay(item(key, papers), invited.lastDay, TODAY);
    expect(on('police-certificate-current:AE', [])).toBe('notInTime');
    expect(on('medical-exam', [])).toBe('toGet');
    expect(on('passport', [paper('passport', { expiresOn: '2030-01-01' })])).toBe('valid');
    // A passport must be renewed, not ordered, however long that takes.
    expect(
      onLastDay(item('passport', [paper('passport', { expiresOn: '2026-12-01' })]), '2026-12-10', TODAY),
    ).toBe('expiresBefore');
    expect(on('photo', [paper('photo', { issuedOn: '2026-06-01' })])).toBe('expiresBefore');
    expect(on('eca', [paper('eca', { issuedOn: '2021-12-15' })])).toBe('notInTime');
    expect(onLastDay(item('eca', [], { notNeeded: ['eca'] }), invited.lastDay, TODAY)).toBeNull();
  });
});
