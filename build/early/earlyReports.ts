import { isRecord } from '@/api/answer';
import type { Funnel } from '@/api/endpoints/adminReports';
import { funnelRead, lastNinetyDays } from '@/app/firstReads';
import { formatDate } from '@/i18n/format';
import { funnelSentence } from '@/pages/admin/reports/funnelSentence';
import type { ROUTES } from '@/routing/routes';
import { SEPARATOR } from '@/ui/text/separator';
import { showEarlyPage, writerOf } from './earlyReads';
import { openTexts } from './earlyTexts';

type Stage = Funnel['stages'][number];
const isStage = (each: unknown): each is Pick<Stage, 'stage' | 'reached'> =>
  isRecord(each) && typeof each.stage === 'string' && typeof each.reached === 'number';

/** Shows the period and the first sentence of the reports (src/pages/admin/reports/ReportsPage.tsx). */
export const showEarlyReports = (page: Document): Promise<void> =>
  showEarlyPage(page, {
    path: '/admin/reports' satisfies (typeof ROUTES)['adminReports']['path'],
    role: 'Admin',
    reads: () => [funnelRead()],
    fill: (place, [funnel]) => {
      const stages = isRecord(funnel) && Array.isArray(funnel.stages) ? funnel.stages.filter(isStage) : [];
      if (stages.length === 0) return false;
      const t = openTexts(page);
      const { from, to } = lastNinetyDays();
      const write = writerOf(place);
      const days = t('terms:range', { from: formatDate(from), to: formatDate(to) });
      write('.vt-reports-period', [days, t('inUtc')].join(SEPARATOR));
      write('.vt-reports-title', t('funnel.title'));
      write('.vt-reports-sentence', funnelSentence(t, { stages }));
      return true;
    },
  });
