/** What staff have found about a document. */
export const CHECK_STATES = ['pending', 'verified', 'rejected'] as const;
/**
 * The reasons for which staff may reject a document, as sent to the backend; the person reads a translation.
 */
export const REJECTION_REASONS = [
  'unreadable',
  'cut-off',
  'wrong-type',
  'expired',
  'name-differs',
  'translation-missing',
  'other',
] as const;
