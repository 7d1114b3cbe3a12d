import { Skeleton } from '@/ui/loading/Skeletons';
import { CardSheet } from './CardSheet';

/** Cards to come, of their final size. */
export function CardSkeletons({ cards }: { readonly cards: number }) {
  return (
    <div aria-hidden className="vt-cards">
      <CardSheet />
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} height="var(--vt-card-height)" />
      ))}
    </div>
  );
}
