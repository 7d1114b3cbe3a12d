import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOptionsFor } from '@/api/queries';
import { openAnswer } from '@/api/sampled';
import { nameIn } from '@/forms/kinds/choice/kind';
import { type Item, readText } from '@/forms/kinds/kind';
import { kindOf } from '@/forms/kinds/kinds';
import { useTitle } from '@/forms/kinds/reference/useTitle';
import { type Filter as Declared, LABEL_NAMESPACES } from '@/features/records/resource';
import { bracketed } from '@/i18n/punctuation';
import { useMessage } from '@/i18n/useMessage';
import { Filter, FIXED_SX } from '@/lists/Filter';
import type { SelectOption } from '@/lists/Select';
import { focusIfLost } from '@/ui/focusNext';
import { lazyWithPreload } from '@/ui/loading/lazyDialog';

const ReferenceInput = lazyWithPreload(
  async () => (await import('@/forms/kinds/reference/ReferenceInput')).ReferenceInput,
);

interface RecordFilterProps<F extends Declared> {
  readonly filter: F;
  readonly list: {
    readonly state: { readonly filters: Readonly<Record<string, string>> };
    go(change: { filters: Record<string, string> }): void;
  };
}

/** One filter beside the search box, rendered from its declaration. */
export function RecordFilter({ filter, list }: RecordFilterProps<Declared>) {
  return filter.kind === 'reference' ? (
    <ReferenceFilter filter={filter} list={list} />
  ) : (
    <FixedFilter filter={filter} list={list} />
  );
}

function FixedFilter({ filter, list }: RecordFilterProps<Declared>) {
  const say = useMessage('records');
  const options = kindOf(filter.kind).options?.(filter) ?? [];
  return (
    <Choice
      filter={filter}
      list={list}
      options={options.map(({ value, label }) => [value, say(label)] as const)}
    />
  );
}

/** The most records of another resource that a select can contain. */
const MOST = 200;

type ReferenceProps = RecordFilterProps<Extract<Declared, { kind: 'reference' }>>;

/** A filter by a record of another resource. If the select has the focus when a search box replaces it, that box gets it. */
function ReferenceFilter(props: ReferenceProps) {
  const hasFocus = useRef(false);
  return (
    <Box
      sx={{ display: 'contents' }}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <SelectOrSearch {...props} hasFocus={hasFocus} />
    </Box>
  );
}

interface FocusedProps extends ReferenceProps {
  readonly hasFocus: RefObject<boolean>;
}

function SelectOrSearch({ filter, list, hasFocus }: FocusedProps) {
  const { source, by = 'id', names = [] } = filter;
  const { title, also } = source;
  const say = useMessage('records');
  const { data } = useQuery(queryOptionsFor(source.list, { query: { page: 1, pageSize: MOST } }));
  const answer = data === undefined ? undefined : openAnswer(data);
  const items = answer === undefined || answer.isSample ? [] : answer.page.data;
  // A backend may also answer fewer records than it was asked for.
  if (answer !== undefined && answer.page.totalCount > Math.min(MOST, answer.page.data.length))
    return <SearchedFilter filter={filter} list={list} hasFocus={hasFocus} />;
  const titles = items.map((item) => readText(item[title]));
  // Records with the same title are told apart by their other field: a job by its company.
  const titleOf = (item: Item) => {
    const name = readText(item[title]);
    const other = also === undefined ? null : readText(item[also]);
    const isUnique = titles.indexOf(name) === titles.lastIndexOf(name);
    return name === null || other === null || isUnique ? name : bracketed(name, other);
  };
  const options = items.flatMap((item) => {
    const value = readText(item[by]);
    if (value === null) return [];
    return [[value, nameIn(names, value, say) ?? titleOf(item) ?? value] as const];
  });
  return <Choice filter={filter} list={list} options={options} />;
}

/** As large as the select that it replaces, so that nothing moves. */
const SEARCHED_SX = { ...FIXED_SX, '& .MuiOutlinedInput-root': { height: 44, paddingBlock: 0 } } as const;

/** A filter by one of more records than a select can contain: they are searched while somebody types. */
function SearchedFilter({ filter, list, hasFocus }: FocusedProps) {
  const { name, label, source, by } = filter;
  const { t } = useTranslation(LABEL_NAMESPACES);
  const id = useId();
  const value = list.state.filters[name] ?? '';
  const searched = by === undefined ? source : { ...source, id: by };
  const title = useTitle({ source: searched }, value, undefined);
  const field = t(label);
  return (
    <Suspense fallback={<Choice filter={filter} list={list} options={[]} />}>
      <Box sx={SEARCHED_SX}>
        <ReferenceInput
          id={id}
          label={field}
          placeholder={t('filter.all', { field })}
          source={searched}
          value={value}
          title={title ?? undefined}
          onChange={(chosen) => list.go({ filters: { [name]: chosen } })}
          inputRef={(input) => {
            if (hasFocus.current) focusIfLost(() => input);
          }}
        />
      </Box>
    </Suspense>
  );
}

interface ChoiceProps extends RecordFilterProps<Declared> {
  readonly options: readonly SelectOption<string>[];
}

function Choice({ filter: { name, label, kind }, list, options }: ChoiceProps) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  const field = t(label);
  return (
    <Filter
      label={field}
      all={t('filter.all', { field })}
      options={options}
      value={list.state.filters[name] ?? ''}
      onChange={(value) => list.go({ filters: { [name]: value } })}
      // A fixed width, independent of the names that are loaded later.
      isFixed={kind === 'reference'}
    />
  );
}
