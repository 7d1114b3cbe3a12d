import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Day, today } from '@/eligibility/calendar';
import { useBrowserValue } from '@/runtime/useBrowserValue';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';

/** The layout of a tool: its heading, and its content below. */
export function ToolPage({ lead, children }: { readonly lead: string; readonly children: ReactNode }) {
  return (
    <Content padded>
      <PageHeading lead={lead} />
      <Box className="vt-in-order" sx={{ mt: { xs: 3, md: 5 } }}>
        {children}
      </Box>
    </Content>
  );
}

/**
 * The current date of this device. A prerendered page uses the date on which the rules were checked until
 * hydration.
 */
export const useToday = (checkedOn: Day): Day =>
  useBrowserValue(
    () => today(),
    () => checkedOn,
  );
