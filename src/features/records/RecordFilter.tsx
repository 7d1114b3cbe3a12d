import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOptionsFor } from '@/api/queries';
import { kindOf } from '@/features/records/kinds/kinds';
import { readText } from '@/features/records/kinds/kind';
import type { Filter } from '@/features/records/resource';
import { useMessage } from '@/i18n/useMessage';
import { selectSx } from './controlSx';
import { openAnswer } from './readAll';
import type { ListControl } from './useListState';

interface FilterSelectProps {
  readonly filter: Filter;
  readonly list: ListControl;
}

/** One choice beside the search box: which of the records are shown. */
export function FilterSelect({ filter, list }: FilterSelectProps) {
  return filter.kind === 'reference' ? (
    <ReferenceFilter filter={filter} list={list} />
  ) : (
    <FixedFilter filter={filter} list={list} />
  );
}

function FixedFilter({ filter, list }: FilterSelectProps) {
  const say = useMessage('records');
  const options = kindOf(filter.kind).options?.(filter) ?? [];
  const named = options.map(({ value, label }) => ({ value, name: say(label) }));
  return <Choice filter={filter} list={list} options={named} />;
}

/** As many records of another resource as a select can hold. */
const MOST = 200;

interface ReferenceFilterProps {
  readonly filter: Extract<Filter, { kind: 'reference' }>;
  readonly list: ListControl;
}

function ReferenceFilter({ filter, list }: ReferenceFilterProps) {
  const { source, by = 'id' } = filter;
  const query = { page: 1, pageSize: MOST };
  const { data } = useQuery(queryOptionsFor(source.list, { query }));
  const answer = data === undefined ? undefined : openAnswer(data);
  const items = answer === undefined || answer.isSample ? [] : answer.page.data;
  const options = items.flatMap((item) => {
    const value = readText(item[by]);
    return value === null ? [] : [{ value, name: readText(item[source.title]) ?? value }];
  });
  return <Choice filter={filter} list={list} options={options} />;
}

/** On a phone they fill their line; the longest, in Spanish, needs 18 rem. */
const CHOICE_SX = {
  flex: { xs: '1 1 auto', sm: '0 1 auto' },
  maxWidth: { xs: '100%', sm: '20rem' },
} as const;
/** The same width before the names of other records are there and after, however long they are. */
const REFERENCE_SX = { flex: '0 1 auto', width: { xs: '100%', sm: '14rem' } } as const;

interface ChoiceProps extends FilterSelectProps {
  readonly options: readonly { readonly value: string; readonly name: string }[];
}

function Choice({ filter, list, options }: ChoiceProps) {
  const { t } = useTranslation('records');
  const { name } = filter;
  const label = t(`fields.${filter.label}`);
  const { filters } = list.state;
  const value = filters[name] ?? '';
  return (
    <Box
      component="select"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const { [name]: _, ...others } = filters;
        const chosen = event.target.value;
        list.go({ filters: chosen === '' ? others : { ...others, [name]: chosen } });
      }}
      sx={{ ...selectSx, ...(filter.kind === 'reference' ? REFERENCE_SX : CHOICE_SX) }}
    >
      <option value="">{t('filter.all', { field: label })}</option>
      {value !== '' && !options.some((option) => option.value === value) && (
        <option value={value}>{value}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </Box>
  );
}
