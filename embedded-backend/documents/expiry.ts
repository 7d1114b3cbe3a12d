import { type Backend, dayOf, isoNow } from '../backend.ts';
import type { StoredDocument } from '../data/records.ts';

const SOON_DAYS = 30;

/**
 * Filters by UTC days. `soon`: today and the 29 days after it; `expired`: before today. Any other value
 * matches all.
 */
export const expiresAs = (backend: Backend, { expiresOn }: StoredDocument, when: string): boolean => {
  if (when !== 'soon' && when !== 'expired') return true;
  if (expiresOn === null) return false;
  const today = dayOf(isoNow(backend));
  if (when === 'expired') return expiresOn < today;
  const last = dayOf(new Date(backend.now() + (SOON_DAYS - 1) * 86_400_000).toISOString());
  return expiresOn >= today && expiresOn <= last;
};
