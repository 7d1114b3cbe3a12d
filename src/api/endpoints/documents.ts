import { REJECTION_REASONS } from '@/config/documents';
import { pageOf, pageQuery, readItems, readUsable } from '@/api/lists';
import {
  count,
  date,
  day,
  file,
  id,
  maybe,
  maybeId,
  named,
  nothing,
  oneOf,
  ordinal,
  text,
  scan,
} from '@/api/scalars';
import { get, post, put, remove, z } from '@/api/schema';
import { orNull, textOrEmpty } from '@/api/tolerant';
import { SECTIONS_TOUCH } from './profileSections';

/** A type is shown as it came, whatever a server calls it. */
const anyType = z
  .catch(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((type: string | number) => String(type)),
    ),
    'other',
  )
  .register(z.globalRegistry, { documented: { type: 'string', examples: ['passport', 'language-test'] } });

/** Calls for documents. */
export const storedDocument = named(
  'Document',
  z.object({
    id,
    name: text,
    /** A word that is not one of those that are known is shown as it came. */
    type: anyType,
    /** Bytes. */
    size: count,
    status: oneOf(['pending', 'verified', 'rejected'], 'pending'),
    uploadedAt: date,
    mediaType: textOrEmpty,
    issuedOn: day,
    expiresOn: day,
    /** Of the country that issued it. */
    countryCode: orNull(text),
    referenceNo: orNull(text),
    /** Counts from 1; 0 where the backend keeps no versions. */
    version: count,
    scan,
    /** Why it was not accepted, as a word, and what staff wrote about it. */
    reason: orNull(text),
    note: orNull(text),
    verifiedAt: date,
    /** In how many applications it was sent. */
    usedBy: count,
    lastModified: date,
  }),
);
export type StoredDocument = z.infer<typeof storedDocument>;

/** A document as staff see it: also whose it is. */
const staffDocument = named(
  'StaffDocument',
  z.object({ ...storedDocument.shape, userId: maybeId, ownerName: orNull(text), ownerEmail: orNull(text) }),
);
export type StaffDocument = z.infer<typeof staffDocument>;

const documentVersion = named(
  'DocumentVersion',
  z.object({ version: count, name: text, size: count, mediaType: textOrEmpty, uploadedAt: date, scan }),
);
export type DocumentVersion = z.infer<typeof documentVersion>;

const changes = z.object({
  name: maybe(text),
  type: maybe(text),
  issuedOn: maybe(text),
  expiresOn: maybe(text),
  countryCode: maybe(text),
  referenceNo: maybe(text),
  /** As read: a later state is not overwritten. */
  lastModified: maybe(text),
});

/** What staff decide about a document, or that it waits again. */
const documentDecision = z.object({
  status: z.optional(z.enum(['verified', 'rejected', 'pending'])),
  reason: z.optional(z.nullable(z.enum(REJECTION_REASONS))),
  /** What the person reads beside the reason. */
  note: maybe(text),
  /** Corrected by staff; null takes the day away, and a day that is left out stays as it is. */
  issuedOn: maybe(text),
  expiresOn: maybe(text),
  /** The version of the file that was looked at: 409 when there is another by now. */
  version: z.optional(ordinal),
});
export type DocumentDecision = z.infer<typeof documentDecision>;

const BASE = '/api/documents';
/** The parts of a profile that count documents, or show what became of one. */
const DOCUMENT_SECTIONS = [...SECTIONS_TOUCH, '/api/user/language-tests'] as const;
const STAFF_LIST = '/api/admin/documents';
/** What the documents of a person are counted in, too. */
export const DOCUMENTS_TOUCH = [
  BASE,
  '/api/user/dashboard',
  '/api/admin/dashboard',
  '/api/admin/desk',
  '/api/admin/trends',
  ...DOCUMENT_SECTIONS,
] as const;

export const documents = {
  list: get(BASE, 'The documents of the signed-in user', {
    response: z.array(storedDocument),
    // What cannot be read is left out: the others are the person's papers all the same.
    read: (body) => readUsable(storedDocument)(body).data,
    offline: true,
    ours: true,
  }),
  byId: get(`${BASE}/{id}`, 'A document; administrators are told whose it is', {
    response: staffDocument,
    ours: true,
  }),
  staffList: get(STAFF_LIST, 'One page of the documents of all people (administrators)', {
    query: z.object({
      ...pageQuery,
      status: z.optional(text),
      type: z.optional(text),
      /** Uploaded in so many UTC days, today among them: 7, 30 or 90. */
      within: z.optional(text),
      /** 'soon' is today and the 29 UTC days after it, 'expired' before today. */
      expires: z.optional(text),
    }),
    response: pageOf(staffDocument),
    read: readUsable(staffDocument),
    ours: true,
  }),
  upload: post(`${BASE}/upload`, 'Upload a document, or the next version of one', {
    body: z.object({
      file,
      type: z.optional(text),
      /** The same on every try: a backend that knows it answers with what it made of the first. */
      uploadId: z.optional(text),
      issuedOn: z.optional(text),
      expiresOn: z.optional(text),
      countryCode: z.optional(text),
      /** The id of the document whose next version this is. */
      replaces: z.optional(text),
    }),
    response: storedDocument,
    multipart: true,
    conflicts: [415, 422],
    touches: DOCUMENTS_TOUCH,
    ours: true,
  }),
  update: put(`${BASE}/{id}`, 'Change what is said about a document', {
    body: changes,
    response: storedDocument,
    touches: [BASE, ...DOCUMENT_SECTIONS],
    conflicts: [409, 422],
    ours: true,
  }),
  versions: get(`${BASE}/{id}/versions`, 'The files of a document, newest first', {
    response: z.array(documentVersion),
    read: readItems(documentVersion),
    ours: true,
  }),
  download: get(`${BASE}/{id}/download`, 'The file itself, or that of an earlier version', {
    query: z.object({ version: z.optional(ordinal) }),
    response: file,
    binary: true,
    ours: true,
  }),
  remove: remove(`${BASE}/{id}`, 'Delete a document', {
    response: nothing,
    touches: DOCUMENTS_TOUCH,
    conflicts: [409],
    ours: true,
  }),
  verify: post(`${BASE}/{id}/verify`, 'Decide about a document, or put it back to waiting (administrators)', {
    body: documentDecision,
    response: staffDocument,
    touches: [...DOCUMENTS_TOUCH, STAFF_LIST, '/api/admin/user-language-certificates'],
    conflicts: [409, 422],
    ours: true,
  }),
};
