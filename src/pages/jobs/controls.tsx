import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { MOST_PAY } from '@/features/jobs/filters';
import { LABEL_SX, Labelled } from '@/lists/Select';
import { controlSx, tickSx } from '@/ui/controlSx';
import { formatNumber } from '@/i18n/format';
import { wholeNumberOf } from '@/i18n/latinDigits';
import { useTypedText } from '@/ui/useTypedText';

interface AmountProps {
  readonly label: string;
  readonly value: number | null;
  /** Called with null when no amount is typed. */
  readonly onChange: (value: number | null) => void;
  readonly hint: string;
}

/** The thousands may be separated, as people write amounts: '60,000', '60 000'. */
const amountOf = (typed: string): number | null =>
  wholeNumberOf(typed.replace(/(\p{Nd})[\s.,'’\u066c](?=\p{Nd}{3}(?!\p{Nd}))/gu, '$1'), 1, MOST_PAY);

/** An amount in any digits. It is a native control, like the others here, because these are small. */
export function AmountControl({ label, value, onChange, hint }: AmountProps) {
  const id = useId();
  const [typed, setTyped] = useTypedText(
    value,
    (now) => (now === null ? '' : formatNumber(now, { useGrouping: false })),
    (text, now) => amountOf(text) === now,
  );
  return (
    <Labelled id={id} label={label}>
      <Box
        component="input"
        id={id}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(amountOf(event.target.value));
        }}
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

interface TickProps {
  /** The name of the query parameter. */
  readonly name: string;
  readonly value?: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
  /** The number of jobs with this filter. */
  readonly count?: number | undefined;
}

/** The box, its label and its count. The count has its space before it is loaded. */
const COLUMNS = 'auto minmax(0, 1fr) minmax(2.5rem, auto)';

export function TickControl(props: TickProps) {
  const { name, value, label, checked, onChange, disabled = false, count } = props;
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: COLUMNS, alignItems: 'center', columnGap: 1 }}>
      <Box
        component="input"
        type="checkbox"
        id={id}
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        disabled={disabled}
        aria-describedby={`${id}-more`}
        sx={tickSx}
      />
      <Box
        component="label"
        htmlFor={id}
        sx={{ py: 1.25, lineHeight: 1.4, minHeight: 44, color: disabled ? 'text.secondary' : 'text.primary' }}
      >
        {label}
      </Box>
      <Box id={`${id}-more`} sx={{ fontSize: '0.8125rem', color: 'text.secondary', textAlign: 'end' }}>
        {count !== undefined && formatNumber(count)}
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
