import LockOpen from '@mui/icons-material/LockOpenOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import { Text } from '@/ui/text/Text';

/** Whether it is on or off, as text with an icon. */
export function Status({ on, children }: { readonly on: boolean; readonly children: string }) {
  const Icon = on ? VerifiedUser : LockOpen;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon aria-hidden sx={{ color: on ? 'success.main' : 'text.secondary' }} />
      <Text sx={{ typography: 'h5' }}>{children}</Text>
    </Box>
  );
}
