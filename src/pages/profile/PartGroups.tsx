import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { countryName, formatNumber } from '@/i18n/format';
import { sectionPath } from '@/features/profile/parts';
import { FactGroup } from '@/features/profile/FactGroup';
import type { OwnParts } from '@/features/profile/useOwnParts';
import type { References } from '@/features/profile/useReferences';
import { dataOf, type ReadState } from '@/ui/loading/readState';
import { Coming, TextSkeleton } from '@/ui/loading/Skeletons';
import { useLatePart } from '@/ui/loading/useLatePart';
import { AppLink } from '@/ui/page/AppLink';
import { EducationEntries } from './EducationEntries';
import { JobEntries } from './JobEntries';
import { useLateChips } from './useLateChips';
import { useDestinationFacts } from './useDestinationFacts';
import { useFamilyFacts } from './useFamilyFacts';

/** The parts that are kept beside the user profile's own fields. */
type ShownPart = 'education' | 'experience' | 'tests' | 'documents' | 'family' | 'destination';

const TESTS = { name: 'test-entries', load: () => import('./TestEntries'), namespaces: [] } as const;

interface PartGroupsProps {
  readonly shown: readonly ShownPart[];
  readonly parts: ReadState<OwnParts>;
  readonly references: References;
}

/** What stands in some parts, whole; each with its way into the editor. */
export function PartGroups({ shown, parts, references }: PartGroupsProps) {
  const { t } = useTranslation('sections');
  const ownParts = dataOf(parts);
  // Why they can't be shown is said beside, where one stands; the facts of the profile are there without them.
  if (ownParts === undefined && parts.status !== 'loading') return null;
  return shown
    .filter((part) => ownParts === undefined || ownParts.offered.includes(part))
    .map((part) =>
      ownParts === undefined ? (
        <FactGroup key={part} title={t(`part.${part}`)} to={sectionPath(part)} add="">
          <TextSkeleton lines={4} />
        </FactGroup>
      ) : (
        <PartGroup key={part} part={part} parts={ownParts} references={references} />
      ),
    );
}

interface PartGroupProps {
  readonly part: ShownPart;
  readonly parts: OwnParts;
  readonly references: References;
}

function PartGroup({ part, parts, references }: PartGroupProps) {
  const { t } = useTranslation(['sections', 'entries', 'profile', 'terms']);
  const countries = dataOf(references.countries)?.items ?? [];
  const countryOf = (id: string | null): string => {
    const country = countries.find((each) => each.id === id);
    return country === undefined ? '' : countryName(country);
  };
  const family = useFamilyFacts(parts.family);
  const destination = useDestinationFacts(parts.destination, countryOf);
  const group = { title: t(`sections:part.${part}`), to: sectionPath(part) };
  switch (part) {
    case 'experience':
      return (
        <FactGroup {...group} add={t('entries:experience.add')}>
          {parts.experience.length > 0 && <JobEntries jobs={parts.experience} countryOf={countryOf} />}
        </FactGroup>
      );
    case 'education':
      return (
        <FactGroup {...group} add={t('entries:education.add')}>
          {parts.education.length > 0 && (
            <EducationEntries
              entries={parts.education}
              countryOf={countryOf}
              highestId={parts.profile?.educationLevelId ?? null}
            />
          )}
        </FactGroup>
      );
    case 'tests':
      return (
        <FactGroup {...group} add={t('entries:tests.add')}>
          {parts.languageTests.length > 0 && <LateTests tests={parts.languageTests} />}
        </FactGroup>
      );
    case 'documents':
      return (
        <FactGroup {...group} add={t('terms:addADocument')}>
          {parts.documents.count > 0 && <Documents documents={parts.documents} to={group.to} />}
        </FactGroup>
      );
    case 'family':
      return <FactGroup {...group} add={t('profile:add.family')} facts={family} />;
    default:
      return <FactGroup {...group} add={t('profile:add.destination')} facts={destination} />;
  }
}

/** The tests come after the page, with the rules that say what a score is worth. */
function LateTests({ tests }: { readonly tests: OwnParts['languageTests'] }) {
  const late = useLatePart(TESTS);
  return late === undefined ? <Coming /> : <late.TestEntries tests={tests} />;
}

interface DocumentsProps {
  readonly documents: OwnParts['documents'];
  readonly to: string;
}

function Documents({ documents: { count, verified, types }, to }: DocumentsProps) {
  const { t } = useTranslation('profile');
  const late = useLateChips();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <div>
        {t('documentsLine', { count, formatted: formatNumber(count), verified: formatNumber(verified) })}
      </div>
      {late === undefined ? <Coming /> : <late.DocumentTypes types={types} />}
      <Box
        className="vt-no-print"
        component={AppLink}
        to={to}
        sx={{ display: 'flex', alignItems: 'center', minHeight: 44, color: 'primary.main' }}
      >
        {t('allDocuments')}
      </Box>
    </Box>
  );
}
