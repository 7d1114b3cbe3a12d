import type { Backend } from '../backend.ts';
import type { DocumentVersion, StoredDocument } from '../data/records.ts';

/** How many applications were sent with a document. */
export const usesOf = ({ data }: Backend, { id }: StoredDocument): number =>
  data.applications.filter(({ sent }) => sent?.documents.some((each) => each.id === id) === true).length;

/** What its owner and staff see of a document. */
export const documentView = (backend: Backend, document: StoredDocument) => {
  const { userId: _owner, file: _file, uploadId: _upload, earlier: _earlier, ...shown } = document;
  return { ...shown, usedBy: usesOf(backend, document) };
};

export const versionView = ({ version, name, size, mediaType, uploadedAt }: DocumentVersion) => ({
  version,
  name,
  size,
  mediaType,
  uploadedAt,
});
