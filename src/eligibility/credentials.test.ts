import { expect, test } from 'vitest';
import { type Credential, highestCredential } from './credentials';

test.each<[Credential[], Credential | undefined]>([
  [[], undefined],
  [['secondary'], 'secondary'],
  [['secondary', 'one-year'], 'one-year'],
  [['one-year', 'two-year'], 'two-year'],
  [['one-year', 'bachelor-or-three-year'], 'two-or-more'],
  [['bachelor-or-three-year', 'bachelor-or-three-year'], 'two-or-more'],
  [['secondary', 'bachelor-or-three-year'], 'bachelor-or-three-year'],
  [['bachelor-or-three-year', 'masters-or-professional'], 'masters-or-professional'],
  [['doctoral', 'masters-or-professional'], 'doctoral'],
])('%j together are %s', (finished, level) => expect(highestCredential(finished)).toBe(level));
