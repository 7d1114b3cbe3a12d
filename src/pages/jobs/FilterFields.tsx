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
  readonly form: string | undefined;
  readonly filters: JobFilters;
  readonly facets: JobFacets | null;
  readonly viewer: JobViewer;
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

/** The filters. Their values are in the address; a value of the address is always among its options. */
export function FilterFields({ form, filters, facets, viewer }: FilterFieldsProps) {
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
        form={form}
        label={say(value)}
        checked={(filters[name] as readonly string[]).includes(value)}
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
        inForm={{ name: 'country', form }}
        labelled="above"
        label={t('fields:country')}
        value={filters.country ?? ''}
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
          name="pay"
          form={form}
          label={t('filters.pay')}
          value={filters.pay === null ? '' : String(filters.pay)}
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
            inForm={{ name: 'per', form }}
            labelled="above"
            label={t('terms:payPer')}
            value={filters.per}
            options={PAY_PER.map((per) => [per, t(`terms:${per}`)] as const)}
          />
          <Select
            inForm={{ name: 'cur', form }}
            labelled="above"
            label={t('fields:currency')}
            value={filters.cur}
            options={Object.keys(exchangeRates().perCad).map(
              (code) => [code, `${code} ${currencyName(code)}`] as const,
            )}
          />
        </Box>
        <TickControl
          name="stated"
          value="1"
          form={form}
          label={t('filters.stated')}
          checked={filters.stated}
        />
      </div>
      <Select
        inForm={{ name: 'posted', form }}
        labelled="above"
        label={t('anatomy.posted')}
        value={filters.posted === null ? '' : String(filters.posted)}
        options={[
          ['', t('filters.anyTime')],
          ...POSTED_WITHIN.map((days) => [String(days), t('filters.postedWithin', { count: days })] as const),
        ]}
      />
      <div>
        <TickControl
          name="permit"
          value="1"
          form={form}
          label={t('filters.permit')}
          checked={filters.permit}
        />
        <TickControl
          name="match"
          value="1"
          form={form}
          label={t('filters.match')}
          checked={filters.match}
          disabled={!viewer.hasProfile}
        />
        {!viewer.hasProfile && matchHint}
        {viewer.userId !== null && (
          <TickControl
            name="applied"
            value="hide"
            form={form}
            label={t('filters.hideApplied')}
            checked={filters.hideApplied}
          />
        )}
      </div>
    </Box>
  );
}
