import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';

/** The place of a page's first data in the HTML document, which a script of build/early fills and shows. */
export const EarlyPlace = ({ children }: { readonly children: ReactNode }) => (
  <div data-early-page="" hidden>
    {children}
  </div>
);

/** That place, for the page at whose address the document was loaded. */
export const EarlyPageContext = createContext<HTMLElement | null>(null);

interface EarlyPartProps {
  /** The value of `data-early-part`; by default the whole place. */
  readonly name?: string;
  /** Shown if the document has not shown this part, or when it is over. */
  readonly otherwise: ReactNode;
  /** True as soon as the page shows the same itself. */
  readonly isOver?: boolean;
}

/**
 * Keeps what the HTML document has shown of a page until the page's own data is there. It is hidden from assistive
 * technology, because its controls and names come with the page. The whole place may also be filled later.
 */
export function EarlyPart({ name, otherwise, isOver = false }: EarlyPartProps) {
  const page = useContext(EarlyPageContext);
  const [part] = useState(() => {
    if (page === null || name === undefined) return page;
    return page.hidden ? null : page.querySelector(`[data-early-part="${name}"]`);
  });
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (part !== null) place.current?.append(part);
  }, [part]);
  if (part === null || isOver) return otherwise;
  return (
    <>
      <div ref={place} aria-hidden inert className="vt-early-kept" />
      {part === page && <div className="vt-early-otherwise">{otherwise}</div>}
    </>
  );
}
