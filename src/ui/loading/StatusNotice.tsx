import Alert, { type AlertProps } from '@mui/material/Alert';

/** A notice that screen readers announce without interrupting. MUI's own role, `alert`, interrupts. */
export const StatusNotice = (props: Omit<AlertProps, 'role'>) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold neither blocks nor buttons
  <Alert {...props} role="status" />
);
