import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { JobFacets } from '@/api/endpoints/jobs';
import { exchangeRates } from '@/config/exchange';
import {
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
 * Known values first in their own order, counted or not: what stands below stays where it is when the counts come. Then
 * what is only in the answer, then what is only in the address.
 */
const optionsOf = (
  known: readonly string[],
  counts: Readonly<Record<string, number>> | null | undefined,
  chosen: readonly string[],
): readonly string[] => [...new Set([...known, ...Object.keys(counts ?? {}), ...chosen])];

/** The filters. A value of the address is always among its options. */
export function FilterFields({ filters, facets, viewer, onChange }: FilterFieldsProps) {
  const { t } = useTranslation(['jobs', 'fields', 'terms']);
  const dialog = useAuthDialog();
  const categories = optionsOf(JOB_CATEGORIES, facets?.category, filters.category);
  const category = useCategoryName(categories);
  const counted = Object.keys(facets?.country ?? {});
  const countries = optionsOf(
    // Where nothing is found, nothing is counted: all that is known stays to choose from.
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
          // In the order of the controls, as the address has them.
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
      {filters.country === 'CA' && (
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
        {/* Beside each other only where the name of a currency has room. */}
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
