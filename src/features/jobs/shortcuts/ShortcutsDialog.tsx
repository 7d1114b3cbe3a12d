import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { switchKeys, useKeysAreOn } from './singleKeys';

const KEYS = [
  ['/', 'search'],
  ['f', 'filters'],
  ['j', 'next'],
  ['k', 'previous'],
  ['s', 'save'],
  ['a', 'apply'],
  ['g j', 'jobs'],
  ['g a', 'applications'],
  ['?', 'help'],
] as const;

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The keys, and the switch that turns them off. All of it can also be done without them. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation('jobs');
  const title = useId();
  const on = useKeysAreOn();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('keys.title')}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={on} onChange={(_event, checked) => switchKeys(checked)} />}
          label={t('keys.switch')}
        />
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 2,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            rowGap: 1,
            '& dt': { fontFamily: 'monospace', direction: 'ltr' },
            '& dd': { m: 0 },
          }}
        >
          {KEYS.map(([key, name]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('filters.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
