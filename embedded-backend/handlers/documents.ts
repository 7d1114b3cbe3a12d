import type { Backend } from '../backend.ts';
import { isoAfter } from '../backend.ts';
import type { DocumentVersion, StoredDocument, User } from '../data/records.ts';
import { uploadDocument } from '../documents/upload.ts';
import { documentView, usesOf, versionView } from '../documents/views.ts';
import { conflict, notFound } from '../http/HttpFailure.ts';
import { arrange, type ListRule } from '../http/paging.ts';
import { del, get, post, put, type Resource } from '../http/route.ts';
import { isAdmin } from '../security/sessions.ts';
import { textPdf } from '../textPdf.ts';
import { refuseStale } from './stale.ts';

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

const contentOf = (
  backend: Backend,
  { type }: StoredDocument,
  { file, name }: DocumentVersion,
): Uint8Array<ArrayBuffer> => {
  if (file === null) {
    const text = textPdf([name, `Sample document of the embedded backend (${type})`]);
    return new TextEncoder().encode(text);
  }
  const bytes = backend.files.read(file);
  if (!bytes) throw notFound('The file');
  return bytes;
};

export const documents: Resource = (backend) => {
  const { documents } = backend.data;
  /** Other people's documents do not exist, except for administrators. */
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
    get('/api/documents/:id', ({ user, param }) => view(own(user(), param('id')))),
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
      documents.delete(record.id);
      for (const { file } of [record, ...record.earlier]) if (file !== null) backend.files.remove(file);
    }),
    post('/api/documents/:id/verify', async ({ admin, form: read, param }) => {
      admin();
      const form = await read();
      const status = form.word('status', STATUSES) ?? 'verified';
      const reason = form.text('reason', { max: 60 }) ?? null;
      const note = form.text('note', { max: 500 }) ?? null;
      form.done();
      const record = documents.require(param('id'));
      const lastModified = isoAfter(backend, record.lastModified);
      const verifiedAt = status === 'verified' ? lastModified : null;
      return view(documents.update(record.id, { status, reason, note, verifiedAt, lastModified }));
    }),
  ];
};
