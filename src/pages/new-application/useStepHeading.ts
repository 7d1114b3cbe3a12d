import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Step } from './steps';

/**
 * The heading of the visible step. It takes the focus when the step changes. The address is corrected when it
 * asks for a step that cannot be reached yet.
 * @param takesFocus false while the summary of the errors has the focus
 */
export function useStepHeading(step: Step, takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (params.get('step') !== step) setParams({ step }, { replace: true });
  }, [params, setParams, step]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (takesFocus) heading.current?.focus();
  }, [step, takesFocus]);
  return heading;
}
