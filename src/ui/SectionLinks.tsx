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
  // On the line that runs beside the list.
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
  /** Names the list for those who hear it. */
  readonly label: string;
  /** The sections in their order; each id is also the section's anchor. Memoized or constant. */
  readonly ids: readonly Id[];
  readonly textOf: (id: Id) => string;
  /** The way back leads out of the page, not to the section before. */
  readonly replace?: boolean;
  /** After the jump: where the keyboard goes on, when the page does not see to that by itself. */
  readonly onChosen?: (id: Id) => void;
}

/** The way to each section of a page: beside it and always in sight on a wide screen, chips before it on others. */
export function SectionLinks<Id extends string>(props: SectionLinksProps<Id>) {
  const { label, ids, textOf, replace = false, onChosen } = props;
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
              replace={replace}
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
