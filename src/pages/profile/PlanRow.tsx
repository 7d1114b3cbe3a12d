import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import { useNextDates } from '@/features/plan/useNextDates';
import { formatDate } from '@/i18n/format';
import { QueryState } from '@/ui/loading/QueryState';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { Row, To } from './StandRow';

/** The next date of the plan of documents. */
export function PlanRow({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('plan');
  const state = useNextDates(userId, 1);
  return (
    <Row label={t('next.title')}>
      <QueryState state={state} failed={t('next.failed')} skeleton={<TextSkeleton lines={2} />}>
        {(next) => {
          const first = next?.dates[0];
          return (
            <>
              <To to={pathOf('documentPlan')}>
                {first === undefined ? t(next === null ? 'next.make' : 'next.open') : first.text}
              </To>
              {first !== undefined && <div>{formatDate(first.day, { dateStyle: 'long' })}</div>}
            </>
          );
        }}
      </QueryState>
    </Row>
  );
}
