import { useTranslation } from 'react-i18next';
import {
  isFixed,
  type Item,
  type Resource,
  type RowAction,
  type RowPanel,
} from '@/features/records/resource';
import { Icon, type IconName } from '@/lists/table/icons';

export interface RowHandlers {
  readonly nameOf: (item: Item) => string;
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
  readonly onPanel: (panel: RowPanel, item: Item) => void;
  readonly onAction: (action: RowAction, item: Item) => void;
  /** Why nothing can be written now; undefined when it can. */
  readonly blocked: string | undefined;
}

interface RowActionsProps {
  readonly resource: Resource;
  readonly item: Item;
  readonly handlers: RowHandlers;
}

/** How many buttons a row has at most: their column is as wide in every row. */
export const actionCount = ({ panels = [], actions = [], endpoints }: Resource): number =>
  panels.length +
  actions.filter(({ when }) => when === undefined).length +
  // Of those that depend on the record, one at a time.
  Number(actions.some(({ when }) => when !== undefined)) +
  Number(endpoints.update !== undefined) +
  Number(endpoints.remove !== undefined);

/** What can be done with one record; each button names the record it is for. */
export function RowActions({ resource, item, handlers }: RowActionsProps) {
  const { t } = useTranslation('records');
  const { onEdit, onDelete, onPanel, onAction, blocked } = handlers;
  const { panels, actions, endpoints } = resource;
  const name = handlers.nameOf(item);
  const changes = !isFixed(resource, item);
  const button = (label: string, icon: IconName, run: () => void) => (
    <button
      key={label}
      type="button"
      className={icon === 'remove' ? 'danger' : undefined}
      aria-label={label}
      title={blocked ?? label.slice(0, 200)}
      disabled={blocked !== undefined}
      onClick={run}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      {panels?.map((panel) =>
        button(t(`panels.${panel.label}`, { name }), panel.icon ?? 'panel', () => onPanel(panel, item)),
      )}
      {actions
        ?.filter(({ when }) => when?.(item) !== false)
        .map((action) =>
          button(t(`actions.${action.id}.label`, { name }), action.icon, () => onAction(action, item)),
        )}
      {changes &&
        endpoints.update !== undefined &&
        button(t('row.edit', { name }), 'edit', () => onEdit(item))}
      {changes &&
        endpoints.remove !== undefined &&
        button(t('row.delete', { name }), 'remove', () => onDelete(item))}
    </>
  );
}
