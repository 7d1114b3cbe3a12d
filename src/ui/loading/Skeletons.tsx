import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Content } from '@/ui/page/Section';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const pulse = keyframes`50% { opacity: 0.5; }`;

/** In px, also from a breakpoint on; or a CSS length. */
type Height = number | string | { readonly xs: number; readonly lg: number };

interface SkeletonProps {
  width?: number | string;
  height?: Height;
  round?: boolean;
}

/**
 * One grey shape of the final size: takes its room at once, is seen after 200 ms. Where that size is not known, the box
 * around it has the class `vt-in-order`: what stands below it there is shown with what comes (src/theme/styles/base.css).
 */
export function Skeleton({ width = '100%', height = 20, round = false }: SkeletonProps) {
  return (
    <Box
      aria-hidden
      className="vt-coming"
      sx={{
        width,
        height,
        maxWidth: '100%',
        flexShrink: 0,
        borderRadius: round ? '50%' : 1,
        // Not the colour of lines: in highContrast that is black on white.
        bgcolor: 'color-mix(in srgb, var(--vt-text) 12%, transparent)',
        animation: `${appear} 160ms ease-out 200ms both`,
        '@media (prefers-reduced-motion: no-preference)': {
          animation: `${appear} 160ms ease-out 200ms both, ${pulse} 1.6s ease-in-out 400ms infinite`,
        },
      }}
    />
  );
}

/** What has no size yet, and may turn out to be nothing: in a box with `vt-in-order`, the rest waits for it. */
export const Coming = () => <span className="vt-coming" hidden />;

/** Lines of text to come; the last one shorter, as text is. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} height={16} />
      ))}
    </Box>
  );
}

/** Rows of a list or table to come. */
export function RowsSkeleton({ rows = 5, height = 56 }: { rows?: number; height?: Height }) {
  return (
    <Waiting>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={height} />
        ))}
      </Box>
    </Waiting>
  );
}

/** Cards to come, in the grid that they will stand in. */
export function CardsSkeleton({ cards = 3, height = 160 }: { cards?: number; height?: number }) {
  return (
    <Waiting>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {Array.from({ length: cards }, (_, card) => (
          <Skeleton key={card} height={height} />
        ))}
      </Box>
    </Waiting>
  );
}

interface PageSkeletonProps {
  /** What is known of its head; a grey heading when not given. */
  head?: ReactNode;
  narrow?: boolean;
}

/** A page to come: its head, a line, a block. */
export function PageSkeleton({ head, narrow = false }: PageSkeletonProps) {
  return (
    <Waiting>
      <Content narrow={narrow}>
        {head}
        <Box sx={{ display: 'grid', gap: 3, paddingBlock: { xs: 2, sm: 3, md: 4 } }}>
          {head === undefined && <Skeleton width={280} height={44} />}
          <TextSkeleton lines={2} />
          <Skeleton height={240} />
        </Box>
      </Content>
    </Waiting>
  );
}

/** Says in words that something is coming; shapes alone say nothing to a screen reader. */
function Waiting({ children }: { children: ReactNode }) {
  const { t } = useTranslation('words');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
