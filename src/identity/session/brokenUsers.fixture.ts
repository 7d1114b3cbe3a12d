/**
 * Properties with invalid values (F-031, F-033). Each is merged into a valid stored user to make it invalid.
 */
export const BROKEN_PARTS: readonly object[] = [
  { id: 5.5 },
  { id: undefined },
  { roles: {} },
  { roles: [1] },
  { role: 'king' },
  { firstName: { a: 1 } },
  { email: ['a'] },
];
