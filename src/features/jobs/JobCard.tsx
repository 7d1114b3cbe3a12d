import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { pathOf } from '@/routing/routes';
import { formatDate, formatRelative } from '@/i18n/format';
import { Skeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { boundMarks } from '@/ui/text/graphemes';
import { closingOf } from './closing';
import card from './jobCard.css?inline';
import row from './jobRow.css?inline';
import { matchCounts, type MatchedNeed } from './match';
import { PayLines } from './PayLines';
import { SaveButton } from './SaveButton';
import { jobSegment } from './slug';
import { useJobViewer } from './viewer';

interface JobCardProps {
  readonly job: Job;
  /** The needs of the job compared with the viewer's profile; undefined without a profile. */
  readonly match?: readonly MatchedNeed[] | undefined;
  readonly onOpen?: () => void;
  /** Shown in place of the save button. */
  readonly action?: ReactNode;
}

/**
 * A job in a list. Cards have a fixed height, so that nothing moves; text that does not fit is on the job's
 * page.
 */
export function JobCard({ job, match, onOpen, action }: JobCardProps) {
  const { t } = useTranslation('jobs');
  const { id, title, company, location, type, tags, employer } = job;
  return (
    <li className="vt-card" data-job={id}>
      <article>
        <div className="head">
          {/* Not a BidiText: the element that cuts the text must have the direction of the text. */}
          <h3 title={title} dir="auto">
            <AppLink to={pathOf('jobDetail', { job: jobSegment(job) })} onClick={onOpen} className="open">
              {boundMarks(title)}
            </AppLink>
          </h3>
          {action ?? <SaveButton job={job} />}
        </div>
        <div className="who">
          {company !== '' && (
            <p>
              <BidiText>{company}</BidiText>
            </p>
          )}
          {(location !== '' || Boolean(employer?.verifiedOn)) && (
            <p>
              {location !== '' && <BidiText>{location}</BidiText>}
              {employer?.verifiedOn && (
                <span className="verified">
                  <VerifiedIcon aria-hidden fontSize="inherit" /> {t('card.verified')}
                </span>
              )}
            </p>
          )}
        </div>
        <p className="pay">
          <PayLines salary={job.salary} />
        </p>
        <ul className="tags">
          <li>{type ? t(`types.${type}`) : t('card.noType')}</li>
          {tags?.map((tag) => (
            <li key={tag}>{t(`tags.${tag}`)}</li>
          ))}
        </ul>
        <Moments job={job} match={match} />
      </article>
    </li>
  );
}

/** The dates of posting and closing, what the viewer has done with the job, and how well the profile fits. */
function Moments({ job, match }: Pick<JobCardProps, 'job' | 'match'>) {
  const { t } = useTranslation('jobs');
  const [now] = useState(() => Date.now());
  const closing = closingOf(job, now);
  const { viewer, postedAt } = job;
  const needs = match?.filter(({ need }) => need.kind !== 'licence') ?? [];
  const parts = [
    closing.kind === 'closed' ? t('card.closed') : null,
    viewer?.appliedAt ? t('card.applied', { date: formatDate(viewer.appliedAt) }) : null,
    closing.kind === 'soon'
      ? t('card.closes', { when: formatRelative(closing.at, now, undefined, 'day') })
      : null,
    postedAt ? t('card.posted', { when: formatRelative(postedAt, now) }) : null,
    // Last, because the profile may arrive after the job.
    needs.length > 0 ? t('card.met', { count: needs.length, met: matchCounts(needs).met }) : null,
  ].filter((part) => part !== null);
  return (
    <p className="moments">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

/** The style sheet of the job cards. React puts it into the page once, with the first list of cards. */
const CardSheet = () => (
  <style href="job-cards" precedence="default">
    {card + row}
  </style>
);

interface CardSkeletonsProps {
  readonly cards: number;
  /** The same as `rows` of `JobCards`. */
  readonly rows?: boolean;
}

/** Placeholders of the final size for job cards that are loading. */
export function CardSkeletons({ cards, rows = false }: CardSkeletonsProps) {
  const { userId } = useJobViewer();
  return (
    <div
      aria-hidden
      className={rows ? 'vt-cards rows' : 'vt-cards'}
      data-own={userId === null ? undefined : ''}
    >
      <CardSheet />
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} height="var(--vt-card-height)" />
      ))}
    </div>
  );
}

interface JobCardsProps extends ComponentProps<'ul'> {
  /** Whether each job is a row of three columns where there is room. */
  readonly rows?: boolean;
}

/** A list of `JobCard`s. */
export function JobCards({ rows = false, ...list }: JobCardsProps) {
  const { userId } = useJobViewer();
  return (
    <>
      <CardSheet />
      <ul
        {...list}
        className={rows ? 'vt-cards rows' : 'vt-cards'}
        data-own={userId === null ? undefined : ''}
      />
    </>
  );
}
