import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import type { Closing } from '@/features/jobs/closing';
import { formatDate, formatNumber } from '@/i18n/format';
import { Part } from './Part';

/** The second digit of a NOC 2021 code is its TEER category. */
const teerOf = (code: string): string | null => (/^\d{5}$/.test(code) ? code.charAt(1) : null);

interface FactsProps {
  readonly job: Job;
  readonly closing: Closing;
}

/** The facts of a job, each with its name; what is not known is left out. */
export function Facts({ job, closing }: FactsProps) {
  const { t } = useTranslation('jobs');
  const { experience, hoursPerWeek, startsOn, openings, nocCode, workPermit, postedAt, reference } = job;
  const teer = nocCode ? teerOf(nocCode) : null;
  const closes =
    closing.kind === 'soon'
      ? closing.exact
        ? formatDate(closing.at, { dateStyle: 'medium', timeStyle: 'long' })
        : formatDate(closing.at)
      : closing.kind === 'open' && closing.at !== null
        ? formatDate(closing.at)
        : null;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('facts.type'), job.type ? t(`types.${job.type}`) : t('card.noType')],
    [t('facts.experience'), experience],
    [t('facts.hours'), hoursPerWeek ? t('facts.hoursValue', { count: hoursPerWeek }) : null],
    [t('facts.start'), startsOn ? formatDate(startsOn.slice(0, 10)) : null],
    [t('facts.openings'), openings ? formatNumber(openings) : null],
    [
      t('facts.noc'),
      nocCode ? (teer === null ? nocCode : t('facts.nocValue', { code: nocCode, teer })) : null,
    ],
    [t('facts.permit'), workPermit ? t(`facts.permits.${workPermit}`) : null],
    [t('facts.posted'), postedAt ? formatDate(postedAt) : null],
    [t('facts.closes'), closes],
    [t('facts.reference'), reference],
  ];
  return (
    <Part title={t('facts.title')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
          '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </Box>
    </Part>
  );
}
