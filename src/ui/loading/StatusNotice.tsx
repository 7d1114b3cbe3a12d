import Alert, { type AlertProps } from '@mui/material/Alert';
import { BREAKPOINTS } from '@/config/themes';

/** Styles of a notice with a button. On a phone the button is below the text and aligned with it. */
export const noticeSx = {
  overflowWrap: 'anywhere',
  // Addresses in the text may break anywhere, but the text of a button may not.
  '& .MuiAlert-action': { flexShrink: 0, overflowWrap: 'normal' },
  [`@media (max-width: ${BREAKPOINTS.sm - 0.05}px)`]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    '& .MuiAlert-action': {
      gridColumn: 2,
      flexWrap: 'wrap',
      padding: 0,
      // Aligns the text of the button with the text of the notice.
      marginInline: '-14px 0',
    },
  },
} as const;

/** A notice that screen readers announce without interrupting. MUI's own role, `alert`, interrupts. */
export const StatusNotice = (props: Omit<AlertProps, 'role'>) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold neither blocks nor buttons
  <Alert {...props} role="status" />
);
