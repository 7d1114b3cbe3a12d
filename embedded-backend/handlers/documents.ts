import type { Backend } from '../backend.ts';
import { isoNow } from '../backend.ts';
import type { StoredDocument, User } from '../data/records.ts';
import { HttpFailure, invalid, notFound } from '../http/HttpFailure.ts';
import { readMultipart } from '../http/Form.ts';
import { arrange, type ListRule } from '../http/paging.ts';
import { created, del, get, post, type Resource } from '../http/route.ts';
import { isAdmin } from '../security/sessions.ts';
import { newId } from '../security/tokens.ts';
import { textPdf } from '../textPdf.ts';

const LARGEST_FILE = 10 * 1024 * 1024;
const MEDIA_TYPES = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);
const STATUSES = ['pending', 'verified', 'rejected'] as const;

const LIST: ListRule<StoredDocument> = {
  search: ({ name, type }) => [name, type],
  sort: {
    uploadedAt: ({ uploadedAt }) => uploadedAt,
    name: ({ name }) => name,
    type: ({ type }) => type,
    size: ({ size }) => size,
  },
  defaultSort: 'uploadedAt',
  defaultOrder: 'desc',
};

const view = ({ id, name, type, size, status, uploadedAt }: StoredDocument) => ({
  id,
  name,
  type,
  size,
  status,
  uploadedAt,
});

/** A name that can stand in a header and a file system. */
const safeName = (name: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must go
  name.replace(/[\u0000-\u001f\u007f"\\/]/g, '_').slice(-200) || 'document';

export const uploadDocument = async (backend: Backend, user: User, request: Request) => {
  const form = await readMultipart(request);
  const file = form.get('file') ?? form.get('document');
  if (!(file instanceof File)) throw invalid({ file: ['Choose a file.'] });
  if (file.size === 0) throw invalid({ file: ['The file is empty.'] });
  if (file.size > LARGEST_FILE) throw new HttpFailure(413, 'The file is too large. The limit is 10 MB.');
  const mediaType = file.type.split(';')[0] ?? '';
  if (!MEDIA_TYPES.has(mediaType)) {
    throw new HttpFailure(415, 'Only PDF, Word, text and image files can be uploaded.');
  }
  const type = form.get('type') ?? form.get('documentType');
  const name = form.get('name');
  const record = backend.data.documents.put({
    id: newId(),
    userId: user.id,
    name: safeName(typeof name === 'string' && name !== '' ? name : file.name),
    type: typeof type === 'string' && type !== '' ? type.slice(0, 60) : 'other',
    size: file.size,
    status: 'pending',
    uploadedAt: isoNow(backend),
    mediaType,
    content: Buffer.from(await file.arrayBuffer()).toString('base64'),
  });
  return created(view(record));
};

const contentOf = (record: StoredDocument): Uint8Array<ArrayBuffer> =>
  record.content === null
    ? new TextEncoder().encode(
        textPdf([record.name, `Sample document of the embedded backend (${record.type})`]),
      )
    : Uint8Array.from(Buffer.from(record.content, 'base64'));

export const documents: Resource = (backend) => {
  const { documents } = backend.data;
  /** Other people's documents do not exist, except for administrators. */
  const own = (user: User, id: string): StoredDocument => {
    const record = documents.get(id);
    if (!record || (record.userId !== user.id && !isAdmin(user))) throw notFound('The document');
    return record;
  };

  return [
    get('/api/documents', ({ user, query }) => {
      const { id } = user();
      return arrange(
        documents.filter(({ userId }) => userId === id),
        query,
        LIST,
      ).map(view);
    }),
    post('/api/documents/upload', ({ user, request }) => uploadDocument(backend, user(), request)),
    get('/api/documents/:id/download', ({ user, param }) => {
      const record = own(user(), param('id'));
      return new Response(contentOf(record), {
        headers: {
          'content-type': record.mediaType,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(record.name)}`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    }),
    get('/api/documents/:id', ({ user, param }) => view(own(user(), param('id')))),
    del('/api/documents/:id', ({ user, param }) => {
      documents.delete(own(user(), param('id')).id);
    }),
    post('/api/documents/:id/verify', async ({ admin, form: read, param }) => {
      admin();
      const form = await read();
      const wanted = form.text('status') ?? 'verified';
      const status = STATUSES.find((each) => each === wanted);
      if (!status) form.fail('status', 'Choose pending, verified or rejected.');
      form.done();
      return view(documents.update(param('id'), { status: status ?? 'verified' }));
    }),
  ];
};
