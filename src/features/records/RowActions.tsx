import { useTranslation } from 'react-i18next';
import {
  isFixed,
  type Item,
  type Me,
  type Resource,
  type RowAction,
  type RowPanel,
} from '@/features/records/resource';
import { type Message, useMessage } from '@/i18n/useMessage';
import { areaIsOn } from '@/config/areas';
import { Icon, type IconName } from '@/lists/table/icons';

export interface RowHandlers {
  readonly nameOf: (item: Item) => string;
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
  readonly onPanel: (panel: RowPanel, item: Item) => void;
  readonly onAction: (action: RowAction, item: Item) => void;
  /** Why nothing can be written now; undefined when it can. */
  readonly blocked: string | undefined;
  /** Who asks. */
  readonly me: Me;
}

interface RowActionsProps {
  readonly resource: Resource;
  readonly item: Item;
  readonly handlers: RowHandlers;
}

const isOn = ({ area }: RowPanel): boolean => area === undefined || areaIsOn(area);

/** How many buttons a row has at most: their column is as wide in every row. */
export const actionCount = ({ panels = [], actions = [], endpoints }: Resource): number =>
  panels.filter(isOn).length +
  actions.filter(({ when }) => when === undefined).length +
  // Of those that depend on the record, one at a time.
  Number(actions.some(({ when }) => when !== undefined)) +
  Number(endpoints.update !== undefined) +
  Number(endpoints.remove !== undefined);

/** What can be done with one record; each button names the record it is for. */
export function RowActions({ resource, item, handlers }: RowActionsProps) {
  const { t } = useTranslation('records');
  const say = useMessage('records');
  const { onEdit, onDelete, onPanel, onAction, blocked, me } = handlers;
  const { panels, actions, endpoints } = resource;
  const name = handlers.nameOf(item);
  const changes = !isFixed(resource, item);
  const guards = resource.guard?.(item, me);
  const button = (label: string, icon: IconName, run: () => void, why?: Message) => (
    <button
      data-does={icon}
      key={label}
      type="button"
      className={icon === 'remove' ? 'danger' : undefined}
      aria-label={label}
      title={blocked ?? (why === undefined ? label.slice(0, 200) : say(why))}
      disabled={blocked !== undefined || why !== undefined}
      onClick={run}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      {panels
        ?.filter(isOn)
        .map((panel) =>
          button(t(`panels.${panel.label}`, { name }), panel.icon ?? 'panel', () => onPanel(panel, item)),
        )}
      {actions?.map((action) => {
        const may = action.when?.(item, me) ?? true;
        if (may === false) return null;
        const label = t(`actions.${action.id}.label`, { name });
        return button(label, action.icon, () => onAction(action, item), may === true ? undefined : may);
      })}
      {changes &&
        endpoints.update !== undefined &&
        button(t('row.edit', { name }), 'edit', () => onEdit(item), guards?.edit)}
      {changes &&
        endpoints.remove !== undefined &&
        button(t('row.delete', { name }), 'remove', () => onDelete(item), guards?.remove)}
    </>
  );
}
