import Box from '@mui/material/Box';
import type { RoleName } from '@/config/roles';
import type { SessionUser } from '@/storage/sessionUser';
import { Avatar } from '@/ui/card/Avatar';
import { BidiText } from '@/ui/text/BidiText';
import { RoleChip } from './RoleChip';
import { fullName } from './useWho';

interface ProfileHeaderProps {
  user: SessionUser;
  role: RoleName | null;
}

/** Avatar, name, e-mail address and the role as a chip. */
export function ProfileHeader({ user, role }: ProfileHeaderProps) {
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
          <Box component="span" sx={{ marginBlockStart: 0.5 }}>
            <RoleChip role={role} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
