import { useState } from 'react';
import type { Item } from '@/features/records/resource';
import { loadNamespaces } from '@/i18n/i18n';
import { lazyDialog, useArrival } from '@/ui/loading/lazyDialog';
import type { RecordViewProps } from './RecordView';

const VIEW = lazyDialog<RecordViewProps>(async () => {
  // The history needs the texts of the audit log.
  const [{ RecordView }] = await Promise.all([import('./RecordView'), loadNamespaces('audit')]);
  return RecordView;
});

interface OpenRecordProps extends Pick<RecordViewProps, 'resource' | 'handlers' | 'onClose'> {
  /** The id in the address; '' when no record is open. */
  readonly id: string;
  readonly rows: readonly Item[];
}

/** The record of the address, shown over the list. It stays mounted during its closing animation. */
export function OpenRecord({ id, rows, ...props }: OpenRecordProps) {
  const [last, setLast] = useState('');
  if (id !== '' && id !== last) setLast(id);
  const shown = id === '' ? last : id;
  const { Part } = useArrival(VIEW, shown !== '');
  const isHere = Part !== undefined && shown !== '';
  return isHere ? (
    <Part key={shown} {...props} id={shown} row={rows.find((row) => row.id === shown)} open={id !== ''} />
  ) : null;
}
