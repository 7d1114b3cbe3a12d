import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { teerOf } from '@/eligibility/noc/code';
import { formatDate, formatNumber } from '@/i18n/format';
import { FactList } from './FactList';
import { JobSection } from './JobSection';

/** The facts of a job besides its key facts. Unknown ones are left out. */
export function Facts({ job }: { readonly job: Job }) {
  const { t } = useTranslation(['jobs', 'fields']);
  const { openings, nocCode, postedAt, reference } = job;
  if (!openings && !nocCode && !postedAt && !reference) return null;
  const teer = nocCode ? teerOf(nocCode) : null;
  return (
    <JobSection title={t('facts.title')}>
      <FactList
        facts={[
          [t('anatomy.posted'), postedAt ? formatDate(postedAt) : null],
          [t('facts.openings'), openings ? formatNumber(openings) : null],
          [
            t('facts.noc'),
            nocCode ? (teer === null ? nocCode : t('facts.nocValue', { code: nocCode, teer })) : null,
          ],
          [t('fields:jobReference'), reference],
        ]}
      />
    </JobSection>
  );
}
