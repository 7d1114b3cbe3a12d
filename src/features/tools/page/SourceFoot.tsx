import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { OfficialPage } from '@/eligibility/ruleFile';
import { AppLink } from '@/ui/page/AppLink';

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
      sx={{ display: 'flex', alignItems: 'center', minHeight: 44, width: 'fit-content' }}
    >
      {/* The outer span starts the line at the page's side, also when the English title has its own line. */}
      <span>
        <bdi lang="en">{title}</bdi>
      </span>
    </Link>
  ));
}
