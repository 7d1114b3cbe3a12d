import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import type { StaffMove } from '@/config/jobs';
import { legalMoves, MOVE_NAMES } from './stages';

interface MoveMenuProps {
  readonly item: StaffApplication;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onChoose: (to: StaffMove) => void;
}

/** The menu of the stages to which an application can be moved. */
export function MoveMenu({ item, anchor, onClose, onChoose }: MoveMenuProps) {
  const { t } = useTranslation(['hiring', 'terms']);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('move', { name: item.applicantName }) } }}
    >
      {legalMoves(item.status).map((to) => (
        <MenuItem key={to} onClick={() => onChoose(to)} sx={{ minHeight: 44 }}>
          {t(to === item.status ? 'movesAgain' : MOVE_NAMES[to])}
        </MenuItem>
      ))}
    </Menu>
  );
}
