import { addMonths, type Day } from '@/eligibility/calendar';
import type { PaperRule, PlanSections, Programme } from './planRules';

/** A stay in a country. An unknown day is absent. */
export interface Stay {
  readonly countryCode: string;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** The data about a person that decide which documents they need. */
export interface PlanPerson {
  readonly programme: Programme;
  /** The country where the person lives now. */
  readonly residence?: string | undefined;
  readonly livedIn: readonly Stay[];
  readonly dateOfBirth?: Day | undefined;
  /** Ids of the family members who each need a medical exam. */
  readonly family: readonly string[];
  readonly nomination?: boolean | undefined;
  readonly jobOffer?: boolean | undefined;
}

/** One document that is needed, for a country or a family member if there is one for each. */
export interface Need {
  /** Unique in a plan and stable: 'police-certificate-former:AE', 'medical-exam::child-1'. */
  readonly key: string;
  readonly rule: PaperRule;
  readonly countryCode?: string;
  readonly person?: string;
  /** The last day of the stay; a police certificate must be issued after it. */
  readonly leftOn?: Day;
  /** Whether the need is uncertain, so that the person should check it. */
  readonly check: boolean;
}

const keyOf = (id: string, country = '', person = ''): string =>
  [id, country, person].join(':').replace(/:+$/, '');

const need = (
  rule: PaperRule,
  of: { countryCode?: string; person?: string; leftOn?: Day; check?: boolean } = {},
): Need => ({
  ...of,
  key: keyOf(rule.id, of.countryCode, of.person),
  rule,
  check: of.check === true || rule.confidence === 'low',
});

/** Whether a single stay lasted this many months. False if a day is unknown. */
const lasted = ({ from, to }: Stay, months: number): boolean =>
  from !== undefined && to !== undefined && addMonths(from, months) <= to;

/** The earlier countries that need a certificate: stays within the last years and after the minimum age. */
function formerCountries(rules: PlanSections['policeCertificates'], person: PlanPerson, today: Day) {
  const since = addMonths(today, -12 * rules.lastYears);
  const grown = person.dateOfBirth === undefined ? since : addMonths(person.dateOfBirth, 12 * rules.fromAge);
  const counts = person.livedIn.filter(
    ({ countryCode, to }) =>
      countryCode !== rules.notIn &&
      countryCode !== person.residence &&
      (to === undefined || (to >= since && to >= grown)),
  );
  return [...new Set(counts.map(({ countryCode }) => countryCode))].map((countryCode) => {
    const stays = counts.filter((stay) => stay.countryCode === countryCode);
    const leftOn = stays
      .map(({ to }) => to)
      .reduce((last, to) => (last === undefined || to === undefined ? undefined : last > to ? last : to));
    return {
      countryCode,
      ...(leftOn === undefined ? {} : { leftOn }),
      // The rule can mean six months in a row or six months in total. Only the first is certain.
      check: !stays.some((stay) => lasted(stay, rules.months)),
    };
  });
}

/** All documents that a person's plan needs, in the order of the rule data. */
export function needsOf(sections: PlanSections, person: PlanPerson, today: Day): Need[] {
  const { documents, programmes, policeCertificates } = sections;
  const wanted = programmes[person.programme];
  return documents
    .filter(
      ({ id, onlyWith }) => wanted.includes(id) && (onlyWith === undefined || person[onlyWith] === true),
    )
    .flatMap((rule): Need[] => {
      switch (rule.id) {
        case 'police-certificate-current':
          return person.residence === undefined || person.residence === policeCertificates.notIn
            ? []
            : [need(rule, { countryCode: person.residence })];
        case 'police-certificate-former':
          return formerCountries(policeCertificates, person, today).map((country) => need(rule, country));
        case 'medical-exam':
          return [
            need(rule),
            // Documents do not say whose exam they are for, so these must be checked.
            ...person.family.map((member) => need(rule, { person: member, check: true })),
          ];
        default:
          return [need(rule)];
      }
    });
}
