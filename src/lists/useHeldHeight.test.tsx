import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useHeldHeight } from './useHeldHeight';

const ROWS = [{ id: 'welder' }];

function List({ rows }: { readonly rows: typeof ROWS }) {
  const held = useHeldHeight<HTMLDivElement>(rows, 10);
  return <div ref={held} data-testid="list" />;
}

/** What the browser would measure. */
function measures(width: number, height: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
}
const leastHeight = () => screen.getByTestId('list').style.minHeight;

afterEach(() => {
  vi.restoreAllMocks();
});

it('a list with fewer rows stays as high, and another width of the window lets it go', () => {
  measures(320, 800);
  const { rerender } = render(<List rows={ROWS} />);
  measures(320, 100);
  rerender(<List rows={[...ROWS]} />);
  expect(leastHeight()).toContain('800px');

  // A phone's address bar goes: only the height is another.
  window.dispatchEvent(new Event('resize'));
  expect(leastHeight()).toContain('800px');

  measures(1200, 600);
  window.dispatchEvent(new Event('resize'));
  expect(leastHeight()).toBe('');
});
