import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents, type StaffDocument } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { ApiError } from '@/errors/ApiError';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { formatNumber } from '@/i18n/format';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { Check } from './Check';
import type { DecidedDocument, TypedStore } from './decision';
import { DecisionNotice } from './DecisionNotice';

/** As high for every document, so that the buttons stay where they are. */
const PAPER_SX = { height: { xs: '100dvh', sm: 'calc(100% - 64px)' } } as const;

interface CheckDialogProps {
  readonly id: string;
  /** The document as the list has it, shown until it is read by itself. */
  readonly known: StaffDocument | undefined;
  readonly place: number | undefined;
  readonly total: number;
  readonly typed: TypedStore;
  /** Undefined where there is no other. */
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
  /** What was decided here before. */
  readonly last: DecidedDocument | undefined;
  readonly onPutBack: (answer: StaffDocument) => void;
  readonly onDecided: (decided: DecidedDocument) => void;
  /** It was changed by somebody else: the list is older than that. */
  readonly onChanged: () => void;
}

/** One document beside what its owner says, and the decision about it. The next one takes its place in the same dialog. */
export function CheckDialog(props: CheckDialogProps) {
  const { id, known, place, total, typed, last, onNext, onClose, onPutBack, onDecided, onChanged } = props;
  const { t } = useTranslation(['checks', 'words']);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const query = useQuery({
    ...queryOptionsFor(documents.byId, { path: { id } }),
    ...(known === undefined ? {} : { placeholderData: known }),
    // Somebody else may have decided a moment ago.
    staleTime: 0,
  });
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <AppDialog
      title={t('dialog')}
      aside={
        place !== undefined && (
          <Box sx={{ color: 'text.secondary' }}>
            {t('place', { place: formatNumber(place), total: formatNumber(total) })}
          </Box>
        )
      }
      onClose={onClose}
      size={1080}
      paperSx={PAPER_SX}
      whole
    >
      <DecisionNotice last={last} onPutBack={onPutBack} />
      <DialogContent dividers>
        {isGone ? (
          <EmptyState level={3} title={t('gone')} text={t('goneText')} />
        ) : (
          <QueryState
            state={readState(query)}
            failed={t('failed')}
            skeleton={
              <Box sx={{ minHeight: { xs: '60vh', md: '62vh' } }}>
                <TextSkeleton lines={8} />
              </Box>
            }
          >
            {(document) => (
              <Check
                key={document.id}
                document={document}
                actions={actions}
                typed={typed}
                onDecided={onDecided}
                onChanged={() => {
                  void query.refetch();
                  onChanged();
                }}
              />
            )}
          </QueryState>
        )}
      </DialogContent>
      <DialogActions sx={{ gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        <Button onClick={onClose}>{t('words:close')}</Button>
        {onNext !== undefined && <Button onClick={onNext}>{t('next')}</Button>}
        {/* The buttons of the decision, which belong to the form above. */}
        <Box ref={setActions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }} />
      </DialogActions>
    </AppDialog>
  );
}
