/** The time that one toast has left: it stands still while someone reads, and then goes on. Times in ms. */
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
      // A clock that was set back must not make the toast immortal.
      left = Math.min(left, Math.max(0, left - (Date.now() - startedAt)));
    },
  };
}
