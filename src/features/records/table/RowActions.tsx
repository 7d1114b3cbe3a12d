import { useTranslation } from 'react-i18next';
import type { Item, Resource, RowPanel } from '@/features/records/resource';
import { Icon } from './icons';

export interface RowHandlers {
  readonly nameOf: (item: Item) => string;
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
  readonly onPanel: (panel: RowPanel, item: Item) => void;
  /** Why nothing can be written now; undefined when it can. */
  readonly blocked: string | undefined;
}

interface RowActionsProps {
  readonly resource: Resource;
  readonly item: Item;
  readonly handlers: RowHandlers;
}

/** What can be done with one record; each button names the record it is for. */
export function RowActions({ resource, item, handlers }: RowActionsProps) {
  const { t } = useTranslation('records');
  const { onEdit, onDelete, onPanel, blocked } = handlers;
  const name = handlers.nameOf(item);
  const button = (label: string, icon: 'edit' | 'remove' | 'panel', run: () => void, disabled: boolean) => (
    <button
      key={label}
      type="button"
      className={icon === 'remove' ? 'danger' : undefined}
      aria-label={label}
      title={disabled ? blocked : label.slice(0, 200)}
      disabled={disabled}
      onClick={run}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      {resource.panels?.map((panel) =>
        button(
          t(`panels.${panel.label}`, { name }),
          'panel',
          () => onPanel(panel, item),
          blocked !== undefined,
        ),
      )}
      {button(t('row.edit', { name }), 'edit', () => onEdit(item), blocked !== undefined)}
      {button(t('row.delete', { name }), 'remove', () => onDelete(item), blocked !== undefined)}
    </>
  );
}
