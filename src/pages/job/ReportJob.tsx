import FlagIcon from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';

const dialog = lazyDialog(() => import('./ReportDialog').then((m) => m.ReportDialog));

/** The button that opens the report dialog. */
export function ReportJob({ id }: { readonly id: string }) {
  const { t } = useTranslation('jobs');
  const { open, Dialog, show, hide } = useLazyDialog(dialog);
  return (
    <Box className="vt-no-print" sx={{ mt: 4 }}>
      <Button startIcon={<FlagIcon aria-hidden />} onClick={show}>
        {t('report.title')}
      </Button>
      <Suspense fallback={null}>
        {Dialog !== undefined && <Dialog id={id} open={open} onClose={hide} />}
      </Suspense>
    </Box>
  );
}
