import { type ComponentType, lazy, type ReactNode } from 'react';
import { appState } from '@/runtime/app';
import { useAppState } from '@/runtime/AppScope';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/resources';
import type { ReadAhead, Visit } from '@/ui/page/visit';
import { whileComing } from '@/ui/page/comingPage';
import { loadChunk } from '@/ui/loading/loadChunk';

/** A page as data: how to load it, the namespaces it uses, and whether it reads from the backend. */
export interface PageSource {
  readonly load: () => Promise<ComponentType>;
  readonly namespaces: readonly Namespace[];
  readonly queries?: boolean;
  /** Begins to read what it shows first. */
  readonly readAhead?: () => Promise<ReadAhead>;
}

export interface LazyPage {
  readonly Page: ComponentType;
  /** Fetches the page with all it needs; once it is there, Page renders without waiting. */
  readonly preload: () => Promise<void>;
  /** The same for a page that may never be wanted: a failure is left to the moment when it is. */
  readonly prefetch: () => void;
  /** Fetches the page of somebody who is let through, and begins to read what it shows. */
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
 * A page that is loaded when it is first shown, together with its texts and, where it reads from the backend, the
 * query cache: neither is part of the start-up code.
 */
export function lazyPage({ load, namespaces, queries, readAhead }: PageSource): LazyPage {
  const state = appState(
    (): State => ({ Later: lazy(async () => ({ default: await whileComing(attempt()) })) }),
  );

  const fetchAll = async (): Promise<ComponentType> => {
    const own = state();
    if (own.ready !== undefined) return own.ready;
    const [Inner, Queries] = await Promise.all([
      load(),
      queries ? loadQueries() : Promise.resolve(plain),
      loadNamespaces(...namespaces),
    ]);
    own.ready ??= () => (
      <Queries>
        <Inner />
      </Queries>
    );
    return own.ready;
  };

  /** One for all who wait: where a file is gone it may end with a reload. */
  const attempt = (): Promise<ComponentType> => {
    const own = state();
    own.coming ??= loadChunk(fetchAll).finally(() => {
      delete own.coming;
    });
    return own.coming;
  };

  return {
    Page: () => {
      const { ready, Later } = useAppState(state);
      const Now = ready ?? Later;
      return <Now />;
    },
    preload: async () => void (await attempt()),
    prefetch: () => void fetchAll().catch(() => undefined),
    prefetchFor: (visit) =>
      void Promise.all([fetchAll(), readAhead?.().then((begin) => begin(visit))]).catch(() => undefined),
  };
}
