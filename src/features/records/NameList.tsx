import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkFailure, BulkOutcome } from '@/features/records/editing/bulkUpdate';
import { formatNumber } from '@/i18n/format';
import { colon } from '@/i18n/punctuation';
import { useMessage } from '@/i18n/useMessage';
import { BidiText } from '@/ui/text/BidiText';
import { useToast } from '@/ui/toast/Toasts';
import { type DialogProps, type Item, nameOf, type Resource } from './resource';

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

const SHOWN_FAILURES = 50;
const LONGEST_FAILED = 200;

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
    <Alert severity="warning">
      {t('bulk.failed', { count: failed.length, shown: formatNumber(failed.length) })}
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {failed.slice(0, SHOWN_FAILURES).map(({ id, message }) => (
          <li key={id}>
            <BidiText>{(names.get(id) ?? id).slice(0, LONGEST_FAILED)}</BidiText>
            {colon()}
            {say(message)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/**
 * The records that a dialog changes together, and the report: a toast counts the changed ones, and the failed
 * ones stay in the dialog.
 */
export function useBulkChange({ items, onWorking, onDone, onClose }: DialogProps) {
  const { t } = useTranslation('records');
  const toast = useToast();
  // Changed records leave the selection, but the dialog still shows the others: so the records are fixed
  // here.
  const [chosen] = useState(items);
  const [failed, setFailed] = useState<readonly BulkFailure[] | null>(null);
  const report = ({ updated, failed: left }: BulkOutcome): void => {
    if (updated > 0) {
      const message = t('import.resultChanged', { count: updated, shown: formatNumber(updated) });
      toast({ kind: 'success', message });
      onDone(left.map(({ id }) => id));
    }
    if (left.length === 0) onClose();
    else setFailed(left);
  };
  const change = async (work: () => Promise<BulkOutcome>): Promise<BulkOutcome> => {
    onWorking(true);
    try {
      return await work();
    } finally {
      onWorking(false);
    }
  };
  return { chosen, change, failed, report };
}
