import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chip, chipsOf, type JobFilters, withoutChip, withoutFilters } from '@/features/jobs/filters';
import { useChipNames } from '@/features/jobs/useChipNames';
import { CHIP_LIST_SX, CHIP_SX } from '@/ui/text/Chips';

interface ActiveFiltersProps {
  readonly filters: JobFilters;
  readonly notHonoured: readonly Chip[];
  readonly onChange: (filters: JobFilters) => void;
  /** Moves the focus after a filter was removed that no other follows. */
  readonly onLast: () => void;
}

const keyOf = ({ name, value }: Chip): string => `${name} ${value}`;

/** All active filters, each with a button that removes it. */
export function ActiveFilters({ filters, notHonoured, onChange, onLast }: ActiveFiltersProps) {
  const { t } = useTranslation('jobs');
  const nameOf = useChipNames(filters);
  const list = useRef<HTMLUListElement>(null);
  const chips = chipsOf(filters);
  const removed = useRef<{ readonly key: string; readonly at: number }>(null);
  // Before the paint, because after it the focus would be nowhere for a moment.
  useLayoutEffect(() => {
    // The address may change with a delay, and until then the removed filter is still rendered.
    if (removed.current === null || chips.some((chip) => keyOf(chip) === removed.current?.key)) return;
    const { at } = removed.current;
    removed.current = null;
    const next = list.current?.querySelectorAll<HTMLElement>('[data-chip]')[at];
    if (next === undefined) onLast();
    else next.focus();
  });
  if (chips.length === 0) return null;
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={t('chips.title')}
      sx={{ ...CHIP_LIST_SX, mb: 2, alignItems: 'center' }}
    >
      {chips.map((chip, at) => {
        const name = nameOf(chip);
        const unheard = notHonoured.some((each) => each.name === chip.name && each.value === chip.value);
        return (
          <li key={keyOf(chip)}>
            <Box
              component="button"
              type="button"
              data-chip=""
              aria-label={
                unheard
                  ? `${t('chips.remove', { name })} ${t('chips.unsupported')}`
                  : t('chips.remove', { name })
              }
              onClick={() => {
                removed.current = { key: keyOf(chip), at };
                onChange(withoutChip(filters, chip));
              }}
              sx={{
                ...CHIP_SX,
                minHeight: 44,
                gap: 0.75,
                bgcolor: 'background.paper',
                color: 'text.primary',
                cursor: 'pointer',
                textAlign: 'start',
                '&:hover': { borderColor: 'text.primary' },
              }}
            >
              <bdi>{name}</bdi>
              {unheard && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t('chips.unsupported')}
                </Box>
              )}
              <CloseIcon aria-hidden sx={{ fontSize: 18 }} />
            </Box>
          </li>
        );
      })}
      <li>
        <Button
          onClick={() => {
            onChange(withoutFilters(filters));
            onLast();
          }}
        >
          {t('filters.clear')}
        </Button>
      </li>
    </Box>
  );
}
