import { addMonths, type Day } from '@/eligibility/calendar';
import type { PaperRule, PlanSections, Programme } from './planRules';

/** A stay in a country; a day that is not known is absent. */
export interface Stay {
  readonly countryCode: string;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** What decides which papers a person needs. */
export interface PlanPerson {
  readonly programme: Programme;
  /** The country where the person lives now. */
  readonly residence?: string | undefined;
  readonly livedIn: readonly Stay[];
  readonly dateOfBirth?: Day | undefined;
  /** Ids of the family members who need a medical exam of their own. */
  readonly family: readonly string[];
  readonly nomination?: boolean | undefined;
  readonly jobOffer?: boolean | undefined;
}

/** One paper that is needed: of a country, or of a family member, where it is one each. */
export interface Need {
  /** Unique in a plan, and the same every time: 'police-certificate-former:AE', 'medical-exam::child-1'. */
  readonly key: string;
  readonly rule: PaperRule;
  readonly countryCode?: string;
  readonly person?: string;
  /** The last day of the stay that a police certificate must come after. */
  readonly leftOn?: Day;
  /** Not certain that it is needed: the person should check. */
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

/** Whether one stay lasted the months by itself; not known without both days. */
const lasted = ({ from, to }: Stay, months: number): boolean =>
  from !== undefined && to !== undefined && addMonths(from, months) <= to;

/** Earlier countries, one certificate each, for stays that reach into the last years and past the age. */
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
      // Six months in a row, or only together: that is read in two ways.
      check: !stays.some((stay) => lasted(stay, rules.months)),
    };
  });
}

/** All papers that a person's plan needs, in the order of the data. */
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
            // No document says whose exam it is.
            ...person.family.map((member) => need(rule, { person: member, check: true })),
          ];
        default:
          return [need(rule)];
      }
    });
}
