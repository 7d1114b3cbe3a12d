/** Why staff may not accept a document, as the backend is told; the person reads it in their own language. */
export const REJECTION_REASONS = [
  'unreadable',
  'cut-off',
  'wrong-type',
  'expired',
  'name-differs',
  'translation-missing',
  'other',
] as const;
