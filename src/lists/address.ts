import { type PlainRouteId, pathOf } from '@/routing/routes';

/** The part of a state that has been read. A parameter may depend on those before it in the schema. */
export type Earlier = Readonly<Record<string, unknown>>;

/** How one value of the state is read from and written to a query string. `./params` has the usual kinds. */
export interface Param<V> {
  /** Its name in the query string, if that is not its name in the state. */
  readonly name?: string | undefined;
  /** An older name, which is read if `name` is missing. */
  readonly also?: string | undefined;
  /** Reads the value from all values with this name (maybe none). The input is not trusted. */
  read(values: readonly string[], earlier: Earlier): V;
  /** The values to write to the query string; none for the default. */
  write(value: V, state: Earlier): readonly string[];
}

type Params = Readonly<Record<string, Param<unknown>>>;
/** The parameters of a list, in the order in which they are written. Filters form a group. */
type Schema = Readonly<Record<string, Param<unknown> | Params>>;

type ValuesOf<P> = { readonly [K in keyof P]: P[K] extends Param<infer V> ? V : never };
type StateOf<S extends Schema> = {
  readonly [K in keyof S]: S[K] extends Param<infer V> ? V : ValuesOf<S[K]>;
};
/** Changes to a state. A group contains only the values that change. */
export type Change<T> = {
  readonly [K in keyof T]?: T[K] extends string | number | boolean | null | readonly unknown[]
    ? T[K]
    : Partial<T[K]>;
};

export interface ListAddress<T> {
  /** The state of the address without a query string. */
  readonly plain: T;
  /**
   * The state for a query string. Invalid values count as absent; of several values for a single parameter
   * the first counts.
   */
  readonly read: (query: string | URLSearchParams) => T;
  /**
   * The query string of a state, with its question mark; '' for the default state. Default values are left
   * out.
   */
  readonly write: (state: T) => string;
  /** The path of the list with the query string of a state. */
  readonly pathTo: (state: T) => string;
  /** The state after a change. If the items or their order change, the page is the first again. */
  readonly changed: (state: T, change: Change<T>) => T;
  /** Whether search words or filters hide some items of the list. */
  readonly isNarrowed: (state: T) => boolean;
  /** The change that clears the search words and the filters. */
  readonly cleared: Change<T>;
  /** Whether an address that differs from the one written for its state is replaced with that. */
  readonly tidy: boolean;
}

interface Options<S extends Schema> {
  /** Parameters that do not concern the items, such as the open record: changing them keeps the page. */
  readonly beside?: readonly (keyof S & string)[];
  /** Replaces a query string that this list cannot understand. */
  readonly tidy?: true;
}

const isParam = (each: Param<unknown> | Params): each is Param<unknown> => typeof each.read === 'function';

const NARROWING: readonly string[] = ['search', 'filters'];
const pick = (state: Earlier): Earlier =>
  Object.fromEntries(Object.entries(state).filter(([key]) => NARROWING.includes(key)));

function valuesIn({ name, also }: Param<unknown>, key: string, address: URLSearchParams): readonly string[] {
  const values = address.getAll(name ?? key);
  return values.length > 0 || also === undefined ? values : address.getAll(also);
}

/** Defines the query string of a list: its parameters, their names and their default values. */
export function listAddress<const S extends Schema>(
  route: PlainRouteId,
  schema: S,
  { beside = [], tidy }: Options<S> = {},
): ListAddress<StateOf<S>> {
  type State = StateOf<S>;
  const groups = new Map<string, readonly [json: string, group: Earlier]>();
  /**
   * Returns the same object for equal groups, so that a change of the page alone does not sort the items
   * again.
   */
  const same = (key: string, group: Earlier): Earlier => {
    const json = JSON.stringify(group);
    const last = groups.get(key);
    if (last?.[0] === json) return last[1];
    groups.set(key, [json, group]);
    return group;
  };

  const readParams = (params: Schema, address: URLSearchParams, earlier: Earlier): Earlier => {
    const state: Record<string, unknown> = {};
    for (const [key, param] of Object.entries(params)) {
      const previous = { ...earlier, ...state };
      state[key] = isParam(param)
        ? param.read(valuesIn(param, key, address), previous)
        : same(key, readParams(param, address, previous));
    }
    return state;
  };
  const read = (query: string | URLSearchParams): State =>
    readParams(schema, typeof query === 'string' ? new URLSearchParams(query) : query, {}) as State;

  const pairsOf = (params: Schema, values: Earlier, state: Earlier): string[][] =>
    Object.entries(params).flatMap(([key, param]) =>
      isParam(param)
        ? param.write(values[key], state).map((value) => [param.name ?? key, value])
        : pairsOf(param, values[key] as Earlier, { ...state, ...(values[key] as Earlier) }),
    );
  const write = (state: State): string => {
    const query = new URLSearchParams(pairsOf(schema, state, state)).toString();
    return query === '' ? '' : `?${query}`;
  };

  const plain = read('');
  const narrowing = (state: State): string => JSON.stringify(pick(state));
  return {
    plain,
    read,
    write,
    pathTo: (state) => `${pathOf(route)}${write(state)}`,
    changed(state, change) {
      const isBeside = Object.keys(change).every((key) => beside.includes(key));
      const next: Record<string, unknown> = { ...state };
      if (!isBeside && 'page' in plain) next.page = plain.page;
      for (const [key, value] of Object.entries(change)) {
        const param = schema[key];
        next[key] =
          param === undefined || isParam(param)
            ? value
            : { ...(next[key] as Earlier), ...(value as Earlier) };
      }
      return next as State;
    },
    isNarrowed: (state) => narrowing(state) !== narrowing(plain),
    cleared: pick(plain) as Change<State>,
    tidy: tidy === true,
  };
}
