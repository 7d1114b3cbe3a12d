import Link from '@mui/material/Link';
import type { OfficialPage } from '@/eligibility/ruleFile';
import { AppLink } from '@/ui/page/AppLink';

/** The official pages, by their English titles. */
export function OfficialLinks({ pages }: { readonly pages: readonly OfficialPage[] }) {
  return pages.map(({ title, url }) => (
    <Link
      key={url}
      component={AppLink}
      to={url}
      sx={{ display: 'flex', alignItems: 'center', minHeight: 44, width: 'fit-content' }}
    >
      {/* In a line of its own the English title stands where the page begins its lines. */}
      <span>
        <bdi lang="en">{title}</bdi>
      </span>
    </Link>
  ));
}
