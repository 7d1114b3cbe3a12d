import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { MOST_SELECTED } from './selection';

interface SelectionBarProps {
  readonly count: number;
  /** Why editing and deleting are disabled now. */
  readonly blocked?: string | undefined;
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
  readonly onExport?: () => void;
  readonly onClear: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The buttons for the selected records. The bar stays visible while the person scrolls. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, blocked, onEdit, onDelete, onExport, onClear, children } = props;
  const { t } = useTranslation('records');
  return (
    <Box
      component="section"
      aria-label={t('selection.name')}
      sx={{
        position: 'sticky',
        insetBlockEnd: 16,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mt: 2,
        paddingBlock: 1,
        paddingInline: { xs: 1, sm: 2 },
        borderRadius: 1,
        border: '1px solid',
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
        boxShadow: 'var(--vt-shadow)',
      }}
    >
      <Box
        component="span"
        aria-live="polite"
        sx={{ fontWeight: 600, marginInline: { xs: '12px auto', sm: '0 auto' } }}
      >
        {t('selection.count', { count, shown: formatNumber(count) })}
        {count >= MOST_SELECTED && (
          <Box component="span" sx={{ fontWeight: 400, marginInlineStart: 1 }}>
            {t('selection.most', { most: formatNumber(MOST_SELECTED) })}
          </Box>
        )}
      </Box>
      <Button onClick={onClear}>{t('selection.clear')}</Button>
      {onEdit !== undefined && (
        <Button onClick={onEdit} disabled={blocked !== undefined} title={blocked}>
          {t('selection.edit', { count, shown: formatNumber(count) })}
        </Button>
      )}
      {onExport !== undefined && <Button onClick={onExport}>{t('selection.export')}</Button>}
      {onDelete !== undefined && (
        <Button color="error" onClick={onDelete} disabled={blocked !== undefined} title={blocked}>
          {t('selection.delete', { count, shown: formatNumber(count) })}
        </Button>
      )}
      {children}
    </Box>
  );
}
