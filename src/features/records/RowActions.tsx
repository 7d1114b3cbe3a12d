import { useTranslation } from 'react-i18next';
import { Icon } from '@/lists/table/icons';
import { inRow, type RowProps, useRowButtons } from './rowButtons';

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
