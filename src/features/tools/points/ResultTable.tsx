import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TABLE_SX } from '@/features/tools/page/tableSx';

interface ResultTableProps {
  /** The heads of the columns after the first, which names the parts. */
  readonly heads: ReactNode;
  /** What differs from other tables. */
  readonly sx: Readonly<Record<string, object>>;
  /** A row for each part, and the total. */
  readonly children: ReactNode;
}

/** The points by part. The table may be wider than the page when the text is twice as large. */
export function ResultTable({ heads, sx, children }: ResultTableProps) {
  const { t } = useTranslation('tools');
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          ...TABLE_SX,
          mt: 2,
          '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
          '& tbody tr:last-of-type > *': { fontWeight: 700, borderBlockEnd: 0 },
          ...sx,
        }}
      >
        <caption>{t('points.byPart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('points.part')}</th>
            {heads}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Box>
    </Box>
  );
}
