import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, TOP_BAR_HEIGHT } from '@/config/themes';

/**
 * Widths in px beyond the breakpoints: from 375 the product's name has room for its
 * logo (src/layout/layout.css).
 */
const OTHERS = [375];
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);
const read = (sheet: string) => readFileSync(`src/${sheet}`, 'utf8');

describe('style sheets', () => {
  it.each(sheets)('%s changes at the breakpoints of the theme', (sheet) => {
    const widths = [...read(sheet).matchAll(/min-width: (\d+)px\)/g)].map(([, width]) => Number(width));
    expect([...Object.values(BREAKPOINTS), ...OTHERS]).toEqual(expect.arrayContaining(widths));
  });

  it('give the page the height that the bar leaves', () => {
    const heights = [...read('layout/layout.css').matchAll(/100dvh - (\d+)px/g)].map(([, px]) => Number(px));
    // Two heights of the page, and one of the side menu, which exists on wide screens only.
    expect(heights).toEqual([TOP_BAR_HEIGHT.small, TOP_BAR_HEIGHT.wide, TOP_BAR_HEIGHT.wide]);
  });
});
