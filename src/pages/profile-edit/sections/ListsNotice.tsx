import { useTranslation } from 'react-i18next';
import { isUnsure, type Reference, type References } from '@/features/profile/useReferences';
import { Missing } from '@/pages/profile-edit/Missing';
import type { ReadState } from '@/ui/loading/readState';

interface ListsNoticeProps {
  readonly references: References;
  /** Those of the section. */
  readonly lists: readonly ReadState<Reference<unknown>>[];
}

/** Says that a list could not be had, so that its fields can't be changed now. */
export function ListsNotice({ references, lists }: ListsNoticeProps) {
  const { t } = useTranslation('profile');
  return lists.some(isUnsure) ? <Missing text={t('editor.listsMissing')} onRetry={references.retry} /> : null;
}
