import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '@/ui/toast/Toasts';
import { VisuallyHidden } from './VisuallyHidden';

const SHOWN_FOR = 2000;

interface CopyButtonProps {
  /** The text for the clipboard. */
  text: string;
  label: string;
}

/** Copies a text to the clipboard and announces that it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((times) => times + 1);
    } catch {
      // The browser refused, or the page has no secure origin. The text is on the screen and can be selected.
      toast({ kind: 'error', message: t('copy.failed') });
    }
  };

  return (
    <>
      <Button
        onClick={() => void copy()}
        startIcon={copied > 0 ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
      >
        {label}
      </Button>
      <span aria-live="polite">{copied > 0 && <VisuallyHidden>{t('copy.done')}</VisuallyHidden>}</span>
    </>
  );
}
