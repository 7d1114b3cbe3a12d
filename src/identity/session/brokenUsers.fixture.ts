/** What makes a kept user one of a wrong shape (F-031, F-033), each put over a right one. */
export const BROKEN_PARTS: readonly object[] = [
  { id: 5 },
  { id: undefined },
  { roles: {} },
  { roles: [1] },
  { role: 'king' },
  { firstName: { a: 1 } },
  { email: ['a'] },
];
