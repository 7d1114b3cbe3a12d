import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { ScenarioKind } from '@/eligibility/crs/scenarios';

interface KindMenuProps {
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly kinds: readonly ScenarioKind[];
  readonly onChoose: (kind: ScenarioKind) => void;
  readonly onClose: () => void;
}

/** The menu of scenario kinds. It is a separate chunk, because most people never open it. */
export function KindMenu({ open, anchor, kinds, onChoose, onClose }: KindMenuProps) {
  const { t } = useTranslation('tools');
  return (
    <Menu open={open} anchorEl={anchor} onClose={onClose}>
      {kinds.map((kind) => (
        <MenuItem key={kind} sx={{ minHeight: 44 }} onClick={() => onChoose(kind)}>
          {t(`crs.kind.${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
