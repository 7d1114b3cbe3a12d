import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { jobs } from '@/api/endpoints/jobs';
import { queryOptionsFor } from '@/api/queries';
import { JOB_CATEGORIES, type CanadianRegion, type JobTag, type JobType } from '@/config/jobs';
import { formatPay, regionName } from '@/i18n/format';
import type { Chip, JobFilters } from './filters';

const knownCategory = (id: string) => JOB_CATEGORIES.find((each) => each === id);

/** Returns the names of categories: our own by id, or the server's for an unknown id. */
export function useCategoryName(ids: readonly string[]): (id: string) => string {
  const { t } = useTranslation(['profile', 'terms']);
  const enabled = ids.some((id) => knownCategory(id) === undefined);
  const { data } = useQuery({ ...queryOptionsFor(jobs.categories), enabled });
  return (id) => {
    const ownCategory = knownCategory(id);
    return ownCategory === undefined
      ? (data?.find((each) => each.id === id)?.name ?? id)
      : t(`category.${ownCategory}`);
  };
}

/** Returns the text of an active filter. */
export function useChipNames(filters: JobFilters): (chip: Chip) => string {
  const { t } = useTranslation(['jobs', 'terms']);
  const category = useCategoryName(filters.category);
  return ({ name, value }) => {
    switch (name) {
      case 'country':
        return regionName(value);
      case 'region':
        return t(`regions.${value as CanadianRegion}`);
      case 'category':
        return category(value);
      case 'type':
        return t(`types.${value as JobType}`);
      case 'tag':
        return t(`tags.${value as JobTag}`);
      case 'pay':
        return t('filters.atLeast', {
          pay: t(`terms:payRate.${filters.per}`, { amount: formatPay(Number(value), filters.cur) }),
        });
      case 'posted':
        return t('filters.postedWithin', { count: Number(value) });
      default:
        return t(`filters.${name}`);
    }
  };
}
