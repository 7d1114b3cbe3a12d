import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { MOST_AT_ONCE } from './readAll';
import { SIZES, type Size } from './params';
import { Select } from './Select';

interface PageSizeProps {
  readonly page: number;
  readonly size: Size;
  readonly total: number;
  readonly onChange: (size: Size) => void;
}

/** Select for the number of rows on a page, and the range of the rows that are shown. */
export function PageSize({ page, size, total, onChange }: PageSizeProps) {
  const { t } = useTranslation(['records', 'terms']);
  const from = size === 'all' ? Math.min(1, total) : Math.min(total, (page - 1) * size + 1);
  const to = size === 'all' ? total : Math.min(total, page * size);
  return (
    <>
      <Select
        label={t('pager.size')}
        labelled="before"
        value={String(size)}
        options={SIZES.filter((each) => each !== 'all' || size === 'all' || total <= MOST_AT_ONCE).map(
          (each) => [String(each), each === 'all' ? t('terms:all') : formatNumber(each)],
        )}
        onChange={(chosen) => onChange(SIZES.find((each) => String(each) === chosen) ?? SIZES[0])}
      />
      <Box
        component="span"
        aria-live="polite"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('pager.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}
      </Box>
    </>
  );
}
