import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { JobFacets } from '@/api/endpoints/jobs';
import { exchangeRates } from '@/config/exchange';
import {
  CANADA,
  CANADIAN_REGIONS,
  JOB_CATEGORIES,
  JOB_COUNTRIES,
  JOB_TAGS,
  JOB_TYPES,
  POSTED_WITHIN,
} from '@/config/jobs';
import { pathOf } from '@/routing/routes';
import { type JobFilters, PAY_PER } from '@/features/jobs/filters';
import { useCategoryName } from '@/features/jobs/useChipNames';
import type { JobViewer } from '@/features/jobs/viewer';
import { currencyName, regionName } from '@/i18n/format';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { AppLink } from '@/ui/page/AppLink';
import { Select } from '@/lists/Select';
import { AmountControl, Group, TickControl } from './controls';

interface FilterFieldsProps {
  readonly filters: JobFilters;
  readonly facets: JobFacets | null;
  readonly viewer: JobViewer;
  readonly onChange: (change: Partial<JobFilters>) => void;
}

/**
 * Known values come first in a fixed order, with or without counts, so that nothing moves when the counts are
 * loaded. Then come values that only the response has, then those that only the address has.
 */
const optionsOf = (
  known: readonly string[],
  counts: Readonly<Record<string, number>> | null | undefined,
  chosen: readonly string[],
): readonly string[] => [...new Set([...known, ...Object.keys(counts ?? {}), ...chosen])];

/** The filters. A value of the address is always among the options. */
export function FilterFields({ filters, facets, viewer, onChange }: FilterFieldsProps) {
  const { t } = useTranslation(['jobs', 'fields', 'terms']);
  const dialog = useAuthDialog();
  const categories = optionsOf(JOB_CATEGORIES, facets?.category, filters.category);
  const category = useCategoryName(categories);
  const counted = Object.keys(facets?.country ?? {});
  const countries = optionsOf(
    // When nothing was found there are no counts, so all known countries can be chosen.
    counted.length === 0 ? JOB_COUNTRIES : JOB_COUNTRIES.filter((code) => counted.includes(code)),
    facets?.country,
    filters.country === null ? [] : [filters.country],
  );
  const ticks = (
    name: 'region' | 'category' | 'type' | 'tag',
    values: readonly string[],
    say: (value: string) => string,
  ) =>
    values.map((value) => (
      <TickControl
        key={value}
        name={name}
        value={value}
        label={say(value)}
        checked={filters[name].some((each) => each === value)}
        onChange={(on) =>
          // In the order of the controls, because the address has the same order.
          onChange({
            [name]: values.filter((each) =>
              each === value ? on : filters[name].some((chosen) => chosen === each),
            ),
          })
        }
        count={facets?.[name]?.[value]}
      />
    ));
  const matchHint =
    viewer.userId === null ? (
      <Button size="small" onClick={() => dialog.open('login')}>
        {t('filters.signIn')}
      </Button>
    ) : (
      <Button size="small" component={AppLink} to={pathOf('profileEdit')}>
        {t('filters.createProfile')}
      </Button>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Select
        labelled="above"
        label={t('fields:country')}
        value={filters.country ?? ''}
        onChange={(country) => onChange({ country: country === '' ? null : country })}
        options={[
          ['', t('filters.anyCountry')],
          ...countries.map((code) => [code, regionName(code)] as const),
        ]}
      />
      {filters.country === CANADA && (
        <Group label={t('fields:province')}>
          {ticks('region', CANADIAN_REGIONS, (code) =>
            t(`regions.${code as (typeof CANADIAN_REGIONS)[number]}`),
          )}
        </Group>
      )}
      <Group label={t('fields:category')}>{ticks('category', categories, category)}</Group>
      <Group label={t('fields:jobType')}>
        {ticks('type', JOB_TYPES, (type) => t(`types.${type as (typeof JOB_TYPES)[number]}`))}
      </Group>
      <Group label={t('fields:tags')}>
        {ticks('tag', JOB_TAGS, (tag) => t(`tags.${tag as (typeof JOB_TAGS)[number]}`))}
      </Group>
      <div>
        <AmountControl
          label={t('filters.pay')}
          value={filters.pay}
          onChange={(pay) => onChange({ pay })}
          hint={t('filters.payRule')}
        />
        {/* Two columns only where the name of a currency fits. */}
        <Box
          sx={{
            mt: 1.5,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
          }}
        >
          <Select
            labelled="above"
            label={t('terms:payPer')}
            value={filters.per}
            onChange={(per) => onChange({ per })}
            options={PAY_PER.map((per) => [per, t(`terms:${per}`)] as const)}
          />
          <Select
            labelled="above"
            label={t('fields:currency')}
            value={filters.cur}
            onChange={(cur) => onChange({ cur })}
            options={Object.keys(exchangeRates().perCad).map(
              (code) => [code, `${code} ${currencyName(code)}`] as const,
            )}
          />
        </Box>
        <TickControl
          name="stated"
          label={t('filters.stated')}
          checked={filters.stated}
          onChange={(stated) => onChange({ stated })}
        />
      </div>
      <Select
        labelled="above"
        label={t('anatomy.posted')}
        value={String(filters.posted ?? '')}
        onChange={(days) => onChange({ posted: days === '' ? null : Number(days) })}
        options={[
          ['', t('filters.anyTime')],
          ...POSTED_WITHIN.map((days) => [String(days), t('filters.postedWithin', { count: days })] as const),
        ]}
      />
      <div>
        <TickControl
          name="permit"
          label={t('filters.permit')}
          checked={filters.permit}
          onChange={(permit) => onChange({ permit })}
        />
        <TickControl
          name="match"
          label={t('filters.match')}
          checked={filters.match}
          onChange={(match) => onChange({ match })}
          disabled={!viewer.hasProfile}
        />
        {!viewer.hasProfile && matchHint}
        {viewer.userId !== null && (
          <TickControl
            name="applied"
            label={t('filters.hideApplied')}
            checked={filters.hideApplied}
            onChange={(hideApplied) => onChange({ hideApplied })}
          />
        )}
      </div>
    </Box>
  );
}
