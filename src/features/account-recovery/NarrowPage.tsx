import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/page/PageHeading';

interface NarrowPageProps {
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A page of one narrow column: a heading, a lead sentence, and a form or its outcome. */
export function NarrowPage({ lead, children }: NarrowPageProps) {
  return (
    <Box sx={{ maxWidth: 480, marginInline: 'auto', paddingInline: 2, paddingBlock: { xs: 5, md: 10 } }}>
      <PageHeading lead={lead} />
      <Box sx={{ mt: 4, minHeight: 240 }}>{children}</Box>
    </Box>
  );
}
