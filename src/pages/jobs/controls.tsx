import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { LABEL_SX, Labelled } from '@/lists/Labelled';
import { controlSx } from '@/ui/controlSx';
import { formatNumber } from '@/i18n/format';

/** Native controls: they work before the app has started, and weigh little. Their names are those of the address. */
interface ControlProps {
  readonly name: string;
  readonly label: string;
  /** The form that they belong to, by its id. */
  readonly form: string | undefined;
}

interface AmountProps extends ControlProps {
  readonly value: string;
  readonly hint: string;
}

export function AmountControl({ name, label, form, value, hint }: AmountProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <Box
        component="input"
        id={id}
        name={name}
        form={form}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        aria-describedby={`${id}-hint`}
        sx={{ ...controlSx, width: '100%' }}
      />
      <Box
        id={`${id}-hint`}
        sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary', lineHeight: 1.45 }}
      >
        {hint}
      </Box>
    </Labelled>
  );
}

interface TickProps extends ControlProps {
  readonly value: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** How many jobs it would give. */
  readonly count?: number | undefined;
  readonly hint?: ReactNode;
}

/** The box, its name and its count, which has its room before it is known. */
const COLUMNS = 'auto minmax(0, 1fr) minmax(2.5rem, auto)';

export function TickControl({ name, label, form, value, checked, disabled = false, count, hint }: TickProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: COLUMNS, alignItems: 'center', columnGap: 1 }}>
      <Box
        component="input"
        type="checkbox"
        id={id}
        name={name}
        value={value}
        form={form}
        defaultChecked={checked}
        disabled={disabled}
        aria-describedby={`${id}-more`}
        sx={{ width: 20, height: 20, m: 0, accentColor: 'var(--vt-primary)' }}
      />
      <Box
        component="label"
        htmlFor={id}
        sx={{ py: 1.25, lineHeight: 1.4, minHeight: 44, color: disabled ? 'text.secondary' : 'text.primary' }}
      >
        {label}
      </Box>
      <Box id={`${id}-more`} sx={{ fontSize: '0.8125rem', color: 'text.secondary', textAlign: 'end' }}>
        {count === undefined ? hint : formatNumber(count)}
      </Box>
    </Box>
  );
}

interface GroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Group({ label, children }: GroupProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ ...LABEL_SX, p: 0, mb: 0 }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}
