import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { StatusRegion } from '@/ui/text/StatusRegion';

const turn = keyframes`to { transform: rotate(360deg); }`;
const breathe = keyframes`50% { opacity: 0.35; }`;
const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

interface SpinnerProps {
  /** What is being loaded. */
  text: string;
  /** `page` fills a page, `inline` fits into a line or a button. */
  size?: 'page' | 'inline';
}

/** Announces at once that something is loading. The spinner becomes visible after 200 ms. */
export function Spinner({ text, size = 'page' }: SpinnerProps) {
  const page = size === 'page';
  return (
    <StatusRegion
      sx={{
        display: page ? 'flex' : 'inline-flex',
        flexDirection: page ? 'column' : 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: page ? 2 : 1,
        minHeight: page ? '50vh' : undefined,
        paddingInline: page ? 2 : 0,
        textAlign: 'center',
        color: 'text.secondary',
        animation: page ? `${appear} 160ms ease-out 200ms both` : undefined,
      }}
    >
      <Box
        component="span"
        aria-hidden
        className="vt-spinner"
        sx={{
          width: page ? 36 : 18,
          height: page ? 36 : 18,
          flexShrink: 0,
          borderRadius: '50%',
          border: page ? '3px solid' : '2px solid',
          borderColor: 'divider',
          borderBlockStartColor: page ? 'primary.main' : 'currentColor',
          animation: `${turn} 900ms linear infinite`,
          '@media (prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
        }}
      />
      <span>{text}</span>
    </StatusRegion>
  );
}
