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

/** A document of the plan, and its validity on the last day of an invitation; null without an invitation. */
export interface PlanRow extends PlanItem {
  readonly onLastDay: OnLastDay | null;
  /** True when the document was rejected and there is no other. */
  readonly wasRejected: boolean;
  /** Name of the file that counts. */
  readonly fileName?: string | undefined;
}

/** A plan as the page shows it. */
export interface PlanView {
  readonly rows: readonly PlanRow[];
  readonly safeUntil: SafeUntil;
  /** True when a police certificate of the country of residence is needed but the country is not known. */
  readonly lacksResidence: boolean;
  /** Whether the plan asks for the countries where the person lived, and for the family. */
  readonly asks: { readonly countries: boolean; readonly family: boolean };
  readonly invited: Invitation | null;
  readonly events: readonly PlanEvent[];
  readonly orderNow: number;
  readonly family: readonly FamilyMember[];
  readonly today: Day;
  /** The amount in Canadian dollars for a family of this size, and the date from which the table holds. */
  readonly funds: {
    readonly people: number;
    readonly amount: number;
    readonly since: Day;
    readonly mayBeOutOfDate: boolean;
  };
}

/** The rules for today; null when none can be used for computing. */
export interface PlanRulesNow {
  readonly checkedOn: Day;
  readonly official: readonly OfficialPage[];
  /** Code of the country whose police certificate is never asked for. */
  readonly notIn: string;
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
 * Assigns medical exams to persons. No document says whose exam it is: the newest counts for the candidate,
 * earlier ones for the family. Such items are marked to be checked.
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

/** The input of the computation. */
interface PlanFacts {
  readonly answers: PlanAnswers;
  readonly documents: readonly StoredDocument[];
  readonly profile: ProfileFacts;
}

/** Computes the plan of a person for a day; null when no programme is chosen or no rules apply. */
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

/** The facts about the rules themselves, as the page shows them. */
export const rulesNow = (file: PlanRules, today: Day): PlanRulesNow => ({
  checkedOn: file.checkedOn,
  official: file.official,
  notIn: rulesOn(file, today).computing?.sections.policeCertificates.notIn ?? '',
  invitationDays: rulesOn(file, today).computing?.sections.invitation.days,
});
