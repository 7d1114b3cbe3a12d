import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Content } from '@/ui/page/Section';
import { measure } from '@/ui/text/measure';
import { BELOW, SECTION_SPACE } from './space';

interface HomeSectionProps {
  readonly heading: string;
  readonly lead?: string;
  /** `band` stands on the surface colour, from edge to edge. */
  readonly tone?: 'plain' | 'band';
  readonly children: ReactNode;
}

/** One part of the home page: a heading, a sentence under it, and what it is about. */
export function HomeSection({ heading, lead, tone = 'plain', children }: HomeSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={[
        BELOW,
        { py: SECTION_SPACE },
        tone === 'band' && {
          bgcolor: 'background.paper',
          borderBlock: '1px solid',
          borderColor: 'divider',
        },
      ]}
    >
      <Content>
        <Typography id={id} variant="h2" sx={{ maxWidth: measure(22), textWrap: 'balance' }}>
          {heading}
        </Typography>
        {lead !== undefined && (
          <Typography sx={{ mt: 2, maxWidth: measure(56), fontSize: '1.25rem', color: 'text.secondary' }}>
            {lead}
          </Typography>
        )}
        <Box sx={{ mt: { xs: 4, md: 6 } }}>{children}</Box>
      </Content>
    </Box>
  );
}
