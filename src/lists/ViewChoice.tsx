import { useTranslation } from 'react-i18next';
import { Choice } from './Choice';

interface ViewChoiceProps<V extends string> {
  readonly list: { readonly state: { readonly view: V }; go(change: { view: V }): void };
  readonly views: readonly (V & ('list' | 'hierarchy' | 'board'))[];
}

/**
 * Toggle buttons for showing the same items as a list, a hierarchy or a board. A file of its own, because other
 * pages with toggle buttons would load its texts.
 */
export function ViewChoice<V extends string>({ list, views }: ViewChoiceProps<V>) {
  const { t } = useTranslation(['records', 'terms']);
  return (
    <Choice<V>
      label={t('terms:view')}
      value={list.state.view}
      options={views.map((view) => [view, t(`view.${view}`)])}
      onChoose={(view) => list.go({ view })}
    />
  );
}
