import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslation } from 'react-i18next';

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, text: string])[];
  readonly onChoose: (value: V) => void;
}

/** Toggle buttons for a choice among a few options, all visible. If the line is too short, they wrap. */
export function Choice<V extends string>({ label, value, options, onChoose }: ChoiceProps<V>) {
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, border: 0, padding: 0, minInlineSize: 0 }}
    >
      {options.map(([each, text]) => (
        <ToggleButton
          key={each}
          value={each}
          selected={each === value}
          sx={{ px: 2, py: 0.5 }}
          onChange={() => {
            if (each !== value) onChoose(each);
          }}
        >
          {text}
        </ToggleButton>
      ))}
    </Box>
  );
}

interface ViewChoiceProps<V extends string> {
  readonly list: { readonly state: { readonly view: V }; go(change: { view: V }): void };
  readonly views: readonly (V & ('list' | 'hierarchy' | 'board'))[];
}

/** Toggle buttons for showing the same items as a list, a hierarchy or a board. */
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
