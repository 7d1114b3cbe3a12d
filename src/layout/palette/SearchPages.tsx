import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppState } from '@/runtime/AppScope';
import { areaIsOn } from '@/config/areas';
import { useKeyHint } from '@/layout/shared/useSingleKeys';
import { paletteRequests } from '@/layout/menus';

interface SearchPagesProps {
  /** Called instead of opening the dialog, for callers that must close something first. */
  readonly onOpen?: (open: () => void) => void;
}

/** The button that opens 'Search pages'. */
export function SearchPages({ onOpen }: SearchPagesProps) {
  const { t } = useTranslation('menus');
  const { tell } = useAppState(paletteRequests);
  const hint = useKeyHint();
  if (!areaIsOn('palette')) return null;
  return (
    <Button
      color="inherit"
      size="small"
      aria-haspopup="dialog"
      aria-keyshortcuts={hint('Control+K Meta+K')}
      startIcon={<SearchIcon aria-hidden />}
      onClick={() => (onOpen === undefined ? tell() : onOpen(tell))}
      sx={{ flexShrink: 0, color: 'text.secondary', justifyContent: 'flex-start' }}
    >
      <span>{t('searchPages')}</span>
    </Button>
  );
}
