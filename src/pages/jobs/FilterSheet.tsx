import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobFacets } from '@/api/endpoints/jobs';
import { type JobFilters, withoutFilters } from '@/features/jobs/filters';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { useDebounced } from '@/ui/useDebounced';
import { countQuery } from '@/features/jobs/queries';
import { usableFilters, type JobViewer } from '@/features/jobs/viewer';
import { FilterFields } from './FilterFields';

const PAUSE = 400;

interface FilterSheetProps {
  readonly open: boolean;
  readonly filters: JobFilters;
  readonly facets: JobFacets | null;
  readonly viewer: JobViewer;
  readonly onShow: (filters: JobFilters) => void;
  readonly onClose: () => void;
}

/** A sheet at the bottom edge, so only its upper corners are round. */
const PAPER_SX = {
  position: 'fixed',
  insetBlockEnd: 0,
  m: 0,
  width: '100%',
  height: 'auto',
  maxHeight: '92dvh',
  borderRadius: '16px 16px 0 0',
} as const;

/** The filters on a small screen. Changes apply only when 'Show' is pressed. */
export function FilterSheet(props: FilterSheetProps) {
  const { t } = useTranslation('jobs');
  const { open, onClose } = props;
  return (
    <AppDialog
      open={open}
      title={t('filters.title')}
      hasClose
      onClose={onClose}
      size={640}
      paperSx={PAPER_SX}
      whole
    >
      {open && <Choices {...props} />}
    </AppDialog>
  );
}

/** Mounted at each opening, so that it starts with the filters of the address. */
function Choices({ filters, facets, viewer, onShow }: FilterSheetProps) {
  const { t } = useTranslation('jobs');
  const form = useId();
  const [chosen, setChosen] = useState(filters);
  const asked = useDebounced(chosen, PAUSE);
  const [cleared, setCleared] = useState(0);
  const changed = asked !== filters;
  const count = useQuery({ ...countQuery(usableFilters(asked, viewer)), enabled: changed });
  const found = changed && chosen === asked ? count.data?.totalCount : undefined;
  return (
    <>
      <DialogContent dividers>
        <Box
          component="form"
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            onShow(chosen);
          }}
        >
          <FilterFields
            key={cleared}
            filters={chosen}
            facets={facets}
            viewer={viewer}
            onChange={(change) => setChosen({ ...chosen, ...change })}
          />
        </Box>
      </DialogContent>
      <DialogActions
        disableSpacing
        // Each has its own line on a phone, whatever number the second one says, so that nothing moves.
        sx={{ flexWrap: 'wrap', gap: 1, '& > button': { flex: '1 1 12rem' } }}
      >
        <Button
          onClick={() => {
            setChosen(withoutFilters(filters));
            setCleared((times) => times + 1);
          }}
        >
          {t('filters.clear')}
        </Button>
        <Button type="submit" form={form} variant="contained">
          {found === undefined ? t('filters.show') : t('filters.showCount', { count: found })}
        </Button>
      </DialogActions>
    </>
  );
}
