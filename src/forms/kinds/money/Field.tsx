import { PAY_PERIODS } from '@/config/jobs';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { controlSx, selectSx } from '@/ui/controlSx';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { helpIdOf } from '@/forms/fields/FieldFrame';
import { joinParts, type MoneySpec, partsOf } from './kind';

const PARTS_SX = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  '& label': { display: 'grid', gap: 0.75, fontSize: '0.875rem', fontWeight: 500, minWidth: 0 },
} as const;

/** The four parts of a pay, each with its own label, as a group. */
export function Field({ spec, value, onChange, onBlur, inputRef, ...frame }: KindFieldProps<MoneySpec>) {
  const { t } = useTranslation(['forms', 'fields', 'terms']);
  const { id, label, hint, error, disabled = false } = frame;
  const parts = partsOf(value);
  const [first = ''] = spec.currencies;
  const [min, max, currency, period] = [parts[0], parts[1], parts[2] || first, parts[3] || PAY_PERIODS[0]];
  const set = (at: number, text: string) =>
    onChange(joinParts([min, max, currency, period].map((part, index) => (index === at ? text : part))));
  const common = { disabled, onBlur, 'aria-describedby': helpIdOf(id) };
  const amount = (at: 0 | 1, text: string) => (
    <label>
      {t(at === 0 ? 'money.payFrom' : 'money.payTo')}
      <Box
        component="input"
        {...common}
        id={at === 0 ? id : undefined}
        ref={at === 0 ? inputRef : undefined}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={error === undefined ? undefined : true}
        value={text}
        onChange={(event) => set(at, event.target.value)}
        sx={{ ...controlSx, width: '100%', fontSize: '1rem' }}
      />
    </label>
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }} aria-describedby={helpIdOf(id)}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontSize: '0.875rem', fontWeight: 600 }}>
        {label}
      </Box>
      <Box sx={PARTS_SX}>
        {amount(0, min)}
        {amount(1, max)}
        <label>
          {t('fields:currency')}
          <Box
            component="select"
            {...common}
            value={currency}
            onChange={(event) => set(2, event.target.value)}
            sx={{ ...selectSx, fontSize: '1rem' }}
          >
            {[...new Set([...spec.currencies, currency])].map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Box>
        </label>
        <label>
          {t('terms:payPer')}
          <Box
            component="select"
            {...common}
            value={period}
            onChange={(event) => set(3, event.target.value)}
            sx={{ ...selectSx, fontSize: '1rem' }}
          >
            {PAY_PERIODS.map((one) => (
              <option key={one} value={one}>
                {t(`terms:${one}`)}
              </option>
            ))}
          </Box>
        </label>
      </Box>
      <FormHelperText
        id={helpIdOf(id)}
        error={error !== undefined}
        sx={{ mx: 0, mt: 0.5, minHeight: '1.25rem' }}
      >
        {error ?? hint}
      </FormHelperText>
    </Box>
  );
}
