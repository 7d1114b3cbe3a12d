import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './QrCode';

const URI =
  'otpauth://totp/VisaTalent%3Aada%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=VisaTalent';

/** The modules that a drawing covers. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return modules;
}

describe('the drawing of a QR code', () => {
  it('covers exactly the dark modules, with a quiet zone of four around them', () => {
    const drawing = drawingOf(URI);
    if (drawing === null) throw new Error('No drawing');
    const { data, size } = encode(URI, { ecc: 'M', border: 4 });
    expect(drawing.size).toBe(size);
    expect(modulesOf(drawing.path, size)).toEqual(data);
    const edge = [0, 1, 2, 3, size - 4, size - 3, size - 2, size - 1];
    for (const at of edge) expect(data[at]?.some(Boolean)).toBe(false);
  });

  it('is missing for a text that is too long', () => {
    expect(drawingOf('x'.repeat(5000))).toBeNull();
  });
});
