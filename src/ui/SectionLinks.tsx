import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endAll, listen } from '@/runtime/listen';
import { PlainList } from '@/ui/text/PlainList';
import { AppLink } from './page/AppLink';

/** A section is the current one when its top is above this share of the window's height. */
const CURRENT_LINE = 0.4;
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The last section whose top is above the line; at the end of the page the last section. */
function sectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return ids.at(-1);
  const line = clientHeight * CURRENT_LINE;
  const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
  return begun.at(-1) ?? ids[0];
}

/**
 * The section that the person is reading, for a list of links beside the page. A section chosen by its link
 * stays the current one until the person scrolls, because the last sections may be too short to reach the
 * line.
 */
function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { hash, key } = useLocation();
  const [inView, setInView] = useState(ids[0]);
  /** Key of the navigation after which the person scrolled. */
  const [left, setLeft] = useState<string | null>(null);

  useEffect(() => {
    let byHand = false;
    const touched = () => {
      byHand = true;
    };
    const onScroll = () => {
      setInView(sectionInView(ids));
      if (byHand) setLeft(key);
    };
    return endAll(
      listen(window, ['scroll'], onScroll, { passive: true }),
      listen(window, SCROLL_EVENTS, touched, { passive: true }),
    );
  }, [ids, key]);

  const chosen = left === key ? undefined : ids.find((id) => `#${id}` === hash);
  return chosen ?? inView;
}

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
