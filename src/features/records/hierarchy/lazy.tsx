import { Suspense } from 'react';
import type { Item, Resource } from '@/features/records/resource';
import { lazyWithPreload } from '@/ui/loading/lazyDialog';
import { RowsSkeleton } from '@/ui/loading/Skeletons';

export interface HierarchyProps {
  readonly resource: Resource;
  readonly blocked: string | undefined;
  readonly onEdit: (item: Item) => void;
}

const Later = lazyWithPreload<HierarchyProps>(() => import('./Hierarchy').then((m) => m.Hierarchy));

/** The records by rank, in code of its own: the list does without it. */
export function HierarchyView(props: HierarchyProps) {
  return (
    <Suspense fallback={<RowsSkeleton rows={8} height={48} />}>
      <Later {...props} />
    </Suspense>
  );
}
