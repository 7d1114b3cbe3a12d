import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '@/routing/routes';
import { lazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { type KeyActions, useSingleKeys } from './singleKeys';

const dialog = lazyDialog(() => import('./ShortcutsDialog').then((m) => m.ShortcutsDialog));

/** The keys of a page of jobs, and the button that explains them. */
export function Shortcuts({ actions }: { readonly actions: KeyActions }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { open, Dialog, show, hide } = useLazyDialog(dialog);
  useSingleKeys({
    ...actions,
    gj: () => void navigate(pathOf('jobs')),
    ga: () => void navigate(pathOf('applications')),
    '?': show,
  });
  return (
    <>
      <Button
        variant="text"
        className="vt-no-print"
        startIcon={<KeyboardIcon aria-hidden />}
        onClick={show}
        sx={{ '@media (hover: none)': { display: 'none' } }}
      >
        {t('keys.title')}
      </Button>
      <Suspense fallback={null}>{Dialog !== undefined && <Dialog open={open} onClose={hide} />}</Suspense>
    </>
  );
}
