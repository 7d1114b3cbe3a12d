import CloseIcon from '@mui/icons-material/Close';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedLink } from '@/features/tools/page/useAnswers';
import { FieldFrame, ONE_LINE_SX } from '@/forms/fields/FieldFrame';
import { lowerBarLineSx, lowerBarSx } from '@/ui/page/lowerBarSx';
import { SEPARATOR } from '@/ui/text/separator';
import { StatusRegion } from '@/ui/text/StatusRegion';
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
              sx={ONE_LINE_SX}
              inputRef={(field: HTMLInputElement | null) => field?.select()}
              inputProps={{ dir: 'ltr' }}
            />
          </FieldFrame>
        </Box>
      )}
    </Box>
  );
}

interface LinkNoticeProps {
  readonly link: OpenedLink | null;
  /** Version of the rules that the page computes with. */
  readonly rules: string;
  readonly onUseProfile: (() => void) | null;
  readonly onClose: () => void;
}

/**
 * Says that the answers came with a link. It is a bar at the bottom edge, so that nothing on the page moves.
 */
export function LinkNotice({ link, rules, onUseProfile, onClose }: LinkNoticeProps) {
  const { t } = useTranslation('tools');
  if (link === null) return null;
  return (
    <StatusRegion
      sx={{
        ...lowerBarSx,
        ...lowerBarLineSx,
        position: 'fixed',
        insetInline: 0,
        minHeight: 0,
        paddingBlock: 0.5,
      }}
    >
      <span>
        {link.rules === null ? t('link.broken') : t('link.opened')}
        {link.rules !== null && link.rules !== rules && `${SEPARATOR}${t('link.otherRules')}`}
      </span>
      {onUseProfile !== null && <Button onClick={onUseProfile}>{t('link.useProfile')}</Button>}
      <IconButton aria-label={t('link.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </StatusRegion>
  );
}
