import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Account } from '@/api/endpoints/auth';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import type { RoleName } from '@/config/roles';
import { RoleChip } from '@/layout/RoleChip';
import { fullName } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { Avatar } from '@/ui/card/Avatar';
import { BidiText } from '@/ui/text/BidiText';
import { Skeleton } from '@/ui/loading/Skeletons';
import { dateInWords } from '@/features/profile/moments';
import { dataOf, type ReadState } from '@/ui/loading/readState';

interface ProfileHeadProps {
  readonly user: SessionUser;
  readonly role: RoleName | null;
  readonly account: ReadState<Account>;
  readonly profile: ReadState<UserProfile | null>;
  /** Residence, experience and destination in one line; '' for none, undefined while loading. */
  readonly summary: string | undefined;
}

const CLAMPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/**
 * On a phone the facts need two lines beside the picture. The space is reserved, so that nothing below moves.
 */
const FACTS_SX = { minHeight: { xs: '2lh', sm: '1lh' }, overflowWrap: 'anywhere' } as const;

/** A separate line on a phone, so that the height is the same before and after loading. */
const SINCE_SX = {
  flexBasis: { xs: '100%', sm: 'auto' },
  minHeight: '1lh',
  color: 'text.secondary',
  fontSize: '0.875rem',
} as const;

/** The head of a profile: avatar, name, headline, place, experience, role and date of joining. */
export function ProfileHead({ user, role, account, profile, summary }: ProfileHeadProps) {
  const { t } = useTranslation('profile');
  const headline = dataOf(profile)?.headline ?? '';
  const name = fullName(user);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Avatar person={user} size="extra-large" role={role} />
      <Box sx={{ minWidth: 0 }}>
        <Box title={name} sx={{ typography: 'h3', ...CLAMPED }}>
          <BidiText>{name}</BidiText>
        </Box>
        {(headline !== '' || profile.status === 'loading') && (
          <Box sx={{ color: 'text.secondary', minHeight: '1lh', ...CLAMPED }}>
            {headline !== '' && <BidiText>{headline}</BidiText>}
          </Box>
        )}
        {summary !== '' && (
          <Box className="vt-facts" sx={FACTS_SX}>
            {summary}
          </Box>
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
            marginBlockStart: 1,
          }}
        >
          {role !== null && <RoleChip role={role} />}
          {(account.status === 'loading' ||
            (account.status === 'ready' && account.data.createdAt !== null)) && (
            <Box sx={SINCE_SX}>
              {account.status === 'loading' ? (
                <Skeleton width={160} height={16} />
              ) : (
                t('memberSince', { date: dateInWords(account.data.createdAt) })
              )}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
