import { useTranslation } from 'react-i18next';
import { isUnsure, type Reference, type References } from '@/features/profile/useReferences';
import { Missing } from '@/pages/profile-edit/Missing';
import type { ReadState } from '@/ui/loading/readState';

interface ListsNoticeProps {
  readonly references: References;
  /** The reference lists that the section uses. */
  readonly lists: readonly ReadState<Reference<unknown>>[];
}

/** Says that a list could not be loaded, so that its fields cannot be changed now. */
export function ListsNotice({ references, lists }: ListsNoticeProps) {
  const { t } = useTranslation('profile');
  return lists.some(isUnsure) ? <Missing text={t('editor.listsMissing')} onRetry={references.retry} /> : null;
}
