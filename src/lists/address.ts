import { type PlainRouteId, pathOf } from '@/routing/routes';

/** What a state holds so far: a parameter may depend on those that stand before it in its schema. */
export type Earlier = Readonly<Record<string, unknown>>;

/** How one value stands in an address. `./params` has those that lists need. */
export interface Param<V> {
  /** Its name in the address, where that is not its name in the state. */
  readonly name?: string | undefined;
  /** Another name that is understood where that one is not given. */
  readonly also?: string | undefined;
  /** The value of what is given under the name, none or more times; anybody may have written it. */
  read(given: readonly string[], earlier: Earlier): V;
  /** What is written for a value; nothing for the usual one. */
  write(value: V, state: Earlier): readonly string[];
}

type Params = Readonly<Record<string, Param<unknown>>>;
/** The parameters of a list in the order in which its addresses name them. Filters stand in a group. */
export type Schema = Readonly<Record<string, Param<unknown> | Params>>;

type ValuesOf<P> = { readonly [K in keyof P]: P[K] extends Param<infer V> ? V : never };
export type StateOf<S extends Schema> = {
  readonly [K in keyof S]: S[K] extends Param<infer V> ? V : ValuesOf<S[K]>;
};
/** Some values of a state; of a group those that change. */
export type Change<T> = {
  readonly [K in keyof T]?: T[K] extends string | number | boolean | null | readonly unknown[]
    ? T[K]
    : Partial<T[K]>;
};

export interface ListAddress<T> {
  /** The list that the plain address shows. */
  readonly plain: T;
  /** The state that a query string asks for. What makes no sense counts as absent; of a single value the first counts. */
  readonly read: (query: string | URLSearchParams) => T;
  /** The query string of a state, with its question mark; '' for the plain list. What is usual is left out. */
  readonly write: (state: T) => string;
  /** The path of the list with the query string of a state. */
  readonly pathTo: (state: T) => string;
  /** A state after a change. Of other items, or of the same in another order, the first page is shown. */
  readonly changed: (state: T, change: Change<T>) => T;
  /** Whether search words or filters leave some of the list out. */
  readonly isNarrowed: (state: T) => boolean;
  /** The change that clears search words and filters. */
  readonly cleared: Change<T>;
  /** Whether an address that says more or something else than its state is put right. */
  readonly tidy: boolean;
}

interface Options<S extends Schema> {
  /** What is not about the items of the list, such as the one that is open: the page stays when it changes. */
  readonly beside?: readonly (keyof S & string)[];
  /** Puts an address right that says what the list cannot mean. */
  readonly tidy?: true;
}

const isParam = (each: Param<unknown> | Params): each is Param<unknown> => typeof each.read === 'function';

const NARROWING: readonly string[] = ['search', 'filters'];
const pick = (state: Earlier): Earlier =>
  Object.fromEntries(Object.entries(state).filter(([key]) => NARROWING.includes(key)));

function givenOf({ name, also }: Param<unknown>, key: string, address: URLSearchParams): readonly string[] {
  const given = address.getAll(name ?? key);
  return given.length > 0 || also === undefined ? given : address.getAll(also);
}

/** The address of a list as data: what it may say, under which names, and what is usual. */
export function listAddress<const S extends Schema>(
  route: PlainRouteId,
  schema: S,
  { beside = [], tidy }: Options<S> = {},
): ListAddress<StateOf<S>> {
  type State = StateOf<S>;
  const groups = new Map<string, readonly [said: string, group: Earlier]>();
  /** Equal groups are one object, so that a change of the page alone arranges nothing anew. */
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
      const so = { ...earlier, ...state };
      state[key] = isParam(param)
        ? param.read(givenOf(param, key, address), so)
        : same(key, readParams(param, address, so));
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
