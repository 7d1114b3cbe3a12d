import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { shortcutsDialog } from './dialog';
import { useKeyHint } from '@/layout/shared/useSingleKeys';

/** The button that opens the list of keyboard shortcuts. */
export function ShortcutsButton() {
  const { t } = useTranslation('menus');
  const dialog = useLazyDialog(shortcutsDialog);
  const hint = useKeyHint();
  return (
    <>
      <Button
        variant="text"
        className="vt-no-print"
        startIcon={<KeyboardIcon aria-hidden />}
        aria-label={t('keys.title')}
        aria-keyshortcuts={hint('?')}
        onClick={dialog.show}
        sx={{ '@media (hover: none)': { display: 'none' } }}
      >
        <span className="vt-crumbs-word">{t('keys.title')}</span>
      </Button>
      <LazyDialog of={dialog} />
    </>
  );
}
