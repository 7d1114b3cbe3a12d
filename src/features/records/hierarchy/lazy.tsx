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

/** Loads the hierarchy in a separate chunk, because the list does not need it. */
export function HierarchyView(props: HierarchyProps) {
  return (
    <Suspense fallback={<RowsSkeleton rows={8} height={48} />}>
      <Later {...props} />
    </Suspense>
  );
}
