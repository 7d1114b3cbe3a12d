import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { drawingOf } from './qrDrawing';

const PICTURE = { role: 'img' } as const;

/**
 * A QR code that is drawn in the browser, so that its content is sent nowhere. It is dark on light in every
 * theme, because cameras cannot read it otherwise.
 */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawing = useMemo(() => drawingOf(text), [text]);
  // The text is too long for a QR code; it is also shown beside it.
  if (drawing === null) return null;
  const { size, path } = drawing;
  return (
    <Box
      component="svg"
      {...PICTURE}
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: 208,
        maxWidth: '100%',
        height: 'auto',
        borderRadius: 1,
        border: '1px solid var(--vt-border)',
        forcedColorAdjust: 'none',
      }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  );
}
