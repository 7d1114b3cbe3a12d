import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { compareTexts, countryName } from '@/i18n/format';
import type { PhoneRules } from './phoneNumber';

interface CallingCodeSelectProps {
  /** Null until they have been loaded: the list then says so. */
  readonly rules: PhoneRules | null;
  /** An ISO country code, or '' for none. */
  readonly country: string;
  readonly onChange: (country: string) => void;
  readonly onTurnTo: () => void;
  readonly disabled: boolean;
}

const english = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }).of(code) ?? code;

/**
 * The calling code before a phone number: the browser's own list (best on phones), under a short text of ours,
 * because a closed list can only show the long name that its open rows need.
 */
export function CallingCodeSelect({ rules, country, onChange, onTurnTo, disabled }: CallingCodeSelectProps) {
  const { t, i18n } = useTranslation('auth');
  const rows = useMemo(() => {
    const compare = compareTexts();
    return (rules?.getCountries() ?? [])
      .map((code) => ({
        code,
        name: countryName({ code, name: english(code) }),
        prefix: `+${rules?.getCountryCallingCode(code)}`,
      }))
      .sort((a, b) => compare(a.name, b.name));
    // The names follow the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rules, i18n.language]);
  const chosen = rows.find(({ code }) => code === country);

  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        flexShrink: 0,
        minHeight: 44,
        marginInline: '-6px 8px',
        paddingInline: '6px 2px',
        borderRadius: 1,
        color: disabled ? 'text.disabled' : 'text.secondary',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <span aria-hidden>{chosen === undefined ? t('phone.none') : `${chosen.code} ${chosen.prefix}`}</span>
      <ArrowDropDown fontSize="small" />
      <Box
        component="select"
        aria-label={t('phone.callingCode')}
        autoComplete="tel-country-code"
        value={chosen?.code ?? ''}
        disabled={disabled}
        onPointerEnter={onTurnTo}
        onFocus={onTurnTo}
        onChange={(event) => onChange(event.target.value)}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          opacity: 0,
          cursor: 'pointer',
          fontSize: '1rem',
          color: 'text.primary',
          backgroundColor: 'background.paper',
        }}
      >
        <option value="">{rules === null ? t('phone.loading') : t('phone.none')}</option>
        {rows.map(({ code, name, prefix }) => (
          <option key={code} value={code}>
            {`${name} (${prefix})`}
          </option>
        ))}
      </Box>
    </Box>
  );
}
