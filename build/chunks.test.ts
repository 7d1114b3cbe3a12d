import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHUNKS } from './chunks.ts';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `/src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\./.test(file));
const families = CHUNKS.flatMap((chunk) => ('test' in chunk ? [chunk] : []));

it.each(families.filter(({ test }) => test.source.includes('\\/src\\/')))(
  'the family $name has modules of ours',
  ({ test }) => {
    expect(SOURCES.some((file) => test.test(file))).toBe(true);
  },
);
