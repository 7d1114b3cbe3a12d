import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentSession, useRole } from '@/identity/identity';
import { TOAST } from '@/config/limits';
import type { RoleName } from '@/config/roles';
import { useRoleSwitch } from './useRoleSwitch';

interface Props {
  /** How long a failure is shown, in ms: 5 s here, 6 s in the profile menu. */
  readonly errorDuration?: number;
  /**
   * Called after a switch, successful or not. A menu around the selector closes then, because screen readers
   * announce no message behind an open menu.
   */
  readonly onSettled?: () => void;
}

/** Stops key events from reaching a menu around the selector, which would also react to them. */
const stopKeys = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
};

/** Lets the person choose among their roles; hidden if there is only one. Load it lazily. */
export function RoleSelector({ errorDuration = TOAST.error, onSettled }: Props) {
  const { t } = useTranslation('roles');
  const { role, availableRoles, switching } = useRole();
  const switchTo = useRoleSwitch(errorDuration);
  if (role === null || availableRoles.length < 2) return null;

  const choose = async (target: RoleName) => {
    await switchTo(target);
    if (currentSession().status === 'signedIn') onSettled?.();
  };

  return (
    <Box onKeyDown={stopKeys}>
      <Typography variant="caption" component="div" color="text.secondary" aria-hidden sx={{ mb: 0.5 }}>
        {switching === null ? t('switch.label') : t('guard.switching')}
      </Typography>
      <Select
        value={role}
        size="small"
        fullWidth
        disabled={switching !== null}
        aria-label={t('switch.label')}
        onChange={({ target }) => void choose(target.value)}
      >
        {availableRoles.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`${name}.displayName`)}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
