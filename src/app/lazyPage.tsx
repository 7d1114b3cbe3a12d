import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { appState } from '@/runtime/app';
import { useAppState } from '@/runtime/AppScope';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/resources';
import type { ReadAhead, Visit } from '@/ui/page/visit';
import { countWhileLoading } from '@/ui/page/comingPage';
import { loadChunk } from '@/ui/loading/loadChunk';

/** A page as data: how to load it, the namespaces it uses, and whether it reads from the backend. */
interface PageSource {
  readonly load: () => Promise<ComponentType>;
  readonly namespaces: readonly Namespace[];
  readonly queries?: boolean;
  /** Starts the reads of what the page shows first. */
  readonly readAhead?: () => Promise<ReadAhead>;
}

export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads the page with everything it needs. Afterwards `Page` renders without suspending. */
  readonly preload: () => Promise<void>;
  /** Like `preload`, for a page that may never be opened: a failure is ignored until it is opened. */
  readonly prefetch: () => void;
  /** Loads the page for a person who may see it, and starts its reads. */
  readonly prefetchFor: (visit: Visit) => void;
}

interface State {
  ready?: ComponentType;
  coming?: Promise<ComponentType>;
  readonly Later: ComponentType;
}

type Wrapper = ComponentType<{ children: ReactNode }>;

const loadQueries = async (): Promise<Wrapper> => (await import('@/api/QueryProvider')).QueryProvider;
const plain: Wrapper = ({ children }) => children;

/**
 * A page that is loaded when it is first shown, with its texts and, if it reads from the backend, with the
 * query client: neither is part of the start-up code.
 */
export function lazyPage({ load, namespaces, queries, readAhead }: PageSource): LazyPage {
  const state = appState(
    (): State => ({ Later: lazy(async () => ({ default: await countWhileLoading(attempt()) })) }),
  );

  const fetchAll = async (): Promise<ComponentType> => {
    const current = state();
    if (current.ready !== undefined) return current.ready;
    const [Inner, Queries] = await Promise.all([
      load(),
      queries ? loadQueries() : Promise.resolve(plain),
      loadNamespaces(...namespaces),
    ]);
    current.ready ??= () => (
      <Queries>
        <Inner />
      </Queries>
    );
    return current.ready;
  };

  /** Shared by all callers, because a failed attempt may end with a reload. */
  const attempt = (): Promise<ComponentType> => {
    const current = state();
    current.coming ??= loadChunk(fetchAll).finally(() => {
      delete current.coming;
    });
    return current.coming;
  };

  return {
    Page: () => {
      const { ready, Later } = useAppState(state);
      // Chosen once for each mount: React would mount another component anew, and what was typed would be lost.
      const [Chosen] = useState(() => ready ?? Later);
      return <Chosen />;
    },
    preload: async () => void (await attempt()),
    prefetch: () => void fetchAll().catch(() => undefined),
    prefetchFor: (visit) =>
      void Promise.all([fetchAll(), readAhead?.().then((begin) => begin(visit))]).catch(() => undefined),
  };
}
