import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import type { Message } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { Icon, type IconName } from '@/lists/table/icons';
import { isFixed, type Item, type Me, type Resource, type RowAction, type RowPanel } from './resource';

/** An action of one record. */
interface RowButton {
  readonly key: string;
  readonly icon: IconName;
  readonly what:
    | { readonly panel: RowPanel }
    | { readonly action: RowAction }
    | { readonly own: 'edit' | 'delete' };
  /** Why the action is unavailable now; undefined when it is available. */
  readonly why?: Message | undefined;
}

const MOST_BUTTONS = 3;

const isOn = ({ area }: RowPanel): boolean => area === undefined || areaIsOn(area);

/** The actions of a record in their order: view, act, edit, delete. */
export function rowButtons(resource: Resource, item: Item, me: Me): readonly RowButton[] {
  const { panels = [], actions = [], endpoints } = resource;
  const guards = resource.guard?.(item, me);
  const changes = !isFixed(resource, item);
  const buttons: RowButton[] = panels
    .filter(isOn)
    .map((panel) => ({ key: `panel-${panel.label}`, icon: panel.icon ?? 'panel', what: { panel } }));
  for (const action of actions) {
    const may = action.when?.(item, me) ?? true;
    if (may === false) continue;
    const why = may === true ? undefined : may;
    buttons.push({ key: `action-${action.id}`, icon: action.icon, what: { action }, why });
  }
  if (changes && endpoints.update !== undefined)
    buttons.push({ key: 'edit', icon: 'edit', what: { own: 'edit' }, why: guards?.edit });
  if (changes && endpoints.remove !== undefined)
    buttons.push({ key: 'delete', icon: 'remove', what: { own: 'delete' }, why: guards?.remove });
  return buttons;
}

/** Divides the actions into those in the row and those in its menu. */
export function inRow(buttons: readonly RowButton[]): {
  readonly shown: readonly RowButton[];
  readonly more: readonly RowButton[];
} {
  if (buttons.length <= MOST_BUTTONS) return { shown: buttons, more: [] };
  const isOwn = ({ what }: RowButton) => 'own' in what;
  const shown = buttons.filter(isOwn);
  return { shown, more: buttons.filter((button) => !isOwn(button)) };
}

/** The most buttons of any row, so that the column has the same width in every row. */
export const buttonCount = ({ panels = [], actions = [], endpoints }: Resource): number =>
  Math.min(
    MOST_BUTTONS,
    panels.filter(isOn).length +
      actions.length +
      Number(endpoints.update !== undefined) +
      Number(endpoints.remove !== undefined),
  );

export interface RowHandlers {
  readonly nameOf: (item: Item) => string;
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
  readonly onPanel: (panel: RowPanel, item: Item) => void;
  readonly onAction: (action: RowAction, item: Item) => void;
  /** Opens the menu of a row with more actions than fit. */
  readonly onMore: (item: Item, anchor: HTMLElement) => void;
  /** Why nothing can be changed now; undefined when it can. */
  readonly blocked: string | undefined;
  /** The signed-in person. */
  readonly me: Me;
}

export interface RowProps {
  readonly resource: Resource;
  readonly item: Item;
  readonly handlers: RowHandlers;
}

/** The actions of a record with their labels, and the reasons why some are unavailable. */
export function useRowButtons({ resource, item, handlers }: RowProps) {
  const { t } = useTranslation('records');
  const say = useMessage('records');
  const { onEdit, onDelete, onPanel, onAction, blocked, me } = handlers;
  const name = handlers.nameOf(item);
  return {
    name,
    buttons: rowButtons(resource, item, me),
    /** The label contains the name of the record, because a page has many such buttons. */
    labelOf: ({ what }: RowButton): string => {
      if ('panel' in what) return t(`panels.${what.panel.label}`, { name });
      if ('action' in what) return t(`actions.${what.action.id}.label`, { name });
      return t(`row.${what.own}`, { name });
    },
    whyNot: ({ why }: { readonly why?: Message | undefined }): string | undefined =>
      blocked ?? (why && say(why)),
    run: ({ what }: RowButton): void => {
      if ('panel' in what) onPanel(what.panel, item);
      else if ('action' in what) onAction(what.action, item);
      else if (what.own === 'edit') onEdit(item);
      else onDelete(item);
    },
  };
}

/** The actions of one record. The accessible name of each button contains the name of the record. */
export function RowActions(props: RowProps) {
  const { t } = useTranslation('records');
  const { buttons, name, labelOf, whyNot, run } = useRowButtons(props);
  const { shown, more } = inRow(buttons);
  const moreOf = t('row.more', { name });
  return (
    <>
      {shown.map((button) => {
        const label = labelOf(button);
        const why = whyNot(button);
        return (
          <button
            key={button.key}
            data-does={button.icon}
            type="button"
            className={button.icon === 'remove' ? 'danger' : undefined}
            aria-label={label}
            title={why ?? label.slice(0, 200)}
            disabled={why !== undefined}
            onClick={() => run(button)}
          >
            <Icon name={button.icon} />
          </button>
        );
      })}
      {more.length > 0 && (
        <button
          type="button"
          aria-label={moreOf}
          title={moreOf.slice(0, 200)}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => props.handlers.onMore(props.item, currentTarget)}
        >
          <Icon name="more" />
        </button>
      )}
    </>
  );
}
