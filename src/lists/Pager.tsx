import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { selectSx } from './controlSx';
import { SIZES, type Size } from './listState';
import type { ListControl } from './useListState';

interface PagerProps {
  readonly list: ListControl;
  readonly total: number;
  readonly pages: number;
}

/** Which rows are shown, how many at once, and the way to the others. */
export function Pager({ list, total, pages }: PagerProps) {
  const { t } = useTranslation('records');
  const { page, size } = list.state;
  const from = size === 'all' ? Math.min(1, total) : Math.min(total, (page - 1) * size + 1);
  const to = size === 'all' ? total : Math.min(total, page * size);
  const sizes: readonly Size[] = [...SIZES, 'all'];
  return (
    <Box
      component="nav"
      aria-label={t('pager.name')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, p: 2 }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        {t('pager.size')}
        <Box
          component="select"
          value={String(size)}
          onChange={(event) =>
            list.go({ size: sizes.find((one) => String(one) === event.target.value) ?? 10 })
          }
          sx={selectSx}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one === 'all' ? t('pager.all') : formatNumber(one)}
            </option>
          ))}
        </Box>
      </Box>
      <Box
        component="span"
        aria-live="polite"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('pager.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}
      </Box>
      {size !== 'all' && pages > 1 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            flexGrow: { xs: 1, sm: 0 },
            marginInlineStart: { sm: 'auto' },
            '& button': { paddingInline: { xs: 1.5, sm: 2.5 } },
          }}
        >
          <Button variant="outlined" disabled={page <= 1} onClick={() => list.go({ page: page - 1 })}>
            {t('pager.previous')}
          </Button>
          <Box
            component="span"
            sx={{
              color: 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
              textAlign: 'center',
              // A phone has no room for it between the two buttons: it stands above them.
              order: { xs: -1, sm: 0 },
              flexBasis: { xs: '100%', sm: 'auto' },
            }}
          >
            {t('pager.page', { page: formatNumber(page), pages: formatNumber(pages) })}
          </Box>
          <Button variant="outlined" disabled={page >= pages} onClick={() => list.go({ page: page + 1 })}>
            {t('pager.next')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
