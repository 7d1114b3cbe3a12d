import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { readOnlyColumns } from '@/features/records/csv/exportCsv';
import { type Item, LABEL_NAMESPACES, type Resource, valueOf } from '@/features/records/resource';
import { Shown } from '@/forms/kinds/Shown';

const LIST_SX = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(8rem, 1fr) minmax(0, 2fr)' },
  columnGap: 3,
  m: 0,
  '& dt': { color: 'text.secondary', fontSize: '0.875rem', paddingBlockStart: 1 },
  '& dd': { m: 0, minWidth: 0, paddingBlockStart: { xs: 0, sm: 1 }, overflowWrap: 'anywhere' },
  '& .text, & .code, & .title': { whiteSpace: 'pre-line' },
} as const;

/** All fields of a record. */
export function Details({ resource, item }: { readonly resource: Resource; readonly item: Item }) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  const More = resource.moreDetails;
  const details = (resource.details ?? []).filter((detail) => valueOf(item, detail) !== null);
  return (
    <Box component="dl" sx={LIST_SX}>
      {[...resource.fields, ...readOnlyColumns(resource), ...details].map((field) => (
        <Box key={field.name} sx={{ display: 'contents' }}>
          <dt>{t(field.label)}</dt>
          <dd>
            <Shown spec={field} value={valueOf(item, field)} item={item} />
          </dd>
        </Box>
      ))}
      {More !== undefined && <More item={item} />}
    </Box>
  );
}
