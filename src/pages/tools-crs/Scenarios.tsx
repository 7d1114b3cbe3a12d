import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffered, SCENARIO_KINDS, type ScenarioKind } from '@/eligibility/crs/scenarios';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { type Columns, MOST_COLUMNS, nowOf } from './columns';

const menu = lazyDialog(() => import('./KindMenu').then((m) => m.KindMenu));

interface ScenariosProps {
  readonly columns: Columns;
  readonly onAdd: (kind: ScenarioKind) => void;
  readonly onRemove: (at: number) => void;
  readonly children: ReactNode;
}

/** Adds a scenario from a menu of kinds, and removes scenarios. */
export function Scenarios({ columns, onAdd, onRemove, children }: ScenariosProps) {
  const { t } = useTranslation('tools');
  const [add, setAdd] = useState<HTMLButtonElement | null>(null);
  const kinds = useLazyDialog(menu);
  const isFull = columns.length >= MOST_COLUMNS;
  const remove = (at: number) => {
    onRemove(at);
    // The pressed button is gone, so the focus moves to the one that adds.
    add?.focus();
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
        ref={setAdd}
        variant="outlined"
        startIcon={<AddIcon aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={kinds.open}
        // A disabled button would lose the focus.
        aria-disabled={isFull}
        onPointerEnter={() => void menu.load().catch(() => undefined)}
        onClick={isFull ? undefined : kinds.show}
        sx={{ opacity: isFull ? 0.5 : 1 }}
      >
        {t('crs.add')}
      </Button>
      <LazyDialog
        of={kinds}
        anchor={add}
        kinds={SCENARIO_KINDS.filter((kind) => isOffered(kind, nowOf(columns)))}
        onChoose={(kind) => {
          kinds.hide();
          onAdd(kind);
        }}
      />
      {children}
    </Box>
  );
}
