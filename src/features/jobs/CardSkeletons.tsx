import { Skeleton } from '@/ui/loading/Skeletons';

/** Cards to come, of their final size. */
export function CardSkeletons({ cards }: { readonly cards: number }) {
  return (
    <div aria-hidden className="vt-cards">
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} height="var(--vt-card-height)" />
      ))}
    </div>
  );
}
