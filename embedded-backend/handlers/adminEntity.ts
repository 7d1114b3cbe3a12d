import type { User } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { pagedList, type ListRule } from '../http/paging.ts';
import { created, del, get, post, put, type Route } from '../http/route.ts';

/** One entity of the admin family: everything that differs from its neighbours. */
export interface AdminEntity<T> {
  readonly path: string;
  readonly all: () => T[];
  /** The record; throws a 404. */
  readonly require: (id: string) => T;
  readonly list: ListRule<T>;
  /** Those that the query's own filters let through; all if not given. */
  readonly filter?: (records: T[], query: URLSearchParams) => T[];
  readonly view: (record: T) => unknown;
  readonly insert: (form: Form, by: User) => T | Promise<T>;
  readonly change: (id: string, form: Form, by: User) => T;
  readonly remove: (id: string, by: User) => void;
}

/** List, read, create, change and delete: for administrators only. */
export const adminRoutes = <T>({ path, list, view, ...entity }: AdminEntity<T>): Route[] => [
  get(path, ({ admin, query }) => {
    admin();
    const page = pagedList(entity.filter?.(entity.all(), query) ?? entity.all(), query, list);
    return { ...page, data: page.data.map(view) };
  }),
  get(`${path}/:id`, ({ admin, param }) => {
    admin();
    return view(entity.require(param('id')));
  }),
  post(path, async ({ admin, form }) => {
    const by = admin();
    return created(view(await entity.insert(await form(), by)));
  }),
  put(`${path}/:id`, async ({ admin, form, param }) => {
    const by = admin();
    entity.require(param('id'));
    return view(entity.change(param('id'), await form(), by));
  }),
  del(`${path}/:id`, ({ admin, param }) => {
    const by = admin();
    entity.require(param('id'));
    entity.remove(param('id'), by);
  }),
];
