import type { Backend } from '../backend.ts';
import { isoAfter, isoNow } from '../backend.ts';
import type { DocumentVersion, StoredDocument, User } from '../data/records.ts';
import { Form, readMultipart } from '../http/Form.ts';
import { HttpFailure, invalid, notFound } from '../http/HttpFailure.ts';
import { created, json } from '../http/route.ts';
import { newId } from '../security/tokens.ts';
import { isTaken } from './mediaTypes.ts';
import { documentView } from './views.ts';
import { wholeDocument } from './wholeDocument.ts';

const LARGEST_FILE = 10 * 1024 * 1024;
const MOST_DOCUMENTS = 200;
const MOST_VERSIONS = 10;

/** The name without characters that are not allowed in a header or file system. */
const safeName = (name: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must go
  name.replace(/[\u0000-\u001f\u007f"\\/]/g, '_').slice(-200) || 'document';

const refused = (code: string, message: string): HttpFailure =>
  new HttpFailure(422, message, undefined, { extra: { code } });

/** A real service would scan the file. Here its name decides. */
const refuseByName = (name: string): void => {
  if (/^virus/i.test(name)) throw refused('virus', 'A virus was found in this file.');
  if (/^locked/i.test(name)) throw refused('encrypted', 'This file is protected by a password.');
};

const textsOf = (form: FormData): Form =>
  new Form(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));

const readFile = async (form: FormData): Promise<{ file: File; bytes: Uint8Array }> => {
  const file = form.get('file') ?? form.get('document');
  if (file === null || typeof file === 'string') throw invalid({ file: ['Choose a file.'] });
  if (file.size === 0) throw invalid({ file: ['The file is empty.'] });
  if (file.size > LARGEST_FILE) throw new HttpFailure(413, 'The file is too large. The limit is 10 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isTaken(file.type.split(';')[0] ?? '', bytes)) {
    throw new HttpFailure(415, 'Only PDF, Word, text and image files can be uploaded.');
  }
  return { file, bytes };
};

/** The document that this file is a new version of. */
const replacedBy = (backend: Backend, user: User, id: string | undefined): StoredDocument | undefined => {
  if (id === undefined) return undefined;
  const document = backend.data.documents.get(id);
  if (document?.userId !== user.id) throw notFound('The document');
  if (document.version >= MOST_VERSIONS) throw refused('limit', 'This document has too many versions.');
  return document;
};

const versionOf = (record: DocumentVersion): DocumentVersion => {
  const { version, name, size, mediaType, uploadedAt, file, uploadId } = record;
  return { version, name, size, mediaType, uploadedAt, file, uploadId };
};

/**
 * Stores a file as a new document or as the next version of one. With a known `uploadId` the earlier result
 * is returned.
 */
export const uploadDocument = async (backend: Backend, user: User, request: Request): Promise<Response> => {
  const { documents } = backend.data;
  const form = await readMultipart(request);
  const { file, bytes } = await readFile(form);
  const fields = textsOf(form);
  const uploadId = fields.text('uploadId', { max: 64 }) ?? null;
  const own = documents.filter(({ userId }) => userId === user.id);
  const repeated =
    uploadId === null
      ? undefined
      : own.find((each) => [each, ...each.earlier].some((version) => version.uploadId === uploadId));
  if (repeated) return json(documentView(backend, repeated));

  const name = safeName(fields.text('name') ?? file.name);
  const type = fields.text('type', { max: 60 }) ?? fields.text('documentType', { max: 60 });
  const issuedOn = fields.day('issuedOn') ?? null;
  const expiresOn = fields.day('expiresOn') ?? null;
  const countryCode = fields.text('countryCode', { max: 2 }) ?? null;
  const before = replacedBy(backend, user, fields.text('replaces'));
  fields.done();
  refuseByName(name);
  if (!before && own.length >= MOST_DOCUMENTS) throw refused('limit', 'There is no room for more documents.');

  const now = isoNow(backend);
  const version = {
    name,
    size: bytes.byteLength,
    mediaType: file.type.split(';')[0] ?? '',
    uploadedAt: now,
    file: backend.files.add(bytes),
    uploadId,
  };
  const record = before
    ? {
        ...before,
        ...version,
        version: before.version + 1,
        status: 'pending' as const,
        reason: null,
        note: null,
        verifiedAt: null,
        lastModified: isoAfter(backend, before.lastModified),
        earlier: [versionOf(before), ...before.earlier],
        ...(issuedOn === null ? {} : { issuedOn }),
        ...(expiresOn === null ? {} : { expiresOn }),
      }
    : wholeDocument({
        id: newId(),
        userId: user.id,
        type: type ?? 'other',
        issuedOn,
        expiresOn,
        countryCode,
        ...version,
      });
  return created(documentView(backend, documents.put(record)));
};
