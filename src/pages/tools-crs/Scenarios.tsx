import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffered, SCENARIO_KINDS, type ScenarioKind } from '@/eligibility/crs/scenarios';
import { type Columns, MOST_COLUMNS, nowOf } from './columns';

interface ScenariosProps {
  readonly columns: Columns;
  readonly onAdd: (kind: ScenarioKind) => void;
  readonly onRemove: (at: number) => void;
  readonly children: ReactNode;
}

/** Adds a scenario from a menu of kinds, and takes it away. */
export function Scenarios({ columns, onAdd, onRemove, children }: ScenariosProps) {
  const { t } = useTranslation('tools');
  const add = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const isFull = columns.length >= MOST_COLUMNS;
  const remove = (at: number) => {
    onRemove(at);
    // The button that was pressed is gone.
    add.current?.focus();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {columns.map(
        (column, at) =>
          column.kind !== 'now' && (
            <Button key={`${at}-${column.kind}`} onClick={() => remove(at)}>
              {t('crs.remove', { number: at + 1 })}
            </Button>
          ),
      )}
      <Button
        ref={add}
        variant="outlined"
        startIcon={<AddIcon aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={open}
        // Keeps the focus, which would be lost on a disabled button.
        aria-disabled={isFull}
        onClick={(event) => setAnchor(isFull ? null : event.currentTarget)}
        sx={{ opacity: isFull ? 0.5 : 1 }}
      >
        {t('crs.add')}
      </Button>
      <Menu open={open} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {SCENARIO_KINDS.filter((kind) => isOffered(kind, nowOf(columns))).map((kind) => (
          <MenuItem
            key={kind}
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(null);
              onAdd(kind);
            }}
          >
            {t(`crs.kind.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
      {children}
    </Box>
  );
}
