import { useTranslation } from 'react-i18next';
import { isNotOffered } from '@/errors/ApiError';
import type { Part } from '@/features/profile/part';
import type { Reference } from '@/features/profile/useReferences';

interface ReferenceState<T> {
  /** Only the server's own items: what it does not know must not be sent. */
  readonly items: readonly T[];
  readonly usable: boolean;
  /** Why the field cannot be used now. */
  readonly hint: string | undefined;
}

const NONE: readonly never[] = [];

/** A list as the editor may use it: built-in data is for reading only (R-1028). */
export function useReferenceState<T>(part: Part<Reference<T>>): ReferenceState<T> {
  const { t } = useTranslation(['profile', 'ui']);
  if (part.status === 'loading') return { items: NONE, usable: false, hint: t('editor.loading') };
  if (part.status === 'failed' && isNotOffered(part.error)) {
    return { items: NONE, usable: false, hint: t('ui:notOffered') };
  }
  if (part.status === 'failed' || part.data.isSample || part.data.items.length === 0) {
    return { items: NONE, usable: false, hint: t('editor.listMissing') };
  }
  return { items: part.data.items, usable: true, hint: undefined };
}
