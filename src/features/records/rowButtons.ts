import { areaIsOn } from '@/config/areas';
import type { IconName } from '@/lists/table/icons';
import type { Message } from '@/errors/normaliser';
import { isFixed, type Item, type Me, type Resource, type RowAction, type RowPanel } from './resource';

/** An action of one record. */
export interface RowButton {
  readonly key: string;
  readonly icon: IconName;
  readonly what:
    | { readonly panel: RowPanel }
    | { readonly action: RowAction }
    | { readonly own: 'edit' | 'delete' };
  /** Why the action is unavailable now; undefined when it is available. */
  readonly why?: Message | undefined;
}

/** The most buttons in a row. */
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
