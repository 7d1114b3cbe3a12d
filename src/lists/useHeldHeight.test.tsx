import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useHeldHeight } from './useHeldHeight';

const ROWS = [{ id: 'welder' }];

function List({ rows }: { readonly rows: typeof ROWS }) {
  const held = useHeldHeight<HTMLDivElement>(rows, 10);
  return (
    <>
      <div ref={held} data-testid="list" />
      <nav>
        <button>Next</button>
      </nav>
    </>
  );
}

/** Sets the size that elements report, because jsdom has no layout. */
function measures(width: number, height: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
}
const leastHeight = () => screen.getByTestId('list').style.minHeight;

afterEach(() => {
  vi.restoreAllMocks();
});

it('a list with fewer rows keeps its height until the window has another width', () => {
  measures(320, 800);
  const { rerender } = render(<List rows={ROWS} />);
  measures(320, 100);
  rerender(<List rows={[...ROWS]} />);
  expect(leastHeight()).toContain('800px');

  // The address bar of a phone disappears: only the height of the window changes.
  window.dispatchEvent(new Event('resize'));
  expect(leastHeight()).toContain('800px');

  measures(1200, 600);
  window.dispatchEvent(new Event('resize'));
  expect(leastHeight()).toBe('');
});

it('the control below it that has the keyboard focus stays on the screen when other rows arrive', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<List rows={ROWS} />);
  rerender(<List rows={[...ROWS]} />);
  expect(scroll).not.toHaveBeenCalled();
  const next = screen.getByRole('button', { name: 'Next' });
  next.focus();
  // In jsdom no focus comes from the keyboard.
  vi.spyOn(next, 'matches').mockImplementation((selector) => selector.endsWith(':focus-visible'));
  rerender(<List rows={[...ROWS]} />);
  expect(scroll.mock.contexts).toEqual([next]);
});
