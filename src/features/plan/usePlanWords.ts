import { useTranslation } from 'react-i18next';
import type { PlanEvent } from '@/eligibility/plan/plan';
import type { PlanItem } from '@/eligibility/plan/states';
import { useTypeName } from '@/features/documents/checks';
import type { Option } from '@/forms/fields/ChoiceInput';
import { regionName } from '@/i18n/format';
import type { FamilyMember } from './profileFacts';

/** Rules whose document type has another name than the rule. */
const TYPE_OF: Readonly<Record<string, string>> = {
  'police-certificate-current': 'police-certificate',
  'police-certificate-former': 'police-certificate',
  cv: 'resume',
};

/** Functions for the texts of a plan, in the interface language. */
interface PlanWords {
  /** For example 'Passport', 'Police certificate: Philippines', 'Medical exam: child 2'. */
  readonly item: (item: Pick<PlanItem, 'rule' | 'countryCode' | 'person'>) => string;
  /** The same text from the key under which a plan stores the item: 'medical-exam::child-1'. */
  readonly ofKey: (key: string) => string;
  readonly member: (id: string) => string;
  /** For example 'Order: Passport'. */
  readonly event: (event: PlanEvent) => string;
}

export function usePlanWords(family: readonly FamilyMember[]): PlanWords {
  const { t } = useTranslation('plan');
  const nameOfType = useTypeName();
  const member = (id: string): string => {
    const person = family.find((each) => each.id === id);
    if (person === undefined || person.relation === 'partner') return t('family.partner');
    const alike = family.filter(({ relation }) => relation === person.relation);
    return t(`family.${person.relation}`, { number: alike.indexOf(person) + 1 });
  };
  const named = (type: string, countryCode = '', person = ''): string => {
    const of = person === '' ? (countryCode === '' ? '' : regionName(countryCode)) : member(person);
    const name = nameOfType(type);
    return of === '' ? name : t('items.of', { name, of });
  };
  const item: PlanWords['item'] = ({ rule, countryCode, person }) => named(rule.type, countryCode, person);
  return {
    item,
    ofKey: (key) => {
      const [id = '', countryCode, person] = key.split(':');
      return named(TYPE_OF[id] ?? id, countryCode, person);
    },
    member,
    event: ({ kind, item: of }) =>
      of === undefined || kind === 'last-day'
        ? t('calendar.lastDay')
        : t(`calendar.${kind}`, { item: item(of) }),
  };
}

/** The programmes for which a plan can be made, with their names. */
export function useProgrammes(): readonly Option[] {
  const { t } = useTranslation(['fields', 'terms']);
  return [
    { value: 'fsw', name: t('terms:programme.fsw') },
    { value: 'cec', name: t('terms:programme.cec') },
    { value: 'fst', name: t('terms:programme.fst') },
    { value: 'job', name: t('terms:programme.job') },
    { value: 'work-permit', name: t('workPermit') },
  ];
}
