import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from './saving';
import type { Conflict } from './useSectionForm';

type Side = 'mine' | 'stored';
const SIDES: readonly Side[] = ['mine', 'stored'];

interface ConflictDialogProps<V extends FieldValues> {
  readonly conflict: Conflict<V>;
  readonly nameOf: (field: FieldOf<V>) => string;
  readonly textOf: (field: FieldOf<V>, values: V) => string;
  readonly onResolve: (values: V | null) => void;
}

/**
 * Somebody changed the same meanwhile: what stands here beside what is stored, field by field. The last choice goes on;
 * closing the question keeps what was typed and saves nothing.
 */
export function ConflictDialog<V extends FieldValues>(props: ConflictDialogProps<V>) {
  const { conflict, nameOf, textOf, onResolve } = props;
  const { asked, merged, mine, stored } = conflict;
  const { t } = useTranslation(['sections', 'profile']);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const choose = (field: FieldOf<V>, side: Side) => {
    const next = new Map(chosen).set(field, side);
    setChosen(next);
    if (next.size < asked.length) return;
    const values: Record<string, unknown> = { ...merged };
    for (const each of asked) values[each] = (next.get(each) === 'stored' ? stored : mine)[each];
    onResolve(values as V);
  };
  const cell = (field: FieldOf<V>, side: Side) => {
    const text = textOf(field, side === 'mine' ? mine : stored);
    return (
      <Box key={side} sx={{ minWidth: 0 }}>
        <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t(`conflict.${side}`)}
        </Box>
        <Box
          component="p"
          sx={{
            m: 0,
            mb: 1,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
            maxHeight: 160,
            overflow: 'auto',
          }}
        >
          {text === '' ? t('profile:notGiven') : <bdi>{text}</bdi>}
        </Box>
        <Button
          fullWidth
          variant={chosen.get(field) === side ? 'contained' : 'outlined'}
          aria-pressed={asked.length > 1 ? chosen.get(field) === side : undefined}
          onClick={() => choose(field, side)}
        >
          {t(side === 'mine' ? 'conflict.keepMine' : 'conflict.takeStored')}
        </Button>
      </Box>
    );
  };
  return (
    <Dialog
      open
      onClose={() => onResolve(null)}
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id="conflict-title">{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-text">{t('conflict.text')}</DialogContentText>
        {asked.map((field) => (
          <Box
            key={field}
            component="fieldset"
            sx={{ m: 0, mt: 2, p: 0, pt: 2, border: 0, borderBlockStart: '1px solid var(--vt-border)' }}
          >
            <Box
              component="legend"
              sx={{ p: 0, float: 'inline-start', width: '100%', mb: 1, fontWeight: 600 }}
            >
              {nameOf(field)}
            </Box>
            <Box
              sx={{
                clear: 'both',
                display: 'grid',
                gap: 2,
                alignItems: 'end',
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
              }}
            >
              {SIDES.map((side) => cell(field, side))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onResolve(null)}>{t('conflict.later')}</Button>
      </DialogActions>
    </Dialog>
  );
}
