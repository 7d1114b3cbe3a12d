import { type Backend, isoAfter, isoNow } from '../backend.ts';
import type { Collection, Identified } from '../data/Collection.ts';
import type { Form } from '../http/Form.ts';
import { conflict, HttpFailure, invalid, notFound } from '../http/HttpFailure.ts';
import { created } from '../http/route.ts';
import { refuseStale } from '../handlers/stale.ts';
import { isSame } from './fields.ts';

interface Part extends Identified {
  readonly userId: string;
  readonly lastModified: string;
}

interface Saving<P extends Part> {
  readonly backend: Backend;
  readonly parts: Collection<P>;
  readonly id: string;
  readonly userId: string;
  readonly form: Form;
  readonly read: (backend: Backend, form: Form, userId: string) => Omit<P, 'id' | 'userId' | 'lastModified'>;
  readonly view: (part: P) => object & { readonly lastModified: string };
  /** The largest number that a person may have. */
  readonly most?: number;
}

const ID = /^[\w-]{1,64}$/;

/**
 * Creates or changes a part under the id that the client chose. A repeated request changes nothing.
 * @throws HttpFailure 404 if a changed part does not exist or belongs to another person; 409 with `current`;
 * 422
 */
export const savePart = <P extends Part>(saving: Saving<P>): unknown => {
  const { backend, parts, id, userId, form, view, most = Infinity } = saving;
  const stored = parts.get(id);
  if (!ID.test(id)) throw new HttpFailure(400, 'This id is not valid.');
  if (stored ? stored.userId !== userId : form.text('lastModified') !== undefined) {
    throw notFound('The record');
  }
  const fields = saving.read(backend, form, userId);
  form.done();
  const put = (lastModified: string): P => parts.put({ ...fields, id, userId, lastModified } as P);
  if (stored) {
    if (isSame(fields, stored)) return view(stored);
    if (form.fields.lastModified === null) {
      throw conflict('This record exists already.', { current: view(stored) });
    }
    refuseStale(form, view(stored));
    return view(put(isoAfter(backend, stored.lastModified)));
  }
  if (parts.filter((each) => each.userId === userId).length >= most) {
    throw invalid({ id: [`At most ${most} fit here.`] });
  }
  return created(view(put(isoNow(backend))));
};
