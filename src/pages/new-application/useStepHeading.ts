import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Step } from './steps';

/**
 * The heading of the visible step. It takes the focus when the step changes. The address is corrected when it
 * asks for a step that cannot be reached yet.
 */
export function useStepHeading(step: Step): RefObject<HTMLHeadingElement | null> {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (params.get('step') !== step) setParams({ step }, { replace: true });
  }, [params, setParams, step]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
