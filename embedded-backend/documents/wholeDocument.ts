import type { StoredDocument } from '../data/records.ts';

type Told = Pick<StoredDocument, 'id' | 'userId' | 'name' | 'type' | 'size' | 'uploadedAt'>;

/** A new document. Fields that are not given get their initial values. */
export const wholeDocument = (told: Told & Partial<StoredDocument>): StoredDocument => ({
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
  lastModified: told.uploadedAt,
  earlier: [],
  ...told,
});
