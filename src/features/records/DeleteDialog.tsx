import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { takeFocus } from '@/ui/takeFocus';
import { formatNumber } from '@/i18n/format';
import { colon } from '@/i18n/labelled';
import { type DialogProps, nameOf, usesOf } from '@/features/records/resource';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { BidiText } from '@/ui/text/BidiText';
import { Consequences } from './Consequences';
import { NameList } from './NameList';
import { useUsage } from './useUsage';

const SHOWN = 5;

/** Asks before records are deleted. It says which ones, and whether that can be undone. */
export function DeleteDialog({ resource, items, open, onClose, onDelete }: DialogProps) {
  const { t } = useTranslation(['records', 'words']);
  const { id } = resource;
  const { usage } = resource;
  const consequences = useUsage(resource, items);
  const used = items.filter((item) => usesOf(resource, item) > 0);
  const free = items.filter(
    (item) => usesOf(resource, item) === 0 && consequences.usage.get(item.id)?.blocks !== true,
  );
  const count = items.length;
  return (
    <AppDialog
      open={open}
      title={
        count === 1
          ? t(`resources.${id}.deleteTitle`)
          : t('delete.titleMany', { count, shown: formatNumber(count) })
      }
      onClose={onClose}
      size="xs"
      describedBy="delete-text"
      actions={
        <>
          <Button onClick={onClose} ref={takeFocus}>
            {t('words:cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={free.length === 0 || consequences.isAsking}
            onClick={() => {
              onClose();
              onDelete(free);
            }}
          >
            {t('words:delete')}
          </Button>
        </>
      }
    >
      <DialogContentText id="delete-text" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <NameList resource={resource} items={items} />
        {free.length > 0 && <p style={{ marginBlockEnd: 0 }}>{t('delete.text')}</p>}
      </DialogContentText>
      <Consequences items={items} usage={consequences.usage} nameOf={(item) => nameOf(resource, item)} />
      {usage !== undefined && used.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {t('delete.used')}
          <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
            {used.slice(0, SHOWN).map((item) => {
              const uses = usesOf(resource, item);
              return (
                <li key={item.id}>
                  <BidiText>{nameOf(resource, item).slice(0, 300)}</BidiText>
                  {colon()}
                  {t(`usage.${usage.text}`, { count: uses, shown: formatNumber(uses) })}
                </li>
              );
            })}
          </ul>
        </Alert>
      )}
    </AppDialog>
  );
}
