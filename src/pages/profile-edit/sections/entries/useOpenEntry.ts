import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The entry that is not there yet, in the address and among the drafts. */
export const NEW_ENTRY = 'new';

/** What comes along when a form is opened. */
export interface OpenedWith {
  /** The draft is restored without a question. */
  readonly restore?: boolean;
  /** A NOC code that was chosen for the job. */
  readonly nocCode?: string;
}
interface OpenedState extends OpenedWith {
  /** The page before is the same list, without the form. */
  readonly fromList?: boolean;
}

const stateOf = (state: unknown): OpenedState => (typeof state === 'object' && state !== null ? state : {});

/** Which entry's form is open, as the address says: the way back closes it. */
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
      // One form at a time: another one takes the place of the one that is open.
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
