import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { EDITED_SECTIONS, type EditedSection } from '@/config/profileSections';
import { type SectionProgress, useSectionProgress } from '@/features/profile/profileProgress';
import { pathOf, ROUTES } from '@/routing/routes';
import { nextSection, sectionPath, withBack } from '@/features/profile/sections';
import { type OwnSections, useOwnSections } from '@/features/profile/useOwnSections';
import { useReferences } from '@/features/profile/useReferences';
import { formatList } from '@/i18n/format';
import { ownPath } from '@/identity/identity';
import { useWho } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { Surface } from '@/ui/card/Surface';
import { EmptyState } from '@/ui/loading/EmptyState';
import { NotOffered } from '@/ui/loading/NotOffered';
import { QueryState } from '@/ui/loading/QueryState';
import { AppLink } from '@/ui/page/AppLink';
import { useAnyText, useRoute } from '@/ui/page/useRoute';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { EditorFrame, SectionSkeleton, SectionStateMark } from './EditorFrame';
import { SectionScopeProvider } from './form/SectionScope';
import { SECTION_COMPONENTS } from './sections/table';
import { useWaitingSections } from './useWaitingSections';

/** /profile/edit/<section>: one section of the profile. */
export function SectionPage() {
  const { user } = useWho();
  const section = useSection();
  return user === null ? null : <SectionOfUser key={user.id} user={user} section={section} />;
}

interface SectionOfUserProps {
  readonly user: SessionUser;
  readonly section: EditedSection;
}

function SectionOfUser({ user, section }: SectionOfUserProps) {
  const { t } = useTranslation('terms');
  const sections = useOwnSections(user.id);
  const back = ownPath(useSearchParams()[0].get('back'));
  return (
    <EditorFrame>
      <QueryState state={sections} failed={t('profileFailed')} size="page" skeleton={<SectionSkeleton />}>
        {(known) => <SectionBody user={user} section={section} sections={known} back={back} />}
      </QueryState>
    </EditorFrame>
  );
}

interface SectionBodyProps extends SectionOfUserProps {
  readonly sections: OwnSections;
  readonly back: string | null;
}

/** Sections that show names of countries within other text, which would move when the names are loaded. */
const NAMES_COUNTRIES: readonly EditedSection[] = ['education', 'experience', 'destination'];

function SectionBody({ user, section, sections, back }: SectionBodyProps) {
  const statuses = useSectionProgress(sections, user);
  const { countries } = useReferences();
  const waiting = useWaitingSections(user.id);
  const Section = SECTION_COMPONENTS[section];
  if (section === 'education' && !sections.offered.includes('education')) {
    // A backend without the section 'education' has the education level among the fields of 'work'.
    return <Navigate to={withBack(sectionPath('work'), back)} replace />;
  }
  if (!sections.offered.includes(section)) {
    return (
      <Surface>
        <NotOffered />
      </Surface>
    );
  }
  if (sections.profile === null && section !== 'personal') return <BeginFirst />;
  const next = nextSection(section, sections.offered, statuses);
  return (
    <SectionScopeProvider
      value={{
        section,
        userId: user.id,
        back,
        next: next === undefined ? pathOf('profileEdit') : sectionPath(next),
      }}
    >
      <SectionStatus status={statuses[section]} waits={waiting.has(section)} />
      {countries.status === 'loading' && NAMES_COUNTRIES.includes(section) ? (
        <SectionSkeleton />
      ) : (
        <Suspense fallback={<SectionSkeleton />}>
          <Section user={user} sections={sections} />
        </Suspense>
      )}
    </SectionScopeProvider>
  );
}

/** Shown in a section as long as there is no profile to which its data could belong. */
function BeginFirst() {
  const { t } = useTranslation('sections');
  return (
    <Surface>
      <EmptyState
        title={t('begin')}
        text={t('beginText')}
        action={
          <Button variant="contained" size="large" component={AppLink} to={sectionPath('personal')}>
            {t('part.personal')}
          </Button>
        }
      />
    </Surface>
  );
}

/**
 * The section in the address.
 * @throws Error when another route is shown
 */
function useSection(): EditedSection {
  const route = useRoute();
  const section = EDITED_SECTIONS.find((each) => route && sectionPath(each) === ROUTES[route.id].path);
  if (section === undefined) throw new Error('This address names no section of a profile');
  return section;
}

/** The state of the section, and what is missing in one that is begun. It is announced after each save. */
function SectionStatus({ status, waits }: { readonly status: SectionProgress; readonly waits: boolean }) {
  const { t } = useTranslation('sections');
  const say = useAnyText(status.missing);
  const missing = status.missing.map(say);
  return (
    <StatusRegion
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary' }}
    >
      <SectionStateMark state={status.state} />
      {waits && <span>{t('notSentYet')}</span>}
      {status.state === 'inProgress' && missing.length > 0 && (
        <span>{t('stillMissing', { list: formatList(missing) })}</span>
      )}
    </StatusRegion>
  );
}
