import { queryOptions, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LedgerEntry, privacy } from '@/api/endpoints/privacy';
import { readPages, type WholeList } from '@/api/readPages';
import { send } from '@/api/send';
import { today } from '@/eligibility/calendar';
import { Surface } from '@/ui/card/Surface';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Section } from '@/ui/page/Section';
import { useToast } from '@/ui/toast/Toasts';
import { COLUMN_NAMES, COLUMNS, LedgerTable, useLedgerWords } from './LedgerTable';
import { WriteToUs } from './WriteToUs';

const PAGE_SIZE = 200;
const MOST_PAGES = 5;
/** Rows that are shown at first; a button shows the others. */
const AT_FIRST = 20;

const ledgerQuery = () =>
  queryOptions({
    queryKey: [privacy.ledger.path, null, 'all'],
    queryFn: ({ signal }) =>
      readPages(
        (page, pageSize) => send(privacy.ledger, { query: { page, pageSize }, signal }),
        PAGE_SIZE,
        MOST_PAGES,
      ),
  });

/** Every transfer of the person's data to somebody outside, to read and to download. */
export function LedgerSection() {
  const { t } = useTranslation('privacy');
  const state = readState(useQuery(ledgerQuery()));
  return (
    <Section id="sent" title={t('nav.sent')} lead={t('sent.lead')}>
      <Surface>
        <QueryState
          state={state}
          skeleton={<RowsSkeleton rows={4} height={64} />}
          failed={t('sent.failed')}
          notOffered={<WriteToUs />}
          isEmpty={({ list, leftOut }) => list.length === 0 && leftOut === 0}
          empty={t('sent.empty')}
        >
          {(ledger) => <Ledger {...ledger} />}
        </QueryState>
      </Surface>
    </Section>
  );
}

function Ledger({ list, leftOut }: WholeList<LedgerEntry>) {
  const { t } = useTranslation(['privacy', 'words', 'terms', 'fields']);
  const words = useLedgerWords();
  const toast = useToast();
  const [all, setAll] = useState(false);
  const save = async () => {
    try {
      const [{ ledgerCsv }, { saveFile }] = await Promise.all([
        import('./ledgerFile'),
        import('@/ui/saveBlob'),
      ]);
      const columns = COLUMNS.map((column) => t(COLUMN_NAMES[column]));
      saveFile(`sent-${today()}.csv`, ledgerCsv(list, columns, words));
    } catch {
      toast({ kind: 'error', message: t('terms:fileFailed') });
    }
  };
  return (
    <>
      <Box
        className="vt-no-print"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1.5, marginInlineStart: -1 }}
      >
        <Button startIcon={<Download aria-hidden />} onClick={() => void save()}>
          {t('sent.csv')}
        </Button>
        <Button startIcon={<Print aria-hidden />} onClick={() => window.print()}>
          {t('sent.print')}
        </Button>
      </Box>
      {leftOut > 0 && <p>{t('sent.leftOut')}</p>}
      <LedgerTable list={list} shown={all ? list.length : AT_FIRST} />
      {!all && list.length > AT_FIRST && (
        <Button variant="outlined" className="vt-no-print" sx={{ mt: 2 }} onClick={() => setAll(true)}>
          {t('words:showAll')}
        </Button>
      )}
    </>
  );
}
