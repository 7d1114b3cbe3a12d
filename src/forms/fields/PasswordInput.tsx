import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type KeyboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame, helpIdOf, LTR_TEXT_SX, type FieldProps } from './FieldFrame';

interface PasswordInputProps extends FieldProps {
  readonly field: UseFormRegisterReturn;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password: shown on demand, with a word when Caps Lock is on. Pasting and password managers are welcome. */
export function PasswordInput({ field, autoComplete, ...frame }: PasswordInputProps) {
  const { t } = useTranslation('forms');
  const [wantsVisible, setWantsVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { ref, onBlur, ...registered } = field;
  // While it is sent it is hidden again: password managers keep only what was of type password.
  const visible = wantsVisible && frame.disabled !== true;

  // Browsers that fill in a password send key events without a keyboard behind them.
  const watchCapsLock = (event: KeyboardEvent) =>
    setCapsLock(typeof event.getModifierState === 'function' && event.getModifierState('CapsLock'));

  return (
    <FieldFrame
      {...frame}
      keepsHint
      error={capsLock ? undefined : frame.error}
      hint={capsLock ? <span aria-live="polite">{t('password.capsLock')}</span> : frame.hint}
    >
      <OutlinedInput
        id={frame.id}
        sx={LTR_TEXT_SX}
        {...registered}
        inputRef={ref}
        type={visible ? 'text' : 'password'}
        autoComplete={autoComplete}
        disabled={frame.disabled === true}
        error={frame.error !== undefined}
        aria-describedby={helpIdOf(frame.id)}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={(event) => {
          setCapsLock(false);
          void onBlur(event);
        }}
        inputProps={{ dir: 'ltr', autoCapitalize: 'none', spellCheck: false, 'aria-required': true }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={t('password.show')}
              aria-pressed={visible}
              aria-controls={frame.id}
              disabled={frame.disabled === true}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setWantsVisible(!wantsVisible)}
            >
              {visible ? <VisibilityOff /> : <Visibility />}
            </IconButton>
          </InputAdornment>
        }
      />
    </FieldFrame>
  );
}
