import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { useApplication } from '@/features/applications/applicationReads';
import { NotFoundHere } from '@/features/applications/NotFoundHere';
import { Receipt } from '@/features/applications/Receipt';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { useRouteParams } from '@/ui/page/useRoute';

/** /applications/{id}/receipt: the receipt of an application. It survives a reload. */
export function ReceiptPage() {
  const { t } = useTranslation('applications');
  const { id } = useRouteParams('receipt');
  const state = useApplication(id);
  if (state.status === 'notOffered') return <NotFoundHere />;
  return (
    <Content narrow padded stacked>
      {/* The receipt has its own heading, which depends on the application. */}
      {state.status !== 'ready' && <PageHeading />}
      <QueryState
        state={state}
        failed={t('detail.failed')}
        size="page"
        skeleton={<RowsSkeleton rows={4} height={48} />}
      >
        {({ application }) =>
          application.status === 'draft' && areaIsOn('apply') ? (
            <Navigate to={pathOf('newApplication', { job: application.jobId })} replace />
          ) : (
            <Receipt application={application} />
          )
        }
      </QueryState>
    </Content>
  );
}
