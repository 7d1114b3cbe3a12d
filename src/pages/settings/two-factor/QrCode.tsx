import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { drawingOf } from './qrDrawing';

const PICTURE = { role: 'img' } as const;

/** A QR code, drawn here: its content is sent nowhere. Dark on light in every theme, or cameras cannot read it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawing = useMemo(() => drawingOf(text), [text]);
  // Too long for a QR code: the text beside it says the same.
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
