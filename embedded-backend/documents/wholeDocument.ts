import type { StoredDocument } from '../data/records.ts';

type DocumentBasics = Pick<StoredDocument, 'id' | 'userId' | 'name' | 'type' | 'size' | 'uploadedAt'>;

/** A new document. Fields that are not given get their initial values. */
export const wholeDocument = (basics: DocumentBasics & Partial<StoredDocument>): StoredDocument => ({
  mediaType: 'application/pdf',
  file: null,
  uploadId: null,
  version: 1,
  status: 'pending',
  issuedOn: null,
  expiresOn: null,
  countryCode: null,
  referenceNo: null,
  scan: 'clean',
  reason: null,
  note: null,
  verifiedAt: null,
  lastModified: basics.uploadedAt,
  earlier: [],
  ...basics,
});
