import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareTexts, regionName } from '@/i18n/format';
import { useTextLanguage } from '@/i18n/useTextLanguage';
import type { PhoneRules } from './phoneNumber';

interface CallingCodeButtonProps {
  /** Null until the rules are loaded. */
  readonly rules: PhoneRules | null;
  /** An ISO country code, or '' for none. */
  readonly country: string;
  readonly onChange: (country: string) => void;
  readonly onTurnTo: () => void;
  readonly disabled: boolean;
}

/**
 * The calling code before a phone number, as a menu. Typing the first letters of a country finds its row. The
 * rows are rendered only while the menu is open.
 */
export function CallingCodeButton({ rules, country, onChange, onTurnTo, disabled }: CallingCodeButtonProps) {
  const { t } = useTranslation('forms');
  const language = useTextLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null && rules !== null;
  const rows = useMemo(() => {
    if (!open) return [];
    const compare = compareTexts(language);
    return rules
      .getCountries()
      .map((code) => ({
        code,
        name: regionName(code, language),
        prefix: `+${rules.getCountryCallingCode(code)}`,
      }))
      .sort((a, b) => compare(a.name, b.name));
  }, [rules, open, language]);
  const shown =
    rules?.isSupportedCountry(country) === true
      ? `${country} +${rules.getCountryCallingCode(country)}`
      : t('phone.none');
  const choose = (code: string) => {
    onChange(code);
    setAnchor(null);
  };

  return (
    <>
      <ButtonBase
        aria-label={t('phone.chosen', { code: shown })}
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={disabled}
        onPointerEnter={onTurnTo}
        onFocus={onTurnTo}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        sx={{
          flexShrink: 0,
          minHeight: 44,
          marginInline: '-8px 8px',
          paddingInline: '8px 2px',
          borderRadius: 1,
          font: 'inherit',
          color: disabled ? 'text.disabled' : 'text.secondary',
        }}
      >
        {shown}
        <ArrowDropDown fontSize="small" />
      </ButtonBase>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // A phone number is written from left to right in every language.
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
        slotProps={{
          // A named dialog, because content outside the landmarks needs a name.
          root: { role: 'dialog', 'aria-modal': true, 'aria-label': t('phone.callingCode') },
          paper: { sx: { maxHeight: '40dvh', maxWidth: 'min(360px, 90vw)' } },
        }}
      >
        {rows.map(({ code, name, prefix }) => (
          <MenuItem
            key={code}
            role="menuitemradio"
            aria-checked={code === country}
            selected={code === country}
            disableRipple
            onClick={() => choose(code)}
            sx={{ whiteSpace: 'normal', gap: 1 }}
          >
            {name} <bdi dir="ltr">{prefix}</bdi>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
