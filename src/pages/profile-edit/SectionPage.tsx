import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { ProfileSection } from '@/config/profileParts';
import { pathOf } from '@/config/routes';
import { nextPart, sectionPath, withBack } from '@/features/profile/parts';
import { type OwnParts, useOwnParts } from '@/features/profile/useOwnParts';
import { usePartStatuses } from '@/features/profile/usePartStatuses';
import { ownPath } from '@/identity/identity';
import { useWho } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { Surface } from '@/ui/card/Surface';
import { NotOffered } from '@/ui/loading/NotOffered';
import { QueryState } from '@/ui/loading/QueryState';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { BeginFirst } from './BeginFirst';
import { SectionScopeProvider } from './form/SectionScope';
import { SectionSkeleton } from './form/SectionSkeleton';
import { SectionStatus } from './SectionStatus';
import { SECTION_COMPONENTS } from './sections/table';
import { useSection } from './useSection';

/** /profile/edit/<section>: one section of the profile. */
export function SectionPage() {
  const { user } = useWho();
  const section = useSection();
  return user === null ? null : <SectionOfUser key={user.id} user={user} section={section} />;
}

interface SectionOfUserProps {
  readonly user: SessionUser;
  readonly section: ProfileSection;
}

function SectionOfUser({ user, section }: SectionOfUserProps) {
  const { t } = useTranslation(['sections', 'profile']);
  const parts = useOwnParts(user.id);
  const back = ownPath(useSearchParams()[0].get('back'));
  return (
    <Content narrow>
      <Box
        sx={{
          paddingBlock: { xs: 3, md: 5 },
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <div>
          <Button
            component={AppLink}
            to={withBack(pathOf('profileEdit'), back)}
            startIcon={<ArrowBack aria-hidden className="vt-mirror" />}
            sx={{ marginInlineStart: '-8px', marginBlockEnd: 1 }}
          >
            {t('allParts')}
          </Button>
          <PageHeading lead={t(`lead.${section}`)} />
        </div>
        <QueryState state={parts} failed={t('profile:failed')} size="page" skeleton={<SectionSkeleton />}>
          {(known) => <SectionBody user={user} section={section} parts={known} back={back} />}
        </QueryState>
      </Box>
    </Content>
  );
}

interface SectionBodyProps extends SectionOfUserProps {
  readonly parts: OwnParts;
  readonly back: string | null;
}

function SectionBody({ user, section, parts, back }: SectionBodyProps) {
  const statuses = usePartStatuses(parts, user);
  const Section = SECTION_COMPONENTS[section];
  if (section === 'education' && !parts.offered.includes('education')) {
    // Where schools are no part of their own, the level of education is one of the fields about work.
    return <Navigate to={withBack(sectionPath('work'), back)} replace />;
  }
  if (!parts.offered.includes(section)) {
    return (
      <Surface>
        <NotOffered />
      </Surface>
    );
  }
  if (parts.profile === null && section !== 'personal') return <BeginFirst />;
  const next = nextPart(section, parts.offered, statuses);
  return (
    <SectionScopeProvider
      value={{
        section,
        userId: user.id,
        back,
        next: next === undefined ? pathOf('profileEdit') : sectionPath(next),
      }}
    >
      <SectionStatus status={statuses[section]} />
      <Suspense fallback={<SectionSkeleton />}>
        <Section user={user} parts={parts} />
      </Suspense>
    </SectionScopeProvider>
  );
}
