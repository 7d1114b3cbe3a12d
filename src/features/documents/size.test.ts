import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { formatMegabytes, formatSize } from './size';

beforeAll(() => startI18n());

const MB = 1024 * 1024;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [MB, '1.0 MB'],
  [4.13 * MB, '4.1 MB'],
  [11 * MB, '11.0 MB'],
  [MB / 10, '0.1 MB'],
  [12 * 1024, '12.0 kB'],
  [1, '0.1 kB'],
  [0, '–'],
])('a file of %d bytes has %s', (bytes, expected) => expect(plain(formatSize(bytes))).toBe(expected));

test('a limit is a round number', () => expect(plain(formatMegabytes(10))).toBe('10 MB'));
