import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/lists/table/icons';
import { DOMAIN, SoftBreaks } from '@/ui/text/DataText';
import { inRow, type RowProps, useRowButtons } from './rowButtons';

export interface RowMenuProps extends RowProps {
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
}

const ITEM_SX = {
  gap: 1.5,
  minHeight: 44,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0, fill: 'currentColor', color: 'text.secondary' },
} as const;

/** The menu with the actions that do not fit in the row. Unavailable ones show the reason. */
export function RowMenu({ anchor, open, onClose, ...row }: RowMenuProps) {
  const { t } = useTranslation('records');
  const { buttons, name, labelOf, whyNot, run } = useRowButtons(row);
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': t('row.more', { name }) },
        paper: { sx: { maxWidth: 'min(24rem, calc(100vw - 32px))' } },
      }}
    >
      {inRow(buttons).more.map((button) => {
        const why = whyNot(button);
        const label = labelOf(button);
        return (
          <MenuItem
            key={button.key}
            disabled={why !== undefined}
            aria-label={label}
            sx={ITEM_SX}
            onClick={() => {
              onClose();
              run(button);
            }}
          >
            <Icon name={button.icon} />
            <ListItemText
              primary={<SoftBreaks at={DOMAIN}>{label}</SoftBreaks>}
              {...(why === undefined ? {} : { secondary: why, title: why })}
            />
          </MenuItem>
        );
      })}
    </Menu>
  );
}
