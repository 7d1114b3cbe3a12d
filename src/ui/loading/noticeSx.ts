import { BREAKPOINTS } from '@/config/themes';

/** A notice with a button: on a phone the button stands under the text, in line with it. */
export const noticeSx = {
  overflowWrap: 'anywhere',
  // Addresses may break anywhere; the words of a button may not.
  '& .MuiAlert-action': { flexShrink: 0, overflowWrap: 'normal' },
  [`@media (max-width: ${BREAKPOINTS.sm - 0.05}px)`]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    '& .MuiAlert-action': {
      gridColumn: 2,
      flexWrap: 'wrap',
      padding: 0,
      // The button's words in line with the text's.
      marginInline: '-14px 0',
    },
  },
} as const;
