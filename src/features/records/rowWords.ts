import { useTranslation } from 'react-i18next';
import { type Message, useMessage } from '@/i18n/useMessage';
import type { Item, Me, Resource, RowAction, RowPanel } from './resource';
import { type RowButton, rowButtons } from './rowButtons';

export interface RowHandlers {
  readonly nameOf: (item: Item) => string;
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
  readonly onPanel: (panel: RowPanel, item: Item) => void;
  readonly onAction: (action: RowAction, item: Item) => void;
  /** Opens the menu of a row that has more than stands in it. */
  readonly onMore: (item: Item, anchor: HTMLElement) => void;
  /** Why nothing can be written now; undefined when it can. */
  readonly blocked: string | undefined;
  /** Who asks. */
  readonly me: Me;
}

export interface RowProps {
  readonly resource: Resource;
  readonly item: Item;
  readonly handlers: RowHandlers;
}

/** What can be done with a record, what each of it is called, and why it is not possible now. */
export function useRowButtons({ resource, item, handlers }: RowProps) {
  const { t } = useTranslation('records');
  const say = useMessage('records');
  const { onEdit, onDelete, onPanel, onAction, blocked, me } = handlers;
  const name = handlers.nameOf(item);
  return {
    name,
    buttons: rowButtons(resource, item, me),
    /** With the name of the record, as many of them stand on a page. */
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
