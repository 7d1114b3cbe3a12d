import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatNumber } from '@/i18n/format';
import { badgeCount } from './count';
import { VisuallyHidden } from './VisuallyHidden';

interface CountBadgeProps {
  /** From the server or storage: anything that is no positive number shows no badge. */
  count: unknown;
  /** What is counted, in words ('3 unread messages'): read instead of the bare figure. */
  label?: string;
  /** What the badge sits on; without it the badge stands in the line. */
  children?: ReactNode;
  /** Whether it sits on words: it hangs over their corner and covers no letter, a Chinese one neither. */
  onWords?: boolean;
}

/** A count beside or on something; 99+ beyond 99. */
export function CountBadge({ count, label, children, onWords = false }: CountBadgeProps) {
  const value = badgeCount(count);
  // With large text it does not hide what it sits on.
  const size = children === undefined ? '1.25rem' : 'min(1.25rem, 24px)';
  const badge = value !== null && (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: size,
        height: size,
        paddingInline: 0.75,
        borderRadius: '0.625rem',
        bgcolor: 'error.main',
        color: 'error.contrastText',
        fontSize: children === undefined ? '0.75rem' : 'min(0.75rem, 15px)',
        fontWeight: 600,
        lineHeight: 1,
        // A long label may break anywhere; its number never does.
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        ...(children === undefined
          ? {}
          : {
              position: 'absolute',
              insetBlockStart: -6,
              ...(onWords ? { insetInlineStart: 'calc(100% - 3px)' } : { insetInlineEnd: -8 }),
              pointerEvents: 'none',
            }),
      }}
    >
      <bdi aria-hidden={label !== undefined}>{`${formatNumber(value.shown)}${value.more ? '+' : ''}`}</bdi>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </Box>
  );
  if (children === undefined) return badge || null;
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
      {children}
      {badge}
    </Box>
  );
}
