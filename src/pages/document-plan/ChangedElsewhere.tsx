import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice, PlanFields, PlanGroup } from '@/features/plan/answers';
import type { PlanConflict } from '@/features/plan/planStore';
import { useGroupWords } from './useGroupWords';

interface ChangedElsewhereProps {
  readonly conflict: PlanConflict;
  readonly nameOfItem: (key: string) => string;
  readonly onDone: (choices: Readonly<Partial<Record<PlanGroup, Choice>>>) => void;
}

const SIDES = ['mine', 'stored'] as const satisfies readonly Choice[];

/** The plan was changed in two places: what was said here beside what is stored, group by group. */
export function ChangedElsewhere({ conflict, nameOfItem, onDone }: ChangedElsewhereProps) {
  const { t } = useTranslation('plan');
  const words = useGroupWords(nameOfItem);
  const { mine, stored, both } = conflict;
  const [choices, setChoices] = useState<Readonly<Partial<Record<PlanGroup, Choice>>>>({});
  const choose = (group: PlanGroup, side: Choice) => {
    const next = { ...choices, [group]: side };
    setChoices(next);
    if (both.every((each) => next[each] !== undefined)) onDone(next);
  };
  const sides: Readonly<Record<Choice, PlanFields>> = { mine, stored };
  return (
    // It stays until something is chosen: closing it would leave nobody knowing what counts.
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby="plan-conflict-title"
      aria-describedby="plan-conflict-text"
    >
      <DialogTitle id="plan-conflict-title">{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="plan-conflict-text">{t('conflict.text')}</DialogContentText>
        <Box
          component="table"
          sx={{
            width: '100%',
            mt: 2,
            tableLayout: 'fixed',
            borderCollapse: 'collapse',
            '& th, & td': { p: 1, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
            '& tr + tr, & tbody tr': { borderBlockStart: '1px solid', borderColor: 'divider' },
            '& th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('conflict.what')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.stored')}</th>
            </tr>
          </thead>
          <tbody>
            {both.map((group) => (
              <tr key={group}>
                <th scope="row" id={`plan-conflict-${group}`}>
                  {words.name(group)}
                </th>
                {SIDES.map((side) => (
                  <td key={side}>
                    <bdi>{words.value(group, sides[side])}</bdi>
                    <Button
                      fullWidth
                      variant={choices[group] === side ? 'contained' : 'outlined'}
                      aria-pressed={both.length > 1 ? choices[group] === side : undefined}
                      aria-describedby={`plan-conflict-${group}`}
                      onClick={() => choose(group, side)}
                      sx={{ mt: 1 }}
                    >
                      {t(side === 'mine' ? 'conflict.keepMine' : 'conflict.takeStored')}
                    </Button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
