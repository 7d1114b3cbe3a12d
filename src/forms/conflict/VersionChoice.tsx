import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from '@/forms/saving/merge';
import { Text } from '@/ui/text/Text';

const SIDES: readonly Side[] = ['mine', 'stored'];

interface VersionChoiceProps<K extends string> {
  /** The fields that were changed on both sides. */
  readonly asked: readonly K[];
  readonly nameOf: (key: K) => string;
  readonly textOf: (key: K, side: Side) => ReactNode;
  /** Called after the last choice, with the chosen side of each field. */
  readonly onChosen: (sides: ReadonlyMap<K, Side>) => void;
}

/** The local and the stored value of each field, one below the other, with a button for each. */
export function VersionChoice<K extends string>(props: VersionChoiceProps<K>) {
  const { asked, nameOf, textOf, onChosen } = props;
  const { t } = useTranslation(['forms', 'terms']);
  const [chosen, setChosen] = useState<ReadonlyMap<K, Side>>(new Map());
  const choose = (key: K, side: Side) => {
    const next = new Map(chosen).set(key, side);
    setChosen(next);
    if (next.size === asked.length) onChosen(next);
  };
  const cell = (key: K, side: Side) => (
    <Box key={side} sx={{ minWidth: 0 }}>
      <Text quiet sx={{ fontSize: '0.8125rem' }}>
        {t(`conflict.${side}`)}
      </Text>
      <Text
        sx={{ mb: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxHeight: 160, overflow: 'auto' }}
      >
        <bdi>{textOf(key, side)}</bdi>
      </Text>
      <Button
        fullWidth
        variant={chosen.get(key) === side ? 'contained' : 'outlined'}
        aria-pressed={asked.length > 1 ? chosen.get(key) === side : undefined}
        onClick={() => choose(key, side)}
      >
        {t(side === 'mine' ? 'terms:keepMine' : 'conflict.takeStored')}
      </Button>
    </Box>
  );
  return asked.map((key) => (
    <Box
      key={key}
      component="fieldset"
      sx={{ m: 0, mt: 2, p: 0, pt: 2, border: 0, borderBlockStart: '1px solid var(--vt-border)' }}
    >
      <Box component="legend" sx={{ p: 0, float: 'inline-start', width: '100%', mb: 1, fontWeight: 600 }}>
        {nameOf(key)}
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
        {SIDES.map((side) => cell(key, side))}
      </Box>
    </Box>
  ));
}
