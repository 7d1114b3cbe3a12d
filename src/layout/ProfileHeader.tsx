import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ROLES, type RoleName } from '@/config/roles';
import type { SessionUser } from '@/storage/sessionUser';
import { Avatar } from '@/ui/Avatar';
import { BidiText } from '@/ui/BidiText';
import { fullName } from './useWho';

interface ProfileHeaderProps {
  user: SessionUser;
  role: RoleName | null;
}

/** Avatar, name, e-mail and the role as a chip. */
export function ProfileHeader({ user, role }: ProfileHeaderProps) {
  const { t } = useTranslation('roles');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Avatar person={user} size="large" role={role} />
      <Box
        sx={{
          flex: '1 1 0',
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          justifyItems: 'start',
          lineHeight: 1.5,
        }}
      >
        <Box component="span" sx={{ fontWeight: 600, maxWidth: '100%' }}>
          <BidiText oneLine>{fullName(user)}</BidiText>
        </Box>
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary', maxWidth: '100%' }}>
          <BidiText oneLine ltr>
            {user.email}
          </BidiText>
        </Box>
        {role !== null && (
          <Box
            component="span"
            sx={{
              marginBlockStart: 0.5,
              paddingInline: 1,
              borderRadius: 0.75,
              border: '1px solid',
              borderColor: `${ROLES[role].color}.main`,
              fontSize: '0.75rem',
              fontWeight: 600,
              lineHeight: '22px',
            }}
          >
            {t(`${role}.displayName`)}
          </Box>
        )}
      </Box>
    </Box>
  );
}
