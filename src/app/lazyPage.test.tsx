import { act, render, screen } from '@testing-library/react';
import { type ReactNode, startTransition, Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyWithPreload } from '@/ui/loading/lazyDialog';
import { lazyPage } from './lazyPage';

const load = async () => () => <input aria-label="Name" />;

it.each([
  ['a page', () => lazyPage({ load, namespaces: [] }).Page],
  ['a part of a page', () => lazyWithPreload(load)],
])(
  '%s whose code comes while React renders it keeps its state when it is rendered again',
  async (_, define) => {
    const Page = define();
    let show: (content: ReactNode) => void = () => undefined;
    function Screen() {
      const [content, setContent] = useState<ReactNode>(null);
      show = setContent;
      return <Suspense>{content}</Suspense>;
    }
    render(<Screen />);
    // React's own timing: it goes on rendering where it waited for the code.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    startTransition(() => show(<Page />));
    const field = await screen.findByLabelText('Name');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    act(() => show(<Page />));
    expect(screen.getByLabelText('Name')).toBe(field);
  },
);
