import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountUp } from './useCountUp';

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

let report: Report;
let disconnected: number;

function stand(motionWelcome: boolean): void {
  disconnected = 0;
  report = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe = () => undefined;
      disconnect = () => {
        disconnected += 1;
      };
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: motionWelcome }));
}

function Counter() {
  const element = useRef<HTMLParagraphElement>(null);
  const share = useCountUp(element);
  return <p ref={element}>{share.toFixed(2)}</p>;
}

const shown = (): number => Number(screen.getByText(/\d/).textContent);
const frames = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('counting up', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('shows the final number until it is in view, then runs from zero to it', async () => {
    stand(true);
    render(<Counter />);
    expect(shown()).toBe(1);
    await frames(2000);
    expect(shown()).toBe(1);

    report([{ isIntersecting: false }]);
    await frames(100);
    expect(shown()).toBe(1);

    report([{ isIntersecting: true }]);
    await frames(32);
    expect(shown()).toBeLessThan(0.3);
    await frames(1000);
    expect(shown()).toBe(1);
  });

  it('runs only once', () => {
    stand(true);
    render(<Counter />);
    report([{ isIntersecting: true }]);
    expect(disconnected).toBe(1);
  });

  it('does not run with reduced motion', async () => {
    stand(false);
    render(<Counter />);
    report([{ isIntersecting: true }]);
    await frames(1000);
    expect(shown()).toBe(1);
  });
});
