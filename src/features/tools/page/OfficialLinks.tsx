import Link from '@mui/material/Link';
import type { OfficialPage } from '@/eligibility/ruleFile';
import { AppLink } from '@/ui/page/AppLink';

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
