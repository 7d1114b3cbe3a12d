import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Content } from '@/ui/page/Section';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { EarlyPart } from './EarlyPage';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const pulse = keyframes`50% { opacity: 0.5; }`;

/** px, px for each breakpoint, or a CSS length. */
type Height = number | string | { readonly xs: number; readonly lg: number };

interface SkeletonProps {
  width?: number | string;
  height?: Height;
  round?: boolean;
}

/**
 * A grey placeholder of the final size. It takes its room at once and becomes visible after 200 ms. If the
 * final size is not known, put it into an element with the class `vt-in-order`, which hides what follows
 * until the content is there (src/theme/styles/base.css).
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
        // Not the colour of lines, which is black on white in the highContrast palette.
        bgcolor: 'color-mix(in srgb, var(--vt-text) 12%, transparent)',
        animation: `${appear} 160ms ease-out 200ms both`,
        '@media (prefers-reduced-motion: no-preference)': {
          animation: `${appear} 160ms ease-out 200ms both, ${pulse} 1.6s ease-in-out 400ms infinite`,
        },
      }}
    />
  );
}

/**
 * A placeholder without a size, for content that may turn out to be empty. In an element with `vt-in-order`,
 * the rest waits for it.
 */
export const Coming = () => <span className="vt-coming" hidden />;

/** A placeholder for lines of text. The last line is shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} height={16} />
      ))}
    </Box>
  );
}

/** A placeholder for the rows of a list or table. */
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

/** A placeholder for cards, in the same grid as the cards. */
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
  /** The head of the page, if it is known already; by default a placeholder. */
  head?: ReactNode;
  narrow?: boolean;
}

/** A placeholder for a page: head, text and a block. */
export function PageSkeleton({ head, narrow = false }: PageSkeletonProps) {
  const shapes = (
    <Box sx={{ display: 'grid', gap: 3, paddingBlock: { xs: 2, sm: 3, md: 4 } }}>
      {head === undefined && <Skeleton width={280} height={44} />}
      <TextSkeleton lines={2} />
      <Skeleton height={240} />
    </Box>
  );
  return (
    <Waiting>
      <Content narrow={narrow}>
        {head}
        {head === undefined ? shapes : <EarlyPart otherwise={shapes} />}
      </Content>
    </Waiting>
  );
}

/** Announces the loading, because the grey shapes mean nothing to a screen reader. */
function Waiting({ children }: { children: ReactNode }) {
  const { t } = useTranslation('words');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
