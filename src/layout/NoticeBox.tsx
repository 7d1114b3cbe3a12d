import OfflineIcon from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NoticeBoxProps {
  readonly kind: 'success' | 'warning';
  readonly children: ReactNode;
}

/** The frame of what is said about the connection; lies over the page. */
export function NoticeBox({ kind, children }: NoticeBoxProps) {
  return (
    <Box
      className="notice"
      sx={{
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'center',
        gap: 1,
        width: 'fit-content',
        maxWidth: '100%',
        marginInline: 'auto',
        paddingBlock: 1,
        paddingInline: 2,
        borderRadius: 1,
        boxShadow: 'var(--vt-shadow)',
        fontSize: '0.875rem',
        lineHeight: 1.5,
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: '1px solid',
        borderColor: `${kind}.main`,
      }}
    >
      {kind === 'warning' && <OfflineIcon aria-hidden fontSize="small" />}
      {children}
    </Box>
  );
}
