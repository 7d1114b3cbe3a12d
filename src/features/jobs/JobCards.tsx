import type { ComponentProps } from 'react';
import { Skeleton } from '@/ui/loading/Skeletons';
import card from './jobCard.css?inline';
import row from './jobRow.css?inline';
import { useJobViewer } from './viewer';

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
