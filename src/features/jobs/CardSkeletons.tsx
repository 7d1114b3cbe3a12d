import { Skeleton } from '@/ui/loading/Skeletons';
import { CardSheet } from './CardSheet';
import { useJobViewer } from './viewer';

interface CardSkeletonsProps {
  readonly cards: number;
  /** As in `JobCards`. */
  readonly rows?: boolean;
}

/** Cards to come, of their final size. */
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
