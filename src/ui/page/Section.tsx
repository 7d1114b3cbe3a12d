import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { measure } from '@/ui/text/measure';

/** The width that every page's content keeps, with the gutters 16 / 24 / 32 (docs/look.md#type-space-shape). */
export function Content({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <Box sx={{ maxWidth: narrow ? 784 : 1264, marginInline: 'auto', paddingInline: { xs: 2, sm: 3, lg: 4 } }}>
      {children}
    </Box>
  );
}

interface SectionProps {
  children: ReactNode;
  title?: string;
  lead?: string;
  /** Unique on the page: names the section by its heading, and links may lead to it. */
  id?: string;
}

/** A stretch of a page under its own level-2 heading, 48 / 64 / 96 apart from the next. */
export function Section({ children, title, lead, id }: SectionProps) {
  const headingId = title !== undefined && id !== undefined ? `${id}-heading` : undefined;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{ paddingBlock: { xs: 3, sm: 4, lg: 6 } }}
    >
      {title !== undefined && (
        <Box component="h2" id={headingId} sx={{ typography: 'h3', margin: 0, textWrap: 'balance' }}>
          {title}
        </Box>
      )}
      {lead !== undefined && (
        <Box
          component="p"
          sx={{ margin: 0, marginBlockStart: 1, maxWidth: measure(68), color: 'text.secondary' }}
        >
          {lead}
        </Box>
      )}
      <Box sx={{ marginBlockStart: title === undefined ? 0 : 3 }}>{children}</Box>
    </Box>
  );
}
