import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { RadioInput } from '@/forms/fields/RadioInput';
import { formatNumber } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { addressOf, countsOf, type ListView, SHOWS, SORTS, VIEWS } from './listView';

interface ControlsProps {
  readonly list: readonly Application[];
  readonly view: ListView;
  readonly onChange: (change: Partial<ListView>) => void;
}

const LINK_SX = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 1.5,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': { bgcolor: 'action.selected', fontWeight: 600 },
} as const;

const LABEL_SX = {
  display: 'block',
  mb: 0.75,
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.4,
} as const;

/** Which applications are shown, in which order, and how. */
export function Controls({ list, view, onChange }: ControlsProps) {
  const { t } = useTranslation('applications');
  const counts = countsOf(list);
  return (
    <Box className="vt-no-print" sx={{ display: 'grid', gap: 2 }}>
      <Box component="nav" aria-label={t('list.shows')}>
        <Box
          component="ul"
          sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
        >
          {SHOWS.map((show) => (
            <li key={show}>
              <Box
                component={AppLink}
                to={addressOf({ ...view, show, page: 1 })}
                aria-current={show === view.show ? 'page' : undefined}
                sx={LINK_SX}
              >
                {t('list.showCount', {
                  name: t(`list.show.${show}`),
                  number: formatNumber(counts.get(show) ?? 0),
                })}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '2 1 240px' }}>
          <Box component="label" htmlFor="applications-search" sx={LABEL_SX}>
            {t('list.search')}
          </Box>
          <OutlinedInput
            id="applications-search"
            type="search"
            fullWidth
            value={view.q}
            onChange={(event) => onChange({ q: event.target.value })}
            inputProps={{ maxLength: 200, dir: 'auto' }}
          />
        </Box>
        <Box sx={{ flex: '1 1 180px' }}>
          <Box component="label" htmlFor="applications-sort" sx={LABEL_SX}>
            {t('list.sort')}
          </Box>
          <NativeSelect
            fullWidth
            input={<OutlinedInput />}
            value={view.sort}
            inputProps={{ id: 'applications-sort' }}
            onChange={(event) =>
              onChange({ sort: SORTS.find((sort) => sort === event.target.value) ?? 'changed' })
            }
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`list.sorts.${sort}`)}
              </option>
            ))}
          </NativeSelect>
        </Box>
        <Box sx={{ flex: '0 1 auto' }}>
          <RadioInput
            id="applications-view"
            label={t('list.view')}
            row
            options={VIEWS.map((value) => ({ value, name: t(`list.views.${value}`) }))}
            value={view.view}
            onChange={(value) => onChange({ view: VIEWS.find((each) => each === value) ?? 'list' })}
          />
        </Box>
      </Box>
    </Box>
  );
}
