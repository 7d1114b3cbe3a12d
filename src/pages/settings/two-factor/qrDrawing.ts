import { encode } from 'uqr';

export interface QrDrawing {
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
