import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chipsOf, type JobFilters, JOBS, withoutChip, withWords } from '@/features/jobs/filters';
import { CardSkeletons, JobCard, JobCards } from '@/features/jobs/JobCard';
import { countQuery, featuredQuery } from '@/features/jobs/queries';
import { useChipNames } from '@/features/jobs/useChipNames';
import { formatList } from '@/i18n/format';
import { CreateProfileButton } from '@/identity/dialogs/CreateProfileButton';
import { EmptyState } from '@/ui/loading/EmptyState';
import { Skeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { isolated } from '@/i18n/isolated';

const SUGGESTED = 5;
const OTHERS = 4;

interface NothingFoundProps {
  readonly filters: JobFilters;
  readonly didYouMean: string | null;
  readonly hrefOf: (filters: JobFilters) => string;
  readonly isVisitor: boolean;
}

/** Shown when no job matches: the active filters with links that leave out one of them, and other jobs. */
export function NothingFound({ filters, didYouMean, hrefOf, isVisitor }: NothingFoundProps) {
  const { t } = useTranslation(['jobs', 'words']);
  const nameOf = useChipNames(filters);
  const chips = chipsOf(filters);
  const without = [
    ...chips.map((chip) => ({ name: nameOf(chip), filters: withoutChip(filters, chip) })),
    ...(filters.q === '' ? [] : [{ name: filters.q, filters: withWords(filters, '') }]),
  ]
    .map((each) => ({ ...each, name: isolated(each.name) }))
    .slice(0, 12);
  const asks = chips.length + (filters.q === '' ? 0 : 1);
  const counts = useQueries({
    queries: without.map((each) => ({ ...countQuery(each.filters), enabled: asks > 1 })),
    combine: (results) => ({
      found: results.map(({ data }) => data?.totalCount ?? 0),
      waits: results.some(({ isLoading }) => isLoading),
    }),
  });
  const suggestions = without
    .map((each, at) => ({ ...each, count: counts.found[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, SUGGESTED);
  const featured = useQuery(featuredQuery());
  const others = featured.data?.slice(0, OTHERS) ?? [];
  if (asks === 0) {
    return (
      <EmptyState
        level={3}
        title={t('results.noneOpen')}
        text={t('results.noneOpenText')}
        action={isVisitor && <CreateProfileButton>{t('words:createAFreeProfile')}</CreateProfileButton>}
      />
    );
  }
  return (
    <Box className="vt-in-order" sx={{ display: 'grid', gap: 2 }}>
      <Text quiet>{t('results.asked', { list: formatList(without.map(({ name }) => name)) })}</Text>
      {didYouMean !== null && (
        <div>
          <Button variant="outlined" component={AppLink} to={hrefOf(withWords(filters, didYouMean))}>
            {t('results.didYouMean', { words: isolated(didYouMean) })}
          </Button>
        </div>
      )}
      {counts.waits && <Skeleton height={44} />}
      {!counts.waits && suggestions.length > 0 && (
        <PlainList>
          {suggestions.map(({ name, count, filters: to }) => (
            <li key={name}>
              <Button component={AppLink} to={hrefOf(to)}>
                {t('results.without', { name, count })}
              </Button>
            </li>
          ))}
        </PlainList>
      )}
      {/* With active filters, their list above already has this button. */}
      {chips.length === 0 && (
        <div>
          <Button variant="outlined" component={AppLink} to={hrefOf(JOBS.plain)}>
            {t('filters.clear')}
          </Button>
        </div>
      )}
      {(featured.isLoading || others.length > 0) && (
        <>
          <Box component="h2" sx={{ typography: 'h5', m: 0, mt: 3 }}>
            {t('results.others')}
          </Box>
          {featured.isLoading ? (
            <CardSkeletons cards={OTHERS} rows />
          ) : (
            <JobCards rows>
              {others.map((job) => (
                <JobCard key={job.id} job={job} />
              ))}
            </JobCards>
          )}
        </>
      )}
    </Box>
  );
}
