import { readItems } from '@/api/lists';
import { count, date, file, id, named, nothing, oneOf, text } from '@/api/scalars';
import { get, post, remove, z } from '@/api/schema';

/** Calls for documents. */
export const storedDocument = named(
  'Document',
  z.object({
    id,
    name: text,
    type: text,
    /** Bytes. */
    size: count,
    status: oneOf(['pending', 'verified', 'rejected'], 'pending'),
    uploadedAt: date,
  }),
);
export type StoredDocument = z.infer<typeof storedDocument>;

const BASE = '/api/documents';
/** What the documents of a person are counted in, too. */
export const DOCUMENTS_TOUCH = [BASE, '/api/user/dashboard', '/api/admin/dashboard'] as const;

export const documents = {
  list: get(BASE, 'The documents of the signed-in user', {
    response: z.array(storedDocument),
    read: readItems(storedDocument),
    ours: true,
  }),
  upload: post(`${BASE}/upload`, 'Upload a document', {
    body: z.object({ file, type: z.optional(text) }),
    response: storedDocument,
    multipart: true,
    conflicts: [415, 422],
    touches: DOCUMENTS_TOUCH,
    ours: true,
  }),
  download: get(`${BASE}/{id}/download`, 'The file itself', { response: file, binary: true, ours: true }),
  remove: remove(`${BASE}/{id}`, 'Delete a document', {
    response: nothing,
    touches: DOCUMENTS_TOUCH,
    ours: true,
  }),
  verify: post(`${BASE}/{id}/verify`, 'Mark a document as verified or rejected (administrators)', {
    body: z.object({ status: z.optional(z.enum(['verified', 'rejected'])) }),
    response: storedDocument,
    touches: DOCUMENTS_TOUCH,
    ours: true,
  }),
};
