import TuneIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { pathOf } from '@/routing/routes';
import { chipsOf, JOB_SORTS, type JobFilters, JOBS, withWords } from '@/features/jobs/filters';
import { DeviceJobsOffer } from '@/features/jobs/kept/DeviceJobsOffer';
import { ShortcutsButton } from '@/layout/shortcuts/ShortcutsButton';
import { useSingleKeys } from '@/layout/shared/useSingleKeys';
import { usableFilters, useJobViewer } from '@/features/jobs/viewer';
import { Pager } from '@/lists/Pager';
import { Select } from '@/lists/Select';
import { useAddress } from '@/lists/useAddress';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { useNextStep } from '@/ui/loading/useNextStep';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { ActiveFilters } from './ActiveFilters';
import { FilterFields } from './FilterFields';
import { Rows, Summary, useListFocus } from './Rows';
import { SaveSearch, SearchForm } from './SearchForm';
import { useChosenFilters } from './useChosenFilters';
import { type Results, useKeptResults, useResults } from './useResults';

const sheet = lazyDialog(() => import('./FilterSheet').then((m) => m.FilterSheet));

const RESULTS_ID = 'results';

const COLUMNS_SX = {
  display: 'grid',
  columnGap: 4,
  mt: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'min(17.5rem, 30%) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

/** Hides the prerendered list when the address has filters, because that list does not match them. */
const PLAIN_SX = { ...COLUMNS_SX, 'html[data-asked] &': { visibility: 'hidden' } } as const;

const NONE_YET: Results = {
  shown: null,
  busy: true,
  slow: false,
  error: null,
  retry: () => undefined,
  notHonoured: [],
};

/** The list of open jobs. Its address holds its state. */
export function JobsPage() {
  const { t } = useTranslation(['jobs', 'terms']);
  const viewer = useJobViewer();
  const list = useAddress(JOBS);
  const { state: asked, hydrated, go, hrefOf } = list;
  const { userId, hasProfile } = viewer;
  const filters = useMemo(() => usableFilters(asked, { userId, hasProfile }), [asked, userId, hasProfile]);
  const found = useResults(filters, hydrated);
  // Twenty cards take time to render, so the heading is rendered first. After Back or Forward the cards are
  // rendered at once, so that the scroll position can be restored.
  const isBack = useNavigationType() === NavigationType.Pop;
  const isNextStep = useNextStep();
  const results = isNextStep || isBack ? found : NONE_YET;
  const { shown } = results;
  const { chosen, choose } = useChosenFilters(list);
  const form = useRef<HTMLFormElement>(null);
  const column = useRef<HTMLElement>(null);
  const { heading, toResults, onOpen, step, save } = useListFocus();
  const filterSheet = useLazyDialog(sheet);
  const change = (to: JobFilters) => go({ ...to, page: 1 });

  useSingleKeys({
    '/': { name: t('keys.search'), run: () => form.current?.querySelector('input')?.focus() },
    f: {
      name: t('filters.title'),
      run: () => {
        const first = column.current?.querySelector('select');
        if (first && first.offsetParent !== null) first.focus();
        else filterSheet.show();
      },
    },
    j: { name: t('detail.next'), run: () => step(1) },
    k: { name: t('detail.previous'), run: () => step(-1) },
    s: { name: t('keys.save'), run: save },
  });

  useKeptResults(shown, filters, list);
  const count = chipsOf(filters).length;
  const facets = shown?.page.facets ?? null;
  const serverKeeps = shown?.page.data.some(({ viewer: mine }) => mine?.saved !== undefined) ?? false;
  return (
    <Content>
      <Box sx={{ paddingBlock: { xs: 3, md: 5 } }}>
        <PageHeading
          // The largest text on a phone's first screen, which does not depend on the backend: the page counts
          // as painted with it.
          lead={t('search.lead')}
          actions={<HeadLinks toResults={toResults} />}
        />
        <Box sx={{ mt: 2 }}>
          <SearchForm ref={form} q={filters.q} onSearch={(q) => go(withWords(chosen, q))} />
        </Box>
        <Box sx={hydrated ? COLUMNS_SX : PLAIN_SX}>
          <Box
            component="section"
            ref={column}
            aria-label={t('filters.title')}
            className="vt-no-print"
            sx={{ display: { xs: 'none', lg: 'block' } }}
          >
            {isNextStep && (
              <FilterFields filters={chosen} facets={facets} viewer={viewer} onChange={choose} />
            )}
          </Box>
          <Box className="vt-in-order" sx={{ minWidth: 0 }}>
            <Box sx={{ display: { xs: 'block', lg: 'none' }, mb: 2 }}>
              <Button
                variant="outlined"
                startIcon={<TuneIcon aria-hidden />}
                onClick={filterSheet.show}
                aria-haspopup="dialog"
              >
                {count === 0 ? t('filters.title') : t('filters.titleCount', { number: count })}
              </Button>
            </Box>
            <ActiveFilters
              filters={filters}
              notHonoured={results.notHonoured}
              onChange={change}
              onLast={toResults}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 1.5 }}>
              <Box
                component="h2"
                id={RESULTS_ID}
                ref={heading}
                tabIndex={-1}
                sx={{ flex: '1 1 14rem', typography: 'h5', m: 0, scrollMarginBlockStart: 88 }}
              >
                {t('terms:results')}
              </Box>
              <SortChoice
                value={usableFilters(chosen, viewer).sort}
                isSearched={filters.q !== ''}
                hasProfile={hasProfile}
                onChange={(sort) => choose({ sort })}
              />
            </Box>
            {/* Directly above the jobs, which are rendered together with it: it may need a second line. */}
            <Summary results={results} />
            <DeviceJobsOffer offered={serverKeeps} />
            <div className="vt-rows">
              <Rows results={results} hrefOf={hrefOf} isVisitor={viewer.userId === null} onOpen={onOpen} />
            </div>
            <Pager
              page={filters.page}
              pages={shown?.page.totalPages ?? 0}
              hrefOf={({ page }) => hrefOf({ ...filters, page })}
              onTurn={toResults}
              words={{
                name: t('pages.title'),
                previous: t('pages.previous'),
                next: t('pages.next'),
                page: (page) => t('pages.page', { page }),
              }}
              sx={{ mt: 3, justifyContent: 'center' }}
            />
            <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {shown !== null && <SaveSearch filters={filters} asOf={shown.page.asOf ?? null} />}
              <ShortcutsButton />
            </Box>
          </Box>
        </Box>
        <LazyDialog
          of={filterSheet}
          filters={asked}
          facets={facets}
          viewer={viewer}
          onShow={(to) => {
            filterSheet.hide();
            change(to);
          }}
        />
      </Box>
    </Content>
  );
}

/** The first link after the heading skips the filters. The second leads to the saved jobs. */
function HeadLinks({ toResults }: { readonly toResults: () => void }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      <Box
        component="a"
        href={`#${RESULTS_ID}`}
        onClick={(event) => {
          event.preventDefault();
          toResults();
        }}
        sx={{
          '&:not(:focus)': visuallyHiddenSx,
          display: 'inline-block',
          p: 1.25,
          color: 'primary.main',
        }}
      >
        {t('results.skip')}
      </Box>
      <Button component={AppLink} to={pathOf('savedJobs')} variant="outlined">
        {t('kept.link')}
      </Button>
    </>
  );
}

interface SortChoiceProps {
  readonly value: JobFilters['sort'];
  readonly isSearched: boolean;
  readonly hasProfile: boolean;
  readonly onChange: (sort: JobFilters['sort']) => void;
}

function SortChoice({ value, isSearched, hasProfile, onChange }: SortChoiceProps) {
  const { t } = useTranslation(['jobs', 'words']);
  const sorts = JOB_SORTS.filter(
    (sort) => (sort !== 'relevance' || isSearched) && (sort !== 'match' || hasProfile),
  );
  return (
    <Box sx={{ flex: '0 1 16rem' }}>
      <Select
        labelled="above"
        label={t('words:sortBy')}
        value={value}
        onChange={onChange}
        options={sorts.map((sort) => [sort, t(`sort.${sort}`)] as const)}
      />
    </Box>
  );
}
