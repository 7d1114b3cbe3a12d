import { Skeleton } from '@/ui/loading/Skeletons';
import { CardSheet } from './CardSheet';
import { useJobViewer } from './viewer';

/** Cards to come, of their final size. */
export function CardSkeletons({ cards }: { readonly cards: number }) {
  const { userId } = useJobViewer();
  return (
    <div aria-hidden className="vt-cards" data-own={userId === null ? undefined : ''}>
      <CardSheet />
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} height="var(--vt-card-height)" />
      ))}
    </div>
  );
}
