import { useTranslation } from 'react-i18next';
import type { Message } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import type { Item, Me, Resource, RowAction, RowPanel } from './resource';
import { type RowButton, rowButtons } from './rowButtons';

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
