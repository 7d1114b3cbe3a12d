import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

interface ViewChoiceProps<V extends string> {
  readonly list: { readonly state: { readonly view: V }; go(change: { view: V }): void };
  readonly views: readonly (V & ('list' | 'hierarchy' | 'board'))[];
}

/** The same items as a list, or in another way. */
export function ViewChoice<V extends string>({ list, views }: ViewChoiceProps<V>) {
  const { t } = useTranslation(['records', 'terms']);
  return (
    <ToggleButtonGroup
      exclusive
      value={list.state.view}
      aria-label={t('terms:view')}
      onChange={(_event, chosen: unknown) => {
        const view = views.find((each) => each === chosen);
        if (view !== undefined) list.go({ view });
      }}
    >
      {views.map((view) => (
        <ToggleButton key={view} value={view} sx={{ px: 2 }}>
          {t(`view.${view}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
