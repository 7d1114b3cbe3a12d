import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Fragment } from 'react';
import type { JobFilters } from '@/features/jobs/filters';
import { formatNumber } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';

interface PagesProps {
  readonly filters: JobFilters;
  readonly pages: number;
  readonly hrefOf: (filters: JobFilters) => string;
  readonly onTurn: () => void;
}

/** The pages around the one that is shown, the first and the last. */
const around = (page: number, pages: number): readonly number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((each) => each >= 1 && each <= pages)
    .sort((a, b) => a - b);

/** The way to the other pages of results: real links. */
export function Pages({ filters, pages, hrefOf, onTurn }: PagesProps) {
  const { t } = useTranslation('jobs');
  const { page } = filters;
  if (pages <= 1) return null;
  const to = (each: number) => ({
    component: AppLink,
    to: hrefOf({ ...filters, page: each }),
    onClick: onTurn,
  });
  return (
    <Box
      component="nav"
      aria-label={t('pages.title')}
      sx={{
        mt: 3,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: 'center',
        alignItems: 'center',
      }}
    >
      {page > 1 && (
        <Button variant="outlined" {...to(page - 1)}>
          {t('pages.previous')}
        </Button>
      )}
      {around(page, pages).map((each, at, all) => (
        <Fragment key={each}>
          {each - (all[at - 1] ?? each) > 1 && <span aria-hidden>…</span>}
          <Button
            {...to(each)}
            aria-label={t('pages.page', { page: each })}
            aria-current={each === page ? 'page' : undefined}
            variant={each === page ? 'contained' : 'text'}
            sx={{ minWidth: 44 }}
          >
            {formatNumber(each)}
          </Button>
        </Fragment>
      ))}
      {page < pages && (
        <Button variant="outlined" {...to(page + 1)}>
          {t('pages.next')}
        </Button>
      )}
    </Box>
  );
}
