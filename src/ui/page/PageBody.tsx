import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ComingSoonMark } from './ComingSoonMark';
import { PageHeading } from './PageHeading';
import { Content } from './Section';
import { measure } from '@/ui/text/measure';

interface PageBodyProps {
  /** Default: the title of its row (src/config/routes.ts). */
  readonly title?: string;
  readonly lead?: string;
  /** Stands at the end of the head on wide screens, above the content on small ones. */
  readonly beside?: ReactNode;
  /** Ways on, under the lead. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The drawing is large at the end of a wide head; above the words, and small, on a phone. */
const BESIDE_SX = {
  order: { xs: -1, md: 0 },
  width: '100%',
  maxWidth: { xs: 160, md: 360 },
  marginInlineStart: { md: 'auto' },
  '& > svg': { maxWidth: 'none' },
};

/** A page that is read: its heading, one sentence, then its blocks. */
export function PageBody({ title, lead, beside, actions, children }: PageBodyProps) {
  return (
    <Content>
      <Box sx={{ paddingBlock: children === undefined ? { xs: 6, md: 16 } : { xs: 5, md: 8 } }}>
        <Box
          sx={{
            display: 'grid',
            alignItems: 'center',
            gap: { xs: 3, md: 6 },
            gridTemplateColumns: { xs: '1fr', md: beside === undefined ? '1fr' : '7fr 5fr' },
            mb: children === undefined ? 0 : { xs: 5, md: 8 },
          }}
        >
          <div>
            <ComingSoonMark />
            <PageHeading title={title} />
            {lead !== undefined && (
              <Typography
                sx={{
                  mt: 2,
                  maxWidth: measure(56),
                  fontSize: '1.25rem',
                  color: 'text.secondary',
                  textWrap: 'pretty',
                }}
              >
                {lead}
              </Typography>
            )}
            {actions}
          </div>
          {beside !== undefined && <Box sx={BESIDE_SX}>{beside}</Box>}
        </Box>
        {children}
      </Box>
    </Content>
  );
}
