import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '@/forms/SubmitButton';

interface EntryActionsProps {
  readonly busy: boolean;
  /** True when the record was deleted while its form was open. */
  readonly isGone: boolean;
  readonly onClose: () => void;
}

/** Further buttons of an entry's form. Closing it keeps the typed values as a draft. */
export function EntryActions({ busy, isGone, onClose }: EntryActionsProps) {
  const { t } = useTranslation(['entries', 'words']);
  return (
    <>
      {isGone && (
        <SubmitButton busy={false} disabled={busy} variant="outlined">
          {t('saveAsNew')}
        </SubmitButton>
      )}
      <Button disabled={busy} onClick={onClose}>
        {t('words:cancel')}
      </Button>
    </>
  );
}
