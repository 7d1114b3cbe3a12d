import type { Backend } from '../backend.ts';
import type { StoredDocument } from '../data/records.ts';
import { invalid } from '../http/HttpFailure.ts';

/** The names of deleted documents, because somebody may still try to send one. Not stored. */
const formerNames = new WeakMap<Backend, Map<string, string>>();

const keyOf = (userId: string, id: string): string => `${userId} ${id}`;

export function rememberName(backend: Backend, { id, userId, name }: StoredDocument): void {
  const names = formerNames.get(backend) ?? new Map<string, string>();
  formerNames.set(backend, names.set(keyOf(userId, id), name));
}

/** @throws HttpFailure 422 if the document does not (or no longer) belong to the person */
export function attachable(backend: Backend, userId: string, id: string): StoredDocument {
  const document = backend.data.documents.get(id);
  if (document?.userId === userId) return document;
  const name = formerNames.get(backend)?.get(keyOf(userId, id)) ?? 'A file';
  throw invalid({ documentIds: [`${name} is no longer in your documents.`] });
}
