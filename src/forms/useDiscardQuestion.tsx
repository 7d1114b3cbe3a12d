import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askBeforeClosing } from '@/runtime/askBeforeClosing';
import { takeFocus } from '@/ui/focusNext';

interface Asked {
  /** Whether there are unsaved changes. */
  readonly isDirty: boolean;
  /** Whether a request is running. The dialog cannot be closed then. */
  readonly busy: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Protects the typed values of a dialog from an accidental click on the backdrop, Escape, or closing the tab.
 * `leave` closes the dialog, or asks first. While it asks, `question` is shown in the dialog and `answers`
 * replace its buttons.
 */
export function useDiscardQuestion({ isDirty, busy, isOpen, onClose }: Asked): {
  readonly leave: () => void;
  readonly question: ReactNode;
  readonly answers: ReactNode;
} {
  const { t } = useTranslation(['forms', 'words']);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    return isOpen && isDirty ? askBeforeClosing() : undefined;
  }, [isOpen, isDirty]);
  const leave = () => {
    if (busy) return;
    // Another Escape answers the question like 'Keep editing'.
    if (isDirty) setAsking(!asking);
    else onClose();
  };
  if (!asking) return { leave, question: null, answers: null };
  return {
    leave,
    question: <Alert severity="warning">{t('discard.text')}</Alert>,
    answers: (
      <>
        <Button onClick={onClose}>{t('discard.confirm')}</Button>
        <Button variant="contained" ref={takeFocus} onClick={() => setAsking(false)}>
          {t('words:keepEditing')}
        </Button>
      </>
    ),
  };
}
