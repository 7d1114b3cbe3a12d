import type { User } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { pagedList, type ListRule } from '../http/paging.ts';
import { created, del, get, post, put, type Route } from '../http/route.ts';

/** The definition of an admin entity: everything in which entities differ. */
export interface AdminEntity<T> {
  readonly path: string;
  readonly all: () => T[];
  /** The record. @throws HttpFailure 404 if it does not exist */
  readonly require: (id: string) => T;
  readonly list: ListRule<T>;
  /** Filters the records by the query; all by default. */
  readonly filter?: (records: T[], query: URLSearchParams) => T[];
  readonly view: (record: T) => unknown;
  readonly insert: (form: Form, by: User) => T | Promise<T>;
  readonly change: (id: string, form: Form, by: User) => T;
  readonly remove: (id: string, by: User) => void;
}

/** The list, read, create, update and delete routes of an entity, for administrators only. */
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
