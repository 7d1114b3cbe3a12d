import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { type Day, today } from '@/eligibility/calendar';
import type { OfficialPage } from '@/eligibility/ruleFile';
import { useBrowserValue } from '@/runtime/useBrowserValue';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { lineWidth } from '@/ui/text/lineWidth';

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

interface SourceFootProps {
  /** The sentence that says when the data were checked. */
  readonly text: string;
  readonly official: readonly OfficialPage[];
}

/** The sources of a tool's data. */
export function SourceFoot({ text, official }: SourceFootProps) {
  return (
    <Box
      sx={{
        mt: 5,
        paddingBlockStart: 2,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.9375rem',
        '& > p': { maxWidth: lineWidth(68) },
      }}
    >
      <p>{text}</p>
      <OfficialLinks pages={official} />
    </Box>
  );
}

/** Links to the official pages, by their English titles. */
export function OfficialLinks({ pages }: { readonly pages: readonly OfficialPage[] }) {
  return pages.map(({ title, url }) => (
    <Link
      key={url}
      component={AppLink}
      to={url}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 44,
        width: 'fit-content',
        // On paper the address follows the title. Side by side they would be narrow columns.
        '@media print': { display: 'block' },
      }}
    >
      {/* The outer span starts the line at the page's side, also when the English title has its own line. */}
      <span>
        <bdi lang="en">{title}</bdi>
      </span>
    </Link>
  ));
}
