import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CANADA } from '@/config/jobs';
import { countryName, formatNumber } from '@/i18n/format';
import { sectionPath } from '@/features/profile/sections';
import { FactGroup } from '@/features/profile/FactGroup';
import type { OwnSections } from '@/features/profile/useOwnSections';
import type { References } from '@/features/profile/useReferences';
import { dataOf, type ReadState } from '@/ui/loading/readState';
import { Coming, TextSkeleton } from '@/ui/loading/Skeletons';
import { useLateChunk } from '@/ui/loading/useLateChunk';
import { AppLink } from '@/ui/page/AppLink';
import { EducationEntries, JobEntries } from './JobEntries';
import { useDestinationFacts, useFamilyFacts, useLateChips } from './useSectionFacts';

/** The sections that are stored separately from the fields of the user profile. */
type ShownPart = 'education' | 'experience' | 'tests' | 'documents' | 'family' | 'destination';

const TESTS = { name: 'test-entries', load: () => import('./TestEntries'), namespaces: [] } as const;

interface SectionGroupsProps {
  readonly shown: readonly ShownPart[];
  readonly sections: ReadState<OwnSections>;
  readonly references: References;
}

/** Some sections with all their entries, each with a link to its editor. */
export function SectionGroups({ shown, sections, references }: SectionGroupsProps) {
  const { t } = useTranslation('sections');
  const ownParts = dataOf(sections);
  // When the sections cannot be read, the panel beside says so; the profile's own facts are shown without
  // them.
  if (ownParts === undefined && sections.status !== 'loading') return null;
  return shown
    .filter((part) => ownParts === undefined || ownParts.offered.includes(part))
    .map((part) =>
      ownParts === undefined ? (
        <FactGroup key={part} title={t(`part.${part}`)} to={sectionPath(part)} add="">
          <TextSkeleton lines={4} />
        </FactGroup>
      ) : (
        <SectionGroup key={part} part={part} sections={ownParts} references={references} />
      ),
    );
}

interface SectionGroupProps {
  readonly part: ShownPart;
  readonly sections: OwnSections;
  readonly references: References;
}

function SectionGroup({ part, sections, references }: SectionGroupProps) {
  const { t } = useTranslation(['sections', 'entries', 'profile', 'terms']);
  const countries = dataOf(references.countries)?.items ?? [];
  const countryOf = (id: string | null): string => {
    const country = countries.find((each) => each.id === id);
    return country === undefined ? '' : countryName(country);
  };
  const family = useFamilyFacts(sections.family);
  const destination = useDestinationFacts(sections.destination, countryOf);
  const group = { title: t(`sections:part.${part}`), to: sectionPath(part) };
  switch (part) {
    case 'experience':
      return (
        <FactGroup {...group} add={t('entries:experience.add')}>
          {sections.experience.length > 0 && <JobEntries jobs={sections.experience} countryOf={countryOf} />}
        </FactGroup>
      );
    case 'education':
      return (
        <FactGroup {...group} add={t('entries:education.add')}>
          {sections.education.length > 0 && (
            <EducationEntries
              entries={sections.education}
              countryOf={countryOf}
              canadaId={countries.find(({ code }) => code === CANADA)?.id}
              highestId={sections.profile?.educationLevelId ?? null}
            />
          )}
        </FactGroup>
      );
    case 'tests':
      return (
        <FactGroup {...group} add={t('entries:tests.add')}>
          {sections.languageTests.length > 0 && <LateTests tests={sections.languageTests} />}
        </FactGroup>
      );
    case 'documents':
      return (
        <FactGroup {...group} add={t('terms:addADocument')}>
          {sections.documents.count > 0 && <Documents documents={sections.documents} to={group.to} />}
        </FactGroup>
      );
    case 'family':
      return <FactGroup {...group} add={t('profile:add.family')} facts={family} />;
    default:
      return <FactGroup {...group} add={t('profile:add.destination')} facts={destination} />;
  }
}

/** Loads the tests after the page, together with the rules that give their levels. */
function LateTests({ tests }: { readonly tests: OwnSections['languageTests'] }) {
  const late = useLateChunk(TESTS);
  return late === undefined ? <Coming /> : <late.TestEntries tests={tests} />;
}

interface DocumentsProps {
  readonly documents: OwnSections['documents'];
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
