import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BADGE_MAX } from '@/config/limits';
import { formatNumber } from '@/i18n/format';
import { VisuallyHidden } from './VisuallyHidden';

interface Count {
  readonly shown: number;
  /** Whether the count is larger than the shown number: a plus follows. */
  readonly more: boolean;
}

/**
 * The number in a badge: null for zero, negative numbers and values that are not numbers; at most 99,
 * followed by a plus. The value is not trusted.
 */
export function badgeCount(count: unknown): Count | null {
  const number =
    typeof count === 'number'
      ? count
      : typeof count === 'string' && count !== ''
        ? Number(count)
        : Number.NaN;
  if (Number.isNaN(number) || number < 1) return null;
  return number > BADGE_MAX ? { shown: BADGE_MAX, more: true } : { shown: Math.floor(number), more: false };
}

interface CountBadgeProps {
  /** From the server or storage, so it may be anything. Only a positive number shows a badge. */
  count: unknown;
  /** What is counted ('3 unread messages'). Screen readers read it instead of the number. */
  label?: string;
  /** The element that the badge is placed on. Without it the badge is inline. */
  children?: ReactNode;
  /** Whether the children are text. The badge is then moved outwards, so that it covers no letter. */
  onWords?: boolean;
}

/** A number beside or on an element; 99+ above 99. */
export function CountBadge({ count, label, children, onWords = false }: CountBadgeProps) {
  const value = badgeCount(count);
  // Limits the size in px, so that with large text the badge does not cover the element.
  const size = children === undefined ? '1.25rem' : 'min(1.25rem, 24px)';
  const badge = value !== null && (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        minWidth: size,
        height: size,
        paddingInline: 0.75,
        borderRadius: '0.625rem',
        bgcolor: 'error.main',
        color: 'error.contrastText',
        fontSize: children === undefined ? '0.75rem' : 'min(0.75rem, 15px)',
        fontWeight: 600,
        lineHeight: 1,
        // The text around it may break anywhere, but the number may not.
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        ...(children === undefined
          ? {}
          : {
              position: 'absolute',
              insetBlockStart: -6,
              // At the end of the text. A text of two lines is as wide as the side menu, whose edge would cut the badge.
              ...(onWords ? { insetInlineStart: 'min(100% + 1px, 11rem)' } : { insetInlineEnd: -8 }),
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
