import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents, type StaffDocument } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { isNotFound } from '@/errors/ApiError';
import { formatNumber } from '@/i18n/format';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { Check } from './Check';
import type { DecidedDocument, TypedStore } from './decision';
import { isolated } from '@/i18n/isolated';

interface DecisionNoticeProps {
  readonly last: DecidedDocument | undefined;
  readonly onPutBack: (answer: StaffDocument) => void;
}

/** The decision about the previous document, above the next one. A toast would cover the buttons. */
function DecisionNotice({ last, onPutBack }: DecisionNoticeProps) {
  const { t } = useTranslation('checks');
  const sayFailure = useFailureToast();
  /** Undoes the decision, so that the document waits again. */
  const putBack = ({ id, version }: StaffDocument) => {
    const body = { status: 'pending' as const, ...(version > 0 ? { version } : {}) };
    send(documents.verify, { path: { id }, body }).then(onPutBack, sayFailure);
  };
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        paddingInline: 3,
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {last !== undefined && t(`done.${last.decision}`, { name: isolated(last.answer.name) })}
      {last !== undefined && last.decision !== 'pending' && (
        <Button sx={{ marginInlineStart: -1 }} onClick={() => putBack(last.answer)}>
          {t('putBack')}
        </Button>
      )}
    </Box>
  );
}

/** The same height for every document, so that the buttons stay in their place. */
const PAPER_SX = { height: { xs: '100dvh', sm: 'calc(100% - 64px)' } } as const;

interface CheckDialogProps {
  readonly id: string;
  /** The document from the list, shown until its own request is answered. */
  readonly listed: StaffDocument | undefined;
  readonly place: number | undefined;
  readonly total: number;
  readonly typed: TypedStore;
  /** Undefined when there is no other document. */
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
  /** The decision that was made before in this dialog. */
  readonly last: DecidedDocument | undefined;
  readonly onPutBack: (answer: StaffDocument) => void;
  readonly onDecided: (decided: DecidedDocument) => void;
  /** Called when somebody else has changed the document, so that the list is out of date. */
  readonly onChanged: () => void;
}

/**
 * A document beside the facts of its owner, and the decision. The next document is shown in the same dialog.
 */
export function CheckDialog(props: CheckDialogProps) {
  const { id, listed, place, total, typed, last, onNext, onClose, onPutBack, onDecided, onChanged } = props;
  const { t } = useTranslation(['checks', 'words']);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const query = useQuery({
    ...queryOptionsFor(documents.byId, { path: { id } }),
    ...(listed === undefined ? {} : { placeholderData: listed }),
    // Always requested again, because somebody else may have decided meanwhile.
    staleTime: 0,
  });
  const isGone = isNotFound(query.error);
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
        {/* The buttons of the decision are rendered here by the form above. */}
        <Box ref={setActions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }} />
      </DialogActions>
    </AppDialog>
  );
}
