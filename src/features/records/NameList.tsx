import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { type Item, nameOf, type Resource } from '@/features/records/resource';
import { BidiText } from '@/ui/text/BidiText';

const SHOWN = 5;
const LONGEST = 300;

interface NameListProps {
  readonly resource: Resource;
  readonly items: readonly Item[];
}

/** Names the first of the given records and counts the others. */
export function NameList({ resource, items }: NameListProps) {
  const { t } = useTranslation('records');
  const more = items.length - SHOWN;
  return (
    <Box
      component="ul"
      sx={{ m: 0, paddingInlineStart: '1.25em', color: 'text.primary', overflowWrap: 'anywhere' }}
    >
      {items.slice(0, SHOWN).map((item) => (
        <li key={item.id}>
          <BidiText>{nameOf(resource, item).slice(0, LONGEST)}</BidiText>
        </li>
      ))}
      {more > 0 && <li>{t('delete.more', { count: more, shown: formatNumber(more) })}</li>}
    </Box>
  );
}
