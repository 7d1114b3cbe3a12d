import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { encode } from 'uqr';

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

interface QrDrawing {
  /** Modules per side, including the quiet zone of four that scanners need. */
  readonly size: number;
  /** The dark modules as an SVG path in units of one module: one stroke for each run in a row. */
  readonly path: string;
}

const QUIET_ZONE = 4;

const rowPath = (row: readonly boolean[], y: number): string => {
  let path = '';
  let start = -1;
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x] === true && start < 0) start = x;
    else if (row[x] !== true && start >= 0) {
      path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
      start = -1;
    }
  }
  return path;
};

/** Encodes a text as a QR code; null when the text is too long. */
export function drawingOf(text: string): QrDrawing | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    return { size, path: data.map(rowPath).join('') };
  } catch {
    return null;
  }
}
