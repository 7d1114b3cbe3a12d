import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '@/ui/card/TitledCard';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import type { ReadState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { saveBlob } from '@/ui/saveBlob';
import { Text } from '@/ui/text/Text';
import { Chart } from './Chart';
import type { Bars } from './charts/bars';
import { csvOfTable, type ReportTable } from './table';
import { TableOfReport } from './TableOfReport';

interface ReportProps<T> {
  readonly title: string;
  /** The name of the file, without the dates. */
  readonly file: string;
  readonly state: ReadState<T>;
  readonly isEmpty: (answer: T) => boolean;
  readonly empty: string;
  /** Sentences that summarise the report. */
  readonly sentences: (answer: T) => readonly string[];
  readonly bars: (answer: T) => Bars;
  readonly table: (answer: T) => ReportTable;
}

/**
 * One report: its sentences, its chart, its table and its file. It loads, fails and retries on its own. It is
 * left out when the backend does not support it.
 */
export function Report<T>({ title, file, state, isEmpty, empty, sentences, bars, table }: ReportProps<T>) {
  const { t } = useTranslation('reports');
  if (state.status === 'notOffered') return null;
  return (
    <TitledCard title={title}>
      <QueryState
        state={state}
        skeleton={<RowsSkeleton rows={1} height={376} />}
        failed={t('failed')}
        isEmpty={isEmpty}
        empty={<EmptyState title={empty} level={3} plain />}
      >
        {(answer) => (
          <>
            {sentences(answer).map((sentence) => (
              <Text key={sentence} sx={{ mb: 1, maxWidth: '70ch' }}>
                {sentence}
              </Text>
            ))}
            <Chart bars={bars(answer)} />
            <Whole title={title} file={file} table={table(answer)} />
          </>
        )}
      </QueryState>
    </TitledCard>
  );
}

interface WholeProps {
  readonly title: string;
  readonly file: string;
  readonly table: ReportTable;
}

function Whole({ title, file, table }: WholeProps): ReactNode {
  const { t } = useTranslation(['reports', 'terms']);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box className="vt-no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('showTable')}
        </Button>
        <Button
          startIcon={<Download aria-hidden />}
          onClick={() =>
            saveBlob(`${file}.csv`, new Blob([csvOfTable(table)], { type: 'text/csv;charset=utf-8' }))
          }
        >
          {t('terms:downloadCsv')}
        </Button>
      </Box>
      <div id={id}>{isOpen && <TableOfReport table={table} label={title} />}</div>
    </>
  );
}
