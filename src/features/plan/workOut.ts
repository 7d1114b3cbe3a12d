import type { PlanAnswers, PlanStay } from '@/api/endpoints/plan';
import type { StoredDocument } from '@/api/endpoints/documents';
import { type Day, dayOf } from '@/eligibility/calendar';
import { fundsFor, type PlanRules, PROGRAMMES } from '@/eligibility/plan/planRules';
import {
  type Invitation,
  invitation,
  invitationProblem,
  type OnLastDay,
  onLastDay,
  orderNowCount,
  type PlanEvent,
  planEvents,
  planOn,
  type SafeUntil,
} from '@/eligibility/plan/plan';
import type { PlanPerson, Stay } from '@/eligibility/plan/needs';
import type { Paper, PlanItem } from '@/eligibility/plan/states';
import { type OfficialPage, rulesOn } from '@/eligibility/ruleFile';
import type { FamilyMember, ProfileFacts } from './profileFacts';

/** A document of the plan, and how it stands on the last day of an invitation; null without one. */
export interface PlanRow extends PlanItem {
  readonly onLastDay: OnLastDay | null;
  /** The document was not accepted, and there is no other. */
  readonly wasRejected: boolean;
  /** The file that counts. */
  readonly fileName?: string | undefined;
}

/** A plan as it is shown. */
export interface PlanView {
  readonly rows: readonly PlanRow[];
  readonly safeUntil: SafeUntil;
  /** A police certificate of the country of residence is needed, and the country is not known. */
  readonly lacksResidence: boolean;
  /** Whether it depends on the countries where the person lived, and on the family. */
  readonly asks: { readonly countries: boolean; readonly family: boolean };
  readonly invited: Invitation | null;
  readonly events: readonly PlanEvent[];
  readonly orderNow: number;
  readonly family: readonly FamilyMember[];
  readonly today: Day;
  /** Canadian dollars for a family of this size, and since when the table holds. */
  readonly funds: {
    readonly people: number;
    readonly amount: number;
    readonly since: Day;
    readonly mayBeOutOfDate: boolean;
  };
}

/** The rules for today; null where none can be computed with. */
export interface PlanRulesNow {
  readonly checkedOn: Day;
  readonly official: readonly OfficialPage[];
  /** The country whose police certificate is never asked for. */
  readonly notIn: string;
  /** How many days an invitation leaves. */
  readonly invitationDays: number | undefined;
}

const toPaper = (stored: StoredDocument): Paper => ({
  id: stored.id,
  type: stored.type,
  status: stored.scan === 'infected' ? 'rejected' : stored.status,
  uploadedAt: stored.uploadedAt ?? '',
  issuedOn: dayOf(stored.issuedOn ?? '') ?? undefined,
  expiresOn: dayOf(stored.expiresOn ?? '') ?? undefined,
  countryCode: stored.countryCode ?? undefined,
});

const EXAM = 'medical-exam';

/**
 * No document says whose exam it is: the newest counts for the candidate, the ones before it for the family. Such items
 * are marked to be checked.
 */
function withPersons(papers: readonly Paper[], family: readonly FamilyMember[]): Paper[] {
  const exams = papers
    .filter(({ type, status }) => type === EXAM && status !== 'rejected')
    .toSorted((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
  return papers.map((paper) => {
    const at = exams.indexOf(paper);
    const member = at < 1 ? undefined : family[at - 1];
    return member === undefined ? paper : { ...paper, person: member.id };
  });
}

const isProgramme = (word: string | null): word is PlanPerson['programme'] =>
  PROGRAMMES.some((programme) => programme === word);

const toStay = ({ countryCode, from, to }: PlanStay): Stay => ({
  countryCode,
  from: from ?? undefined,
  to: to ?? undefined,
});

/** What the plan is made from. */
interface PlanFacts {
  readonly answers: PlanAnswers;
  readonly documents: readonly StoredDocument[];
  readonly profile: ProfileFacts;
}

/** Works out the plan of a person on a day; null where no programme is chosen, or no rules hold. */
export function workOut(
  file: PlanRules,
  { answers, documents, profile }: PlanFacts,
  today: Day,
): PlanView | null {
  const sections = rulesOn(file, today).computing?.sections;
  const { programme, invitationOn, notNeeded } = answers;
  if (sections === undefined || !isProgramme(programme)) return null;
  const { residence, family, tests, dateOfBirth, nomination, jobOffer } = profile;
  const person: PlanPerson = {
    programme,
    residence,
    livedIn: answers.livedIn.map(toStay),
    dateOfBirth,
    family: family.map(({ id }) => id),
    nomination,
    jobOffer,
  };
  const papers = withPersons(documents.map(toPaper), family);
  const plan = planOn(sections, { person, papers, tests, notNeeded }, today);
  const isInvited = invitationOn !== null && invitationProblem(invitationOn, today) !== 'future';
  const invited = isInvited ? invitation(sections, invitationOn, today) : null;
  const rejected = new Set(documents.filter(({ status }) => status === 'rejected').map(({ type }) => type));
  const people = 1 + family.length;
  const needs = (id: string): boolean => sections.programmes[programme].includes(id);
  return {
    rows: plan.items.map((item) => ({
      ...item,
      onLastDay: invited === null ? null : onLastDay(item, invited.lastDay, today),
      fileName: documents.find(({ id }) => id === item.paper?.id)?.name,
      wasRejected: item.state === 'missing' && rejected.has(item.rule.type),
    })),
    safeUntil: plan.safeUntil,
    lacksResidence: residence === undefined && needs('police-certificate-current'),
    asks: { countries: needs('police-certificate-former'), family: needs(EXAM) },
    invited,
    events: planEvents(plan, invited),
    orderNow: orderNowCount(plan),
    family,
    today,
    funds: {
      people,
      amount: fundsFor(sections.funds, people),
      since: sections.funds.effectiveFrom,
      mayBeOutOfDate: sections.funds.mayBeOutOfDate,
    },
  };
}

/** What a screen says about the rules themselves. */
export const rulesNow = (file: PlanRules, today: Day): PlanRulesNow => ({
  checkedOn: file.checkedOn,
  official: file.official,
  notIn: rulesOn(file, today).computing?.sections.policeCertificates.notIn ?? '',
  invitationDays: rulesOn(file, today).computing?.sections.invitation.days,
});
