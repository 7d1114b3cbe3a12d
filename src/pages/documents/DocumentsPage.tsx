import EventIcon from '@mui/icons-material/EventNoteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { config } from '@/config/env';
import { UPLOAD_FILES } from '@/config/limits';
import { isNotOffered } from '@/errors/ApiError';
import { formatMegabytes } from '@/features/documents/size';
import { isOver, isReady, mayRetry } from '@/features/documents/uploadItem';
import { UploadList, UploadNews } from '@/features/documents/UploadList';
import { useFileButton } from '@/features/documents/useFileButton';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { useUploads } from '@/features/documents/useUploads';
import { usePlan } from '@/features/plan/usePlan';
import { CheckInput } from '@/forms/fields/CheckInput';
import { formatNumber } from '@/i18n/format';
import { useWho } from '@/layout/useWho';
import { pathOf } from '@/routing/routes';
import { Surface } from '@/ui/card/Surface';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content, Section } from '@/ui/page/Section';
import { CountBadge } from '@/ui/text/CountBadge';
import { DocumentList } from './DocumentList';
import { DropTarget } from './DropTarget';

function PlanLink() {
  const { t } = useTranslation('plan');
  const { user } = useWho();
  if (user === null || !areaIsOn('planner')) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Surface padding="none">
        <Box
          component={AppLink}
          to={pathOf('documentPlan')}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            padding: 2,
            color: 'text.primary',
            textDecoration: 'none',
            '&:hover .name': { textDecoration: 'underline' },
          }}
        >
          <EventIcon aria-hidden sx={{ color: 'primary.main' }} />
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Box component="span" className="name" sx={{ display: 'block', fontWeight: 550 }}>
              {t('title')}
            </Box>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
              {t('linkText')}
            </Box>
          </Box>
          <OrderNowBadge userId={user.id} />
        </Box>
      </Surface>
    </Box>
  );
}

/**
 * The number of documents in the person's plan that should be ordered now. Renders nothing when there are
 * none, or no plan.
 */
function OrderNowBadge({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('plan');
  const { view } = usePlan(userId);
  const count = view.status === 'ready' ? (view.data?.orderNow ?? 0) : 0;
  return <CountBadge count={count} label={t('orderNow', { count })} />;
}

/** Choosing, previewing and sending files. */
function AddDocuments() {
  const { t } = useTranslation(['documents', 'terms']);
  const { queue, items, smaller, tooMany } = useUploads();
  const add = (files: readonly File[]) => void queue.add(files);
  const choice = useFileButton({ label: t('choose'), onFiles: add, multiple: true });
  const camera = useFileButton({ label: t('photo'), onFiles: add, camera: true });
  const focusProps = useFocusAfterRemoval<HTMLDivElement>();
  const ready = items.filter(isReady).length;
  const limit = formatMegabytes(config().uploadMaxMb);
  return (
    <Box {...focusProps} sx={{ display: 'grid', gap: 2, outline: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" onClick={choice.open}>
          {t('choose')}
        </Button>
        {choice.input}
        <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
          <Button variant="outlined" onClick={camera.open}>
            {t('photo')}
          </Button>
          {camera.input}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('rules', { limit })}</Box>
      <CheckInput label={t('smaller')} checked={smaller} onChange={queue.setSmaller} />
      {tooMany && <Alert severity="warning">{t('tooMany', { max: formatNumber(UPLOAD_FILES) })}</Alert>}
      <UploadList items={items} />
      {items.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {ready > 0 && (
            <Button variant="contained" onClick={queue.start}>
              {t('upload', { count: ready })}
            </Button>
          )}
          {items.some(mayRetry) && <Button onClick={queue.retryAll}>{t('retryAll')}</Button>}
          {items.some(isOver) && <Button onClick={queue.clear}>{t('terms:clearTheList')}</Button>}
        </Box>
      )}
      <UploadNews items={items} />
    </Box>
  );
}

/**
 * The stored documents follow directly below the upload, which takes little space while no files are chosen.
 */
const PAGE_SX = {
  '& > #add': { paddingBlockEnd: 0 },
  '& > #stored': { paddingBlockStart: 3 },
} as const;

/**
 * The person's documents. Files can be dropped anywhere on the page, but every action works without that.
 * When the backend does not support documents, the upload is left out.
 */
export function DocumentsPage() {
  const { t } = useTranslation(['documents', 'terms']);
  const { error } = useQuery(queryOptionsFor(documents.list));
  const isKept = !isNotOffered(error);
  return (
    <Content padded>
      <Box sx={PAGE_SX}>
        <PageHeading />
        <PlanLink />
        {isKept && (
          <Section id="add" title={t('addTitle')}>
            <AddDocuments />
          </Section>
        )}
        <Section id="stored" title={t('terms:yourDocuments')}>
          <DocumentList />
        </Section>
      </Box>
      {isKept && <DropTarget />}
    </Content>
  );
}
