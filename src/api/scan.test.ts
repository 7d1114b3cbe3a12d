import { expect, it } from 'vitest';
import { virusScan } from './scalars';
import { z } from './schema';

it.each([
  ['left out: this backend scans nothing', {}, 'clean'],
  ['null', { scan: null }, 'clean'],
  ['a word that is known', { scan: 'infected' }, 'infected'],
  ['a word that is not known', { scan: 'quarantined' }, 'pending'],
  ['a known word in other letters', { scan: 'Clean' }, 'pending'],
  ['no word', { scan: 3 }, 'pending'],
])('the result of a virus check, %s', (_, answer, expected) => {
  expect(z.parse(z.object({ scan: virusScan }), answer)).toEqual({ scan: expected });
});
