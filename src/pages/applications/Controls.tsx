import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { RadioInput } from '@/forms/fields/RadioInput';
import { formatNumber } from '@/i18n/format';
import type { TextKey } from '@/i18n/textKey';
import { Search } from '@/lists/Search';
import { Select } from '@/lists/Select';
import type { ListControl } from '@/lists/useAddress';
import type { Rows } from '@/lists/useList';
import { AppLink } from '@/ui/page/AppLink';
import { PlainList } from '@/ui/text/PlainList';
import { countsOf, type ListView, SHOWS, SORTS, VIEWS } from './listView';

interface ControlsProps {
  readonly all: readonly Application[];
  readonly list: ListControl<ListView>;
  readonly search: Rows<Application>['search'];
}

const SHOW_NAMES = {
  all: 'terms:all',
  progress: 'applications:list.progress',
  offers: 'applications:list.offers',
  closed: 'terms:closed',
  drafts: 'applications:columns.draft',
} as const satisfies Readonly<Record<(typeof SHOWS)[number], TextKey>>;
const SORT_NAMES = {
  changed: 'fields:changed',
  sent: 'applications:list.dateSent',
  company: 'fields:company',
} as const satisfies Readonly<Record<(typeof SORTS)[number], TextKey>>;

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

/** The controls for filter, sort order and view. */
export function Controls({ all, list, search }: ControlsProps) {
  const { t } = useTranslation(['applications', 'fields', 'words', 'terms']);
  const counts = countsOf(all);
  const { state, go, hrefOf } = list;
  return (
    <Box className="vt-no-print" sx={{ display: 'grid', gap: 2 }}>
      <Box component="nav" aria-label={t('list.shows')}>
        <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {SHOWS.map((show) => (
            <li key={show}>
              <Box
                component={AppLink}
                to={hrefOf({ filters: { show } })}
                aria-current={show === state.filters.show ? 'page' : undefined}
                sx={LINK_SX}
              >
                {t('list.showCount', {
                  name: t(SHOW_NAMES[show]),
                  number: formatNumber(counts.get(show) ?? 0),
                })}
              </Box>
            </li>
          ))}
        </PlainList>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '2 1 240px' }}>
          <Search label={t('terms:searchApplications')} labelled="above" {...search} />
        </Box>
        <Box sx={{ flex: '1 1 180px' }}>
          <Select
            label={t('words:sortBy')}
            labelled="above"
            value={state.sort}
            options={SORTS.map((sort) => [sort, t(SORT_NAMES[sort])])}
            onChange={(sort) => go({ sort }, 'replace')}
          />
        </Box>
        <Box sx={{ flex: '0 1 auto' }}>
          <RadioInput
            id="applications-view"
            label={t('terms:view')}
            row
            role="radiogroup"
            options={VIEWS.map((value) => ({ value, name: t(`terms:${value}`) }))}
            value={state.view}
            onChange={(value) => go({ view: VIEWS.find((each) => each === value) ?? 'list' }, 'replace')}
          />
        </Box>
      </Box>
    </Box>
  );
}
