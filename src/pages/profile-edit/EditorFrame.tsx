import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';

/** The layout of the profile editor: its heading and its content. */
export const EditorFrame = ({ children }: { readonly children: ReactNode }) => (
  <Content narrow>
    <Box
      sx={{
        paddingBlock: { xs: 4, md: 6 },
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <PageHeading />
      {children}
    </Box>
  </Content>
);
