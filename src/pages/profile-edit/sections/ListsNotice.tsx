import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isUnsure, type Reference, type References } from '@/features/profile/useReferences';
import type { ReadState } from '@/ui/loading/readState';
import { noticeSx, StatusNotice } from '@/ui/loading/StatusNotice';

interface MissingProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** A warning that data for the form could not be loaded, with its consequence and a button to try again. */
export function Missing({ text, onRetry }: MissingProps) {
  const { t } = useTranslation('words');
  return (
    <StatusNotice
      severity="warning"
      sx={noticeSx}
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {text}
    </StatusNotice>
  );
}

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
