import { useTranslation } from 'react-i18next';
import { dataOf } from '@/ui/loading/readState';
import { Chips } from '@/ui/text/Chips';
import { countryName, formatNumber } from '@/i18n/format';
import { Fact, NamedFacts } from '@/features/profile/FactGroup';
import { educationNewestFirst, jobsNewestFirst } from '@/features/profile/newestFirst';
import { sectionPath } from '@/features/profile/parts';
import { type OwnParts, useOwnParts } from '@/features/profile/useOwnParts';
import type { References } from '@/features/profile/useReferences';

/** The parts that are kept beside the user profile's own fields. */
const PARTS = ['education', 'experience', 'tests', 'documents', 'family', 'destination'] as const;
type ShownPart = (typeof PARTS)[number];

interface PartGroupsProps {
  readonly userId: string;
  readonly references: References;
}

/** What stands in the other parts, in short; each with its way into the editor. */
export function PartGroups({ userId, references }: PartGroupsProps) {
  const { t } = useTranslation('sections');
  const parts = useOwnParts(userId);
  const known = dataOf(parts);
  // Why they can't be shown is said beside, where one stands; the facts of the profile are there without them.
  if (known === undefined && parts.status !== 'loading') return null;
  return PARTS.filter((part) => known === undefined || known.offered.includes(part)).map((part) => (
    <NamedFacts key={part} title={t(`part.${part}`)} to={sectionPath(part)}>
      {known === undefined ? (
        <Fact label={t(`part.${part}`)} loading />
      ) : (
        <PartFact part={part} parts={known} references={references} />
      )}
    </NamedFacts>
  ));
}

interface PartFactProps {
  readonly part: ShownPart;
  readonly parts: OwnParts;
  readonly references: References;
}

function PartFact({ part, parts, references }: PartFactProps) {
  const { t } = useTranslation(['sections', 'eligibility']);
  if (part === 'family') {
    const status = parts.family?.maritalStatus ?? null;
    return (
      <Fact label={t('sections:family.hasPartner')}>
        {status === null ? null : t(status === 'partner' ? 'eligibility:yes' : 'eligibility:no')}
      </Fact>
    );
  }
  if (part === 'documents') {
    const { count } = parts.documents;
    return <Fact label={t('sections:part.documents')}>{count === 0 ? null : formatNumber(count)}</Fact>;
  }
  const label = t(part === 'destination' ? 'sections:destination.countryIds' : `sections:part.${part}`);
  const names = namesIn(part, parts, references).filter((name) => name !== '');
  return <Fact label={label}>{names.length === 0 ? null : <Chips label={label} items={names} />}</Fact>;
}

/** What the entries of a part are called. */
function namesIn(
  part: Exclude<ShownPart, 'family' | 'documents'>,
  parts: OwnParts,
  { countries }: References,
): readonly string[] {
  switch (part) {
    case 'education':
      return educationNewestFirst(parts.education).map(({ name, institution }) => name || institution);
    case 'experience':
      return jobsNewestFirst(parts.experience).map(({ title, employer }) =>
        [title, employer].filter(Boolean).join(', '),
      );
    case 'tests':
      return parts.languageTests.map(({ name, testCode }) => name || (testCode ?? ''));
    default:
      return (parts.destination?.countryIds ?? []).map((id) => {
        const country = dataOf(countries)?.items.find((each) => each.id === id);
        return country === undefined ? '' : countryName(country);
      });
  }
}
