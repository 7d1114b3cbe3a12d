import { describe, expect, it } from 'vitest';
import { loadDocuments } from '@/eligibility/rules/load';
import type { StoredDocument } from '@/api/endpoints/documents';
import { NO_ANSWERS } from './answers';
import { factsOf, type ProfileFacts } from './profileFacts';
import { workOut } from './workOut';

const TODAY = '2026-11-22';
const rules = await loadDocuments();
const NOBODY: ProfileFacts = { residence: 'AE', family: [], tests: [] };
const exam = (id: string, more: Partial<StoredDocument>) =>
  ({ id, name: id, type: 'medical-exam', status: 'verified', scan: 'clean', ...more }) as StoredDocument;
const planOf = (documents: readonly StoredDocument[], profile = NOBODY, programme = 'fsw') =>
  workOut(rules, { answers: { ...NO_ANSWERS, programme }, documents, profile }, TODAY);

describe("the plan's facts from a profile", () => {
  it('are where and with whom the person lives, and the destination; unknown does not mean no', () => {
    const facts = factsOf(
      {
        profile: { countryOfResidenceId: '7', dateOfBirth: '1993-05-14' } as never,
        languageTests: [
          { documentId: 'd', takenOn: '2025-05-14', resultOn: null },
          { documentId: null, takenOn: '2026-01-01', resultOn: null },
        ] as never,
        family: { maritalStatus: 'partner', dependants: [{ id: 'c', relation: 'child' }] } as never,
        destination: { nomination: null, arrangedEmployment: true, programme: 'cec' } as never,
      },
      (id) => (id === '7' ? 'AE' : undefined),
    );
    expect(facts).toEqual({
      residence: 'AE',
      dateOfBirth: '1993-05-14',
      family: [
        { id: 'partner', relation: 'partner' },
        { id: 'c', relation: 'child' },
      ],
      jobOffer: true,
      programme: 'cec',
      tests: [{ documentId: 'd', takenOn: '2025-05-14' }],
    });
  });
});

describe('the plan of a family', () => {
  const family = [
    { id: 'partner', relation: 'partner' },
    { id: 'c', relation: 'child' },
  ] as const;

  it('counts one exam for each person, the newest for the candidate, to be checked', () => {
    const exams = [
      exam('first', { issuedOn: '2026-05-01', uploadedAt: '2026-05-02T00:00:00Z' }),
      exam('second', { issuedOn: '2026-10-01', uploadedAt: '2026-10-02T00:00:00Z' }),
      exam('virus', { issuedOn: '2026-10-01', uploadedAt: '2026-10-03T00:00:00Z', scan: 'infected' }),
    ];
    const rows = planOf(exams, { ...NOBODY, family })?.rows.filter(({ rule }) => rule.id === 'medical-exam');
    expect(rows?.map(({ key, fileName, check, state }) => [key, fileName, check, state])).toEqual([
      ['medical-exam', 'second', false, 'valid'],
      ['medical-exam::partner', 'first', true, 'expiring'],
      ['medical-exam::c', undefined, true, 'missing'],
    ]);
  });

  it('needs more money, and says what is unknown', () => {
    expect(planOf([], { ...NOBODY, family })?.funds).toMatchObject({ people: 3, amount: 23360 });
    expect(planOf([], { family: [], tests: [] })?.lacksResidence).toBe(true);
    expect(planOf([], { family: [], tests: [] }, 'job')?.lacksResidence).toBe(false);
    expect(planOf([], NOBODY, 'a programme of tomorrow')).toBeNull();
  });
});
