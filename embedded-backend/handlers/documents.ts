import type { Backend } from '../backend.ts';
import { isoAfter, isWithin } from '../backend.ts';
import { expiresAs } from '../documents/expiry.ts';
import type { DocumentVersion, StoredDocument, User } from '../data/records.ts';
import { rememberName } from '../documents/attachable.ts';
import { decide } from '../documents/decision.ts';
import { uploadDocument } from '../documents/upload.ts';
import { documentView, staffView, usesOf, versionView } from '../documents/views.ts';
import { conflict, notFound } from '../http/HttpFailure.ts';
import { arrange, type ListRule, pagedList } from '../http/paging.ts';
import { del, get, post, put, type Resource } from '../http/route.ts';
import { isAdmin } from '../security/sessions.ts';
import { samplePicture } from '../samplePicture.ts';
import { textPdf } from '../textPdf.ts';
import { refuseStale } from './stale.ts';

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

const contentOf = (
  backend: Backend,
  { type }: StoredDocument,
  { file, name, mediaType }: DocumentVersion,
): Uint8Array<ArrayBuffer> => {
  if (file === null) {
    if (mediaType === 'image/png') return samplePicture();
    const lines = [name, `Sample document of the embedded backend (${type})`];
    return new TextEncoder().encode(mediaType === 'text/plain' ? lines.join('\n') : textPdf(lines));
  }
  const bytes = backend.files.read(file);
  if (!bytes) throw notFound('The file');
  return bytes;
};

export const documents: Resource = (backend) => {
  const { documents } = backend.data;
  /** A document of the asker. Those of other people are answered with 404, except for administrators. */
  const own = (user: User, id: string): StoredDocument => {
    const record = documents.get(id);
    if (!record || (record.userId !== user.id && !isAdmin(user))) throw notFound('The document');
    return record;
  };
  const view = (record: StoredDocument) => documentView(backend, record);

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
    get('/api/documents/:id/download', ({ user, param, query }) => {
      const record = own(user(), param('id'));
      const wanted = Number(query.get('version') ?? record.version);
      const version = [record, ...record.earlier].find((each) => each.version === wanted);
      if (!version) throw notFound('The version');
      return new Response(contentOf(backend, record, version), {
        headers: {
          'content-type': version.mediaType,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(version.name)}`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    }),
    get('/api/documents/:id/versions', ({ user, param }) => {
      const record = own(user(), param('id'));
      return [record, ...record.earlier].map(versionView);
    }),
    get('/api/documents/:id', ({ user, param }) => {
      const asking = user();
      const record = own(asking, param('id'));
      return isAdmin(asking) ? staffView(backend, record) : view(record);
    }),
    put('/api/documents/:id', async ({ user, form: read, param }) => {
      const record = own(user(), param('id'));
      const form = await read();
      refuseStale(form, view(record));
      const patch = {
        name: form.text('name', { max: 200 }) ?? record.name,
        type: form.text('type', { max: 60 }) ?? record.type,
        issuedOn: form.day('issuedOn') ?? null,
        expiresOn: form.day('expiresOn') ?? null,
        countryCode: form.text('countryCode', { max: 2 }) ?? null,
        referenceNo: form.text('referenceNo', { max: 60 }) ?? null,
      };
      form.done();
      const lastModified = isoAfter(backend, record.lastModified);
      return view(documents.update(record.id, { ...patch, lastModified }));
    }),
    del('/api/documents/:id', ({ user, param }) => {
      const record = own(user(), param('id'));
      if (usesOf(backend, record) > 0) {
        throw conflict('This document is part of an application and cannot be deleted.');
      }
      rememberName(backend, record);
      documents.delete(record.id);
      for (const { file } of [record, ...record.earlier]) if (file !== null) backend.files.remove(file);
    }),
    get('/api/admin/documents', ({ admin, query }) => {
      admin();
      const staffList: ListRule<StoredDocument> = {
        search: (record) => {
          const { name, type, ownerName, ownerEmail } = staffView(backend, record);
          return [name, type, ownerName, ownerEmail];
        },
        filters: {
          status: ({ status }, value) => status === value,
          type: ({ type }, value) => type === value,
          within: ({ uploadedAt }, value) => isWithin(backend, uploadedAt, value),
          expires: (record, value) => expiresAs(backend, record, value),
        },
        sort: {
          ...LIST.sort,
          status: ({ status }) => status,
          expiresOn: ({ expiresOn }) => expiresOn,
          ownerName: (record) => staffView(backend, record).ownerName,
        },
        defaultSort: 'uploadedAt',
      };
      const page = pagedList(documents.all(), query, staffList);
      return { ...page, data: page.data.map((record) => staffView(backend, record)) };
    }),
    post('/api/documents/:id/verify', async ({ admin, form: read, param }) => {
      admin();
      const form = await read();
      return staffView(backend, decide(backend, documents.require(param('id')), form));
    }),
  ];
};
