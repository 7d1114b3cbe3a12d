import { useTranslation } from 'react-i18next';
import {
  isFixed,
  type Item,
  type Resource,
  type RowAction,
  type RowPanel,
} from '@/features/records/resource';
import { Icon, type IconName } from './icons';
import { MoreActions } from './MoreActions';
import type { MenuAction } from './RowMenu';

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

/** So many buttons fit a row; with more, what is neither looking nor editing goes into a menu. */
const MOST_BUTTONS = 3;

/** For how many buttons a row has room: their column is as wide in every row. */
export const actionCount = ({ panels = [], actions = [], endpoints }: Resource): number => {
  const all =
    panels.length +
    actions.filter(({ when }) => when === undefined).length +
    // Of those that depend on the record, one at a time.
    Number(actions.some(({ when }) => when !== undefined)) +
    Number(endpoints.update !== undefined) +
    Number(endpoints.remove !== undefined);
  return all <= MOST_BUTTONS ? all : panels.length + Number(endpoints.update !== undefined) + 1;
};

interface OneAction extends MenuAction {
  readonly icon: IconName;
  /** Has a button in every row. */
  readonly first: boolean;
}

/** What can be done with one record; each button names the record it is for. */
export function RowActions({ resource, item, handlers }: RowActionsProps) {
  const { t } = useTranslation('records');
  const { onEdit, onDelete, onPanel, onAction, blocked } = handlers;
  const { panels = [], actions = [], endpoints } = resource;
  const name = handlers.nameOf(item);
  const changes = !isFixed(resource, item);
  const one = (label: string, icon: IconName, first: boolean, run: () => void): OneAction => {
    return { label, icon, first, danger: icon === 'remove', run };
  };
  const all: readonly OneAction[] = [
    ...panels.map((panel) =>
      one(t(`panels.${panel.label}`, { name }), panel.icon ?? 'panel', true, () => onPanel(panel, item)),
    ),
    ...actions
      .filter(({ when }) => when?.(item) !== false)
      .map((action) =>
        one(t(`actions.${action.id}.label`, { name }), action.icon, false, () => onAction(action, item)),
      ),
    ...(changes && endpoints.update !== undefined
      ? [one(t('row.edit', { name }), 'edit', true, () => onEdit(item))]
      : []),
    ...(changes && endpoints.remove !== undefined
      ? [one(t('row.delete', { name }), 'remove', false, () => onDelete(item))]
      : []),
  ];
  const fits = all.length <= MOST_BUTTONS;
  return (
    <>
      {all
        .filter(({ first }) => fits || first)
        .map(({ label, icon, danger, run }) => (
          <button
            key={label}
            type="button"
            className={danger ? 'danger' : undefined}
            aria-label={label}
            title={blocked ?? label.slice(0, 200)}
            disabled={blocked !== undefined}
            onClick={run}
          >
            <Icon name={icon} />
          </button>
        ))}
      {!fits && (
        <MoreActions
          label={t('row.more', { name })}
          name={name}
          actions={all.filter(({ first }) => !first)}
          blocked={blocked}
        />
      )}
    </>
  );
}
