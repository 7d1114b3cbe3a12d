import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type Item, nameOf, type Resource } from '@/features/records/resource';
import { formatNumber } from '@/i18n/format';
import { colon } from '@/i18n/labelled';
import { useMessage } from '@/i18n/useMessage';
import { BidiText } from '@/ui/text/BidiText';
import type { BulkFailure } from './bulkUpdate';

const SHOWN = 50;
const LONGEST = 200;

interface FailuresProps {
  readonly resource: Resource;
  readonly items: readonly Item[];
  readonly failed: readonly BulkFailure[];
}

/** The records that could not be changed, each with the reason. */
export function Failures({ resource, items, failed }: FailuresProps) {
  const { t } = useTranslation('records');
  const say = useMessage('records', 'problems');
  const names = new Map(items.map((item) => [item.id, nameOf(resource, item)]));
  return (
    <Alert severity="warning" variant="outlined">
      {t('bulk.failed', { count: failed.length, shown: formatNumber(failed.length) })}
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {failed.slice(0, SHOWN).map(({ id, message }) => (
          <li key={id}>
            <BidiText>{(names.get(id) ?? id).slice(0, LONGEST)}</BidiText>
            {colon()}
            {say(message)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
