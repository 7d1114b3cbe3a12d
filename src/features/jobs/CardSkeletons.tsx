import { Skeleton } from '@/ui/loading/Skeletons';
import { CardSheet } from './CardSheet';
import { useJobViewer } from './viewer';

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
