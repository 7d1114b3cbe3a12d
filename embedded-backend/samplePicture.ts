import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 420;
const HEIGHT = 594;
const PAPER = 250;
const INK = 90;
/** The lines of text on the page, in px from its top, with height and width. */
const LINES = [
  { y: 48, height: 14, width: 220 },
  ...Array.from({ length: 18 }, (_, line) => ({
    y: 110 + line * 24,
    height: 6,
    width: 320 - ((line * 67) % 140),
  })),
];

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};

/** A PNG that looks like a written page, for the photos of the seed. */
export const samplePicture = (): Uint8Array<ArrayBuffer> => {
  // Each row begins with its filter type, which is 0 (none).
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT, PAPER);
  for (let y = 0; y < HEIGHT; y += 1) rows[y * (WIDTH + 1)] = 0;
  for (const { y, height, width } of LINES) {
    for (let row = y; row < y + height; row += 1) {
      const start = row * (WIDTH + 1) + 1 + 48;
      rows.fill(INK, start, start + width);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8; // 8 bits per pixel, one channel (grey)
  const parts = [
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
};
