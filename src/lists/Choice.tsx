import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';

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
