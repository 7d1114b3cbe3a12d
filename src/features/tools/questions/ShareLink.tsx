import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, LTR_TEXT_SX } from '@/forms/fields/FieldFrame';
import { useToast } from '@/ui/toast/Toasts';

/** Copies a link with the answers in its fragment, which browsers never send to a server. */
export function ShareLink({ fragment }: { readonly fragment: string }) {
  const { t } = useTranslation('tools');
  const toast = useToast();
  const [refused, setRefused] = useState(false);
  const address = () => `${location.origin}${location.pathname}${fragment}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setRefused(false);
      toast({ kind: 'success', message: t('link.copied') });
    } catch {
      setRefused(true);
    }
  };
  return (
    <Box sx={{ flexBasis: refused ? '100%' : undefined }}>
      <Button variant="outlined" startIcon={<LinkIcon aria-hidden />} onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
      {refused && (
        <Box sx={{ mt: 2 }}>
          <FieldFrame id="tool-link" label={t('link.field')} hint={t('link.byHand')}>
            <OutlinedInput
              id="tool-link"
              value={address()}
              readOnly
              sx={LTR_TEXT_SX}
              inputRef={(field: HTMLInputElement | null) => field?.select()}
              inputProps={{ dir: 'ltr' }}
            />
          </FieldFrame>
        </Box>
      )}
    </Box>
  );
}
