import type { Backend } from '../backend.ts';
import { fullNameOf } from '../security/sessions.ts';
import type { DocumentVersion, StoredDocument } from '../data/records.ts';

/** The number of applications that were sent with a document. */
export const usesOf = ({ data }: Backend, { id }: StoredDocument): number =>
  data.applications.filter(({ sent }) => sent?.documents.some((each) => each.id === id) === true).length;

/** A document as its owner sees it. */
export const documentView = (backend: Backend, document: StoredDocument) => {
  const { userId: _owner, file: _file, uploadId: _upload, earlier: _earlier, ...shown } = document;
  return { ...shown, usedBy: usesOf(backend, document) };
};

/** A document as staff see it, with its owner. */
export const staffView = (backend: Backend, document: StoredDocument) => {
  const owner = backend.data.users.get(document.userId);
  return {
    ...documentView(backend, document),
    userId: document.userId,
    ownerName: owner ? fullNameOf(owner) : '',
    ownerEmail: owner?.email ?? '',
  };
};

/** A version. An earlier file was scanned before it was replaced. */
export const versionView = ({
  version,
  name,
  size,
  mediaType,
  uploadedAt,
  scan = 'clean',
}: DocumentVersion & Partial<Pick<StoredDocument, 'scan'>>) => ({
  scan,
  version,
  name,
  size,
  mediaType,
  uploadedAt,
});
