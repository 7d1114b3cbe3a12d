import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, helpIdOf, labelIdOf, ONE_LINE_SX, type FieldProps } from './FieldFrame';
import { type Tied, tiedTo } from './TextInput';

type PasswordInputProps = FieldProps &
  Tied & {
    readonly autoComplete: 'current-password' | 'new-password';
    /** For password managers. A registered field has its own. */
    readonly name?: string;
  };

/**
 * A password input with a button that shows the text, and a hint while Caps Lock is on. Pasting and password
 * managers work.
 */
export function PasswordInput(props: PasswordInputProps) {
  const { id, label, error, hint, disabled, autoComplete, name } = props;
  const { t } = useTranslation('forms');
  const [wantsVisible, setWantsVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { onBlur, ...tied } = tiedTo(props);
  // Hidden again while the form is sent, because password managers save only inputs of the type password.
  const visible = wantsVisible && disabled !== true;

  // When browsers fill in a password, they send key events without getModifierState.
  const watchCapsLock = (event: KeyboardEvent) =>
    setCapsLock(typeof event.getModifierState === 'function' && event.getModifierState('CapsLock'));

  return (
    <FieldFrame
      id={id}
      label={label}
      disabled={disabled}
      keepsHint
      error={capsLock ? undefined : error}
      hint={capsLock ? <span aria-live="polite">{t('password.capsLock')}</span> : hint}
    >
      <OutlinedInput
        id={id}
        sx={ONE_LINE_SX}
        name={name}
        {...tied}
        type={visible ? 'text' : 'password'}
        autoComplete={autoComplete}
        error={error !== undefined}
        aria-describedby={helpIdOf(id)}
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
              aria-describedby={labelIdOf(id)}
              aria-pressed={visible}
              aria-controls={id}
              disabled={disabled === true}
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
