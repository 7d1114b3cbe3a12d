import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TABLE_SX } from '@/features/tools/page/tableSx';
import type { Bars } from '@/pages/admin/reports/charts/bars';
import { TitledCard } from '@/ui/card/TitledCard';
import { EarlyPart } from '@/ui/loading/EarlyPage';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import type { ReadState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { lateChunkQuery } from '@/ui/loading/useLateChunk';
import { AppLink } from '@/ui/page/AppLink';
import { saveFile } from '@/ui/saveBlob';
import { BidiText } from '@/ui/text/BidiText';
import { Text } from '@/ui/text/Text';
import { csvOfTable, type ReportTable, shownCell } from './table';

const CHARTS = lateChunkQuery({
  name: 'reportCharts',
  load: () => import('./charts/BarsChart'),
  namespaces: [],
});
const HEIGHT = 280;
const BAR = 36;
const AXES = 84;

/**
 * A chart, loaded after its report into a reserved space. When its code cannot be loaded, there is no chart.
 */
function Chart({ bars }: { readonly bars: Bars }) {
  const { data, errorUpdateCount } = useQuery(CHARTS);
  // After a failure no space is reserved while the code is requested again.
  if (data === undefined && errorUpdateCount > 0) return null;
  const height = bars.lie === true ? AXES + bars.labels.length * bars.series.length * BAR : HEIGHT;
  return (
    <Box
      aria-hidden="true"
      className="vt-no-print"
      data-chart=""
      sx={{ height, mb: 1, minWidth: 0, overflow: 'hidden' }}
    >
      {data !== undefined && <data.BarsChart bars={bars} height={height} />}
    </Box>
  );
}

const SX = {
  ...TABLE_SX,
  // A column of words keeps a readable width, because the table scrolls by itself.
  '& td, & th': { ...TABLE_SX['& th, & td'], minWidth: '9rem', overflowWrap: 'anywhere' },
  '& .number': { minWidth: 0, textAlign: 'end', overflowWrap: 'normal' },
  '& td.number': { whiteSpace: 'nowrap' },
} as const;

/** All values of the report, the same as in its file. */
function TableOfReport({
  table: { columns, rows },
  label,
}: {
  readonly table: ReportTable;
  readonly label: string;
}) {
  return (
    // What is wider than the screen is scrolled by itself, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus
    <Box tabIndex={0} sx={{ overflowX: 'auto', mt: 2 }}>
      <Box component="table" aria-label={label} sx={SX}>
        <thead>
          <tr>
            {columns.map(({ label: name, kind }) => (
              <th key={name} scope="col" className={kind === 'words' ? undefined : 'number'}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, to }) => (
            <tr key={`${to ?? ''} ${cells.slice(0, 2).join(' ')}`}>
              {columns.map(({ label: name, kind }, at) => {
                const text = shownCell(cells[at] ?? null, kind);
                if (at > 0) {
                  return (
                    <td key={name} className={kind === 'words' ? undefined : 'number'}>
                      {kind === 'words' ? <BidiText>{text}</BidiText> : text}
                    </td>
                  );
                }
                return (
                  <th key={name} scope="row">
                    {to === undefined ? (
                      <BidiText>{text}</BidiText>
                    ) : (
                      <AppLink to={to}>
                        <BidiText>{text}</BidiText>
                      </AppLink>
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const SHAPES = <RowsSkeleton rows={1} height={376} />;

interface ReportProps<T> {
  readonly title: string;
  /** The name of the file, without the dates. */
  readonly file: string;
  /** The part of the HTML document that shows the first sentence before the code is loaded. */
  readonly early?: string;
  readonly state: ReadState<T>;
  readonly isEmpty: (answer: T) => boolean;
  /** What an empty report means, in addition to the sentence that all reports share. */
  readonly empty?: string;
  /** Sentences that summarise the report. */
  readonly sentences: (answer: T) => readonly string[];
  readonly bars: (answer: T) => Bars;
  readonly table: (answer: T) => ReportTable;
}

/**
 * One report: its sentences, its chart, its table and its file. It loads, fails and retries on its own. It is
 * left out when the backend does not support it.
 */
export function Report<T>({
  title,
  file,
  early,
  state,
  isEmpty,
  empty,
  sentences,
  bars,
  table,
}: ReportProps<T>) {
  const { t } = useTranslation('reports');
  const id = useId();
  if (state.status === 'notOffered') return null;
  return (
    <TitledCard title={title} id={id}>
      <QueryState
        state={state}
        // The shape stays below the sentence: it keeps the room of the chart, and what follows waits for it.
        skeleton={
          <>
            {early !== undefined && <EarlyPart name={early} otherwise={null} />}
            {SHAPES}
          </>
        }
        failed={t('failed')}
        isEmpty={isEmpty}
        empty={<EmptyState title={t('nothing')} text={empty} level={3} plain />}
      >
        {(answer) => (
          <>
            {sentences(answer).map((sentence) => (
              <Text key={sentence} sx={{ mb: 1, maxWidth: '70ch' }}>
                {sentence}
              </Text>
            ))}
            <Chart bars={bars(answer)} />
            <Whole title={title} titleId={id} file={file} table={table(answer)} />
          </>
        )}
      </QueryState>
    </TitledCard>
  );
}

interface WholeProps {
  readonly title: string;
  readonly titleId: string;
  readonly file: string;
  readonly table: ReportTable;
}

function Whole({ title, titleId, file, table }: WholeProps): ReactNode {
  const { t } = useTranslation(['reports', 'terms']);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box
        className="vt-no-print"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: -1.5 }}
      >
        {/* All reports have the same two buttons. */}
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={titleId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('showTable')}
        </Button>
        <Button
          aria-describedby={titleId}
          startIcon={<Download aria-hidden />}
          onClick={() => saveFile(`${file}.csv`, csvOfTable(table))}
        >
          {t('terms:downloadCsv')}
        </Button>
      </Box>
      {/* It is printed in place of the chart, open or not. */}
      <Box id={id} sx={isOpen ? {} : { display: 'none', '@media print': { display: 'block' } }}>
        <TableOfReport table={table} label={title} />
      </Box>
    </>
  );
}
