import ShareIcon from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { controlSx } from '@/ui/controlSx';
import { useToast } from '@/ui/toast/Toasts';

const addressHere = (): string => `${location.origin}${location.pathname}`;

/**
 * Shares the job's address: with the system's dialog, otherwise by the clipboard, otherwise as text to copy.
 */
export function ShareButton({ title }: { readonly title: string }) {
  const { t } = useTranslation('jobs');
  const toast = useToast();
  const id = useId();
  const [shown, setShown] = useState<string | null>(null);
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ kind: 'success', message: t('share.copied') });
    } catch {
      setShown(url);
    }
  };
  const share = async () => {
    const url = addressHere();
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the system's dialog is a choice, so there is no fallback.
      if (!(error instanceof Error && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <>
      <Button variant="outlined" startIcon={<ShareIcon aria-hidden />} onClick={() => void share()}>
        {t('share.action')}
      </Button>
      {shown !== null && (
        <Box sx={{ flexBasis: '100%' }}>
          <Box component="label" htmlFor={id} sx={{ display: 'block', fontSize: '0.875rem', mb: 0.5 }}>
            {t('share.link')}
          </Box>
          <Box
            component="input"
            id={id}
            readOnly
            value={shown}
            dir="ltr"
            onFocus={(event) => event.currentTarget.select()}
            sx={{ ...controlSx, width: '100%' }}
          />
        </Box>
      )}
    </>
  );
}
