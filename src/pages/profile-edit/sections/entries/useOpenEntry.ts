import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The id of a new entry, in the address and in the name of its draft. */
export const NEW_ENTRY = 'new';

/** Options for opening a form. */
export interface OpenedWith {
  /** Restores the draft without asking. */
  readonly restore?: boolean;
  /** A NOC code that was chosen for the job. */
  readonly nocCode?: string;
}
interface OpenedState extends OpenedWith {
  /** True when the previous history entry is the same list without a form. */
  readonly fromList?: boolean;
}

const stateOf = (state: unknown): OpenedState => (typeof state === 'object' && state !== null ? state : {});

/** Which entry's form is open. The address holds it, so the browser's back button closes the form. */
export function useOpenEntry() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = stateOf(useLocation().state);
  const openId = params.get('entry');
  return {
    openId,
    openedWith: {
      ...(state.restore === true ? { restore: true } : {}),
      ...(typeof state.nocCode === 'string' ? { nocCode: state.nocCode } : {}),
    } satisfies OpenedWith as OpenedWith,
    open: (id: string, opened: OpenedWith = {}): void => {
      const next = new URLSearchParams(params);
      next.set('entry', id);
      // Only one form is open at a time, so another one replaces the history entry.
      setParams(next, {
        replace: openId !== null,
        state: { ...opened, fromList: openId === null || state.fromList === true },
      });
    },
    close: (): void => {
      if (state.fromList === true) {
        void navigate(-1);
        return;
      }
      const next = new URLSearchParams(params);
      next.delete('entry');
      setParams(next, { replace: true });
    },
  };
}
