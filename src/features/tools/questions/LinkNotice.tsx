import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { OpenedLink } from '@/features/tools/page/useAnswers';
import { lowerBarLineSx, lowerBarSx } from '@/ui/page/lowerBarSx';
import { SEPARATOR } from '@/ui/text/separator';
import { StatusRegion } from '@/ui/text/StatusRegion';

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
