import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';

interface EditorFrameProps {
  /** Where the way back leads, and what it is called. */
  readonly back: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

/** A page of the profile's editor: the way back, the heading, and what is edited. */
export function EditorFrame({ back, children }: EditorFrameProps) {
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
            to={back.to}
            startIcon={<ArrowBack aria-hidden className="vt-mirror" />}
            sx={{ marginInlineStart: '-8px', marginBlockEnd: 1 }}
          >
            {back.text}
          </Button>
          <PageHeading />
        </div>
        {children}
      </Box>
    </Content>
  );
}
