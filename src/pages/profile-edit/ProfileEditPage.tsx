import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { pathOf } from '@/config/routes';
import { partOfFragment, sectionPath } from '@/features/profile/parts';
import { useOwnParts } from '@/features/profile/useOwnParts';
import { ownPath } from '@/identity/identity';
import { useWho } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { PartsList } from './PartsList';

/** /profile/edit: the parts of the profile, each with how far it is. Old addresses of one form lead to its section. */
export function ProfileEditPage() {
  const { user } = useWho();
  const { hash, search } = useLocation();
  const part = partOfFragment(hash);
  if (part !== undefined) return <Navigate to={`${sectionPath(part)}${search}`} replace />;
  return user === null ? null : <Parts key={user.id} user={user} />;
}

function Parts({ user }: { readonly user: SessionUser }) {
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
            to={back ?? pathOf('profile')}
            startIcon={<ArrowBack aria-hidden className="vt-mirror" />}
            sx={{ marginInlineStart: '-8px', marginBlockEnd: 1 }}
          >
            {back === null ? t('profile:editor.cancel') : t('back')}
          </Button>
          <PageHeading lead={t('profile:editor.lead')} />
        </div>
        <QueryState
          state={parts}
          failed={t('profile:failed')}
          size="page"
          skeleton={<RowsSkeleton rows={10} height={73} />}
        >
          {(known) => <PartsList user={user} parts={known} back={back} />}
        </QueryState>
      </Box>
    </Content>
  );
}
