import Box from '@mui/material/Box';
import { PlainList } from '@/ui/text/PlainList';
import { AppLink } from './page/AppLink';
import { useCurrentSection } from './useCurrentSection';

const LINK_SX = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: { xs: 1.5, lg: 2 },
  border: { xs: '1px solid var(--vt-border)', lg: 0 },
  borderRadius: { xs: '10px', lg: 0 },
  fontSize: { xs: '0.9375rem', lg: '1rem' },
  // Places the link's border on the line beside the list.
  marginInlineStart: { lg: '-1px' },
  borderInlineStart: { xs: '1px solid var(--vt-border)', lg: '2px solid transparent' },
  color: 'text.secondary',
  textDecoration: 'none',
  lineHeight: 1.3,
  '&:hover': { color: 'text.primary', backgroundColor: 'action.hover' },
  '&[aria-current]': {
    lg: { color: 'text.primary', fontWeight: 600, borderColor: 'var(--vt-primary)' },
  },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '1px solid Highlight' } },
} as const;

interface SectionLinksProps<Id extends string> {
  /** The accessible name of the list. */
  readonly label: string;
  /**
   * The ids of the sections, in order; each is also the anchor of its section. The array must be memoized or
   * constant.
   */
  readonly ids: readonly Id[];
  readonly textOf: (id: Id) => string;
  /** Called after the jump, for pages that move the focus themselves. */
  readonly onChosen?: (id: Id) => void;
}

/**
 * Links to the sections of a page. On a wide screen they stay visible beside the page; otherwise they are
 * chips above it.
 */
export function SectionLinks<Id extends string>(props: SectionLinksProps<Id>) {
  const { label, ids, textOf, onChosen } = props;
  const current = useCurrentSection(ids);
  return (
    <Box component="nav" aria-label={label} sx={{ position: { lg: 'sticky' }, insetBlockStart: { lg: 118 } }}>
      <PlainList
        sx={{
          borderInlineStart: { lg: '1px solid var(--vt-border)' },
          display: { xs: 'flex', lg: 'grid' },
          flexWrap: 'wrap',
          gap: { xs: 1, lg: 0.5 },
        }}
      >
        {ids.map((id) => (
          <li key={id}>
            <Box
              component={AppLink}
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={onChosen === undefined ? undefined : () => onChosen(id)}
              sx={LINK_SX}
            >
              {textOf(id)}
            </Box>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}
