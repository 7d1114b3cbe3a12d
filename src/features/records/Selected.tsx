import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { SelectionBar } from '@/lists/selection';
import { exportCsv } from './csv/exportCsv';
import { type DialogControl, DIALOGS } from './dialogs';
import { type Guards, isFixed, type Item, LABEL_NAMESPACES, type Me, type Resource } from './resource';

interface SelectedProps {
  readonly resource: Resource;
  readonly items: readonly Item[];
  readonly me: Me;
  /** Why nothing can be changed now; undefined when it can. */
  readonly blocked: string | undefined;
  readonly dialogs: DialogControl;
  readonly onClear: () => void;
}

/** The actions for the selected records. Each applies only to the records that allow it. */
export function Selected({ resource, items, me, blocked, dialogs, onClear }: SelectedProps) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  const { endpoints, forSelected, actions = [] } = resource;
  const without = (guarded: keyof Guards): readonly Item[] =>
    items.filter((item) => !isFixed(resource, item) && !resource.guard?.(item, me)[guarded]);
  const changeable = without('edit');
  const removable = without('remove');
  const canEdit = endpoints.update !== undefined && resource.fields.some(({ bulk }) => bulk === true);
  const off = { disabled: blocked !== undefined, title: blocked };
  return (
    <SelectionBar
      count={items.length}
      blocked={blocked}
      onEdit={canEdit && changeable.length > 0 ? () => dialogs.open(DIALOGS.bulk, changeable) : undefined}
      onDelete={
        endpoints.remove !== undefined && removable.length > 0
          ? () => dialogs.open(DIALOGS.remove, removable)
          : undefined
      }
      onExport={() => exportCsv(resource, items)}
      onClear={onClear}
    >
      {actions.map((action) => {
        const possible = items.filter((item) => (action.when?.(item, me) ?? true) === true);
        return action.bulk === true && possible.length > 0 ? (
          <Button key={action.id} {...off} onClick={() => dialogs.open(DIALOGS.action, possible, action)}>
            {t(`actions.${action.id}.confirm`)}
          </Button>
        ) : null;
      })}
      {forSelected !== undefined && areaIsOn(forSelected.area) && (
        <Button {...off} onClick={() => dialogs.open(forSelected.dialog, items)}>
          {t(forSelected.label)}
        </Button>
      )}
    </SelectionBar>
  );
}
