import { act, render, screen } from '@testing-library/react';
import { type ReactNode, startTransition, Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPage } from './lazyPage';

it('a page whose code comes while React renders it keeps its state when it is rendered again', async () => {
  const { Page } = lazyPage({ load: async () => () => <input aria-label="Name" />, namespaces: [] });
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
});
