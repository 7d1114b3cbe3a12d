import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type KeyboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame, helpIdOf, ONE_LINE_SX, type FieldProps } from './FieldFrame';

interface PasswordInputProps extends FieldProps {
  readonly field: UseFormRegisterReturn;
  readonly autoComplete: 'current-password' | 'new-password';
}

/**
 * A password input with a button that shows the text, and a hint while Caps Lock is on. Pasting and password
 * managers work.
 */
export function PasswordInput({ field, autoComplete, ...frame }: PasswordInputProps) {
  const { t } = useTranslation('forms');
  const [wantsVisible, setWantsVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { ref, onBlur, ...registered } = field;
  // Hidden again while the form is sent, because password managers save only inputs of the type password.
  const visible = wantsVisible && frame.disabled !== true;

  // When browsers fill in a password, they send key events without getModifierState.
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
        sx={ONE_LINE_SX}
        {...registered}
        inputRef={ref}
        type={visible ? 'text' : 'password'}
        autoComplete={autoComplete}
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
