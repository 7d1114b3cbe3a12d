/** The timer of one toast. It can be paused while somebody reads. Times in ms. */
export interface ToastTimer {
  pause(): void;
  resume(): void;
  cancel(): void;
}

export function startToastTimer(duration: number, onEnd: () => void): ToastTimer {
  let left = duration;
  let startedAt = 0;
  let running: ReturnType<typeof setTimeout> | undefined;
  const resume = () => {
    if (running !== undefined) return;
    startedAt = Date.now();
    running = setTimeout(onEnd, left);
  };
  const stop = () => {
    clearTimeout(running);
    running = undefined;
  };
  resume();
  return {
    resume,
    cancel: stop,
    pause() {
      if (running === undefined) return;
      stop();
      // If the clock was set back, the elapsed time is negative, and the remaining time must not grow.
      left = Math.min(left, Math.max(0, left - (Date.now() - startedAt)));
    },
  };
}
