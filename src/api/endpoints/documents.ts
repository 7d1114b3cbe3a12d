import { CHECK_STATES, REJECTION_REASONS } from '@/config/documents';
import { pageOf, pageQuery, readItems, readList } from '@/api/lists';
import {
  count,
  date,
  dateAsRead,
  day,
  file,
  id,
  maybe,
  maybeId,
  named,
  unusedAnswer,
  oneOf,
  ordinal,
  text,
  virusScan,
} from '@/api/scalars';
import { get, post, put, remove, z } from '@/api/schema';
import { orNull, textOrEmpty } from '@/api/tolerant';
import { SECTIONS_READS } from './profileSections';

/** The type as the server sent it: unknown types are shown as they are. */
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
    /** An unknown type is kept as it is. */
    type: anyType,
    /** Bytes. */
    size: count,
    status: oneOf(CHECK_STATES, 'pending'),
    uploadedAt: date,
    mediaType: textOrEmpty,
    issuedOn: day,
    expiresOn: day,
    /** The country that issued the document. */
    countryCode: orNull(text),
    referenceNo: orNull(text),
    /** Counts from 1; 0 when the backend keeps no versions. */
    version: count,
    scan: virusScan,
    /** The reason of a rejection (a known word), and what staff wrote about it. */
    reason: orNull(text),
    note: orNull(text),
    verifiedAt: date,
    /** Number of applications that contain it. */
    usedBy: count,
    lastModified: dateAsRead,
  }),
);
export type StoredDocument = z.infer<typeof storedDocument>;

/** A document as staff see it, with its owner. */
const staffDocument = named(
  'StaffDocument',
  z.object({ ...storedDocument.shape, userId: maybeId, ownerName: orNull(text), ownerEmail: orNull(text) }),
);
export type StaffDocument = z.infer<typeof staffDocument>;

const documentVersion = named(
  'DocumentVersion',
  z.object({
    version: count,
    name: text,
    size: count,
    mediaType: textOrEmpty,
    uploadedAt: date,
    scan: virusScan,
  }),
);

const changes = z.object({
  name: maybe(text),
  type: maybe(text),
  issuedOn: maybe(text),
  expiresOn: maybe(text),
  countryCode: maybe(text),
  referenceNo: maybe(text),
  /** The value that was read: 409 when the document has changed since. */
  lastModified: maybe(text),
});

/** A decision of staff about a document; 'pending' takes a decision back. */
const documentDecision = z.object({
  status: z.optional(z.enum(['verified', 'rejected', 'pending'])),
  reason: z.optional(z.nullable(z.enum(REJECTION_REASONS))),
  /** Shown to the person beside the reason. */
  note: maybe(text),
  /** Dates corrected by staff: null removes the date, a missing field leaves it. */
  issuedOn: maybe(text),
  expiresOn: maybe(text),
  /** The version of the file that was checked: 409 when there is a newer one. */
  version: z.optional(ordinal),
});
export type DocumentDecision = z.infer<typeof documentDecision>;

const BASE = '/api/documents';
/** The reads of a profile that count documents or show their state. */
const DOCUMENT_SECTIONS = [...SECTIONS_READS, '/api/user/language-tests'] as const;
const STAFF_LIST = '/api/admin/documents';
/** All reads that show or count a person's documents. */
export const DOCUMENTS_READS = [
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
    // Unreadable documents are left out, so that the others are still shown.
    read: readItems(storedDocument),
    offline: true,
    isProposal: true,
  }),
  byId: get(`${BASE}/{id}`, 'A document; administrators are told whose it is', {
    response: staffDocument,
    isProposal: true,
  }),
  staffList: get(STAFF_LIST, 'One page of the documents of all people (administrators)', {
    query: z.object({
      ...pageQuery,
      q: z.optional(text),
      status: z.optional(text),
      type: z.optional(text),
      /** Uploaded within this number of UTC days, today included: 7, 30 or 90. */
      within: z.optional(text),
      /** 'soon': today or one of the next 29 UTC days; 'expired': before today. */
      expires: z.optional(text),
    }),
    response: pageOf(staffDocument),
    read: readList(staffDocument),
    isProposal: true,
  }),
  upload: post(`${BASE}/upload`, 'Upload a document, or the next version of one', {
    body: z.object({
      file,
      type: z.optional(text),
      /**
       * The same for every attempt: a backend that has seen it answers with the
       * document that it created then.
       */
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
    makesStale: DOCUMENTS_READS,
    isProposal: true,
  }),
  update: put(`${BASE}/{id}`, 'Change what is said about a document', {
    body: changes,
    response: storedDocument,
    makesStale: [BASE, ...DOCUMENT_SECTIONS],
    conflicts: [409, 422],
    isProposal: true,
  }),
  versions: get(`${BASE}/{id}/versions`, 'The files of a document, newest first', {
    response: z.array(documentVersion),
    read: readItems(documentVersion),
    isProposal: true,
  }),
  download: get(`${BASE}/{id}/download`, 'The file itself, or that of an earlier version', {
    query: z.object({ version: z.optional(ordinal) }),
    response: file,
    binary: true,
    isProposal: true,
  }),
  remove: remove(`${BASE}/{id}`, 'Delete a document', {
    response: unusedAnswer,
    makesStale: DOCUMENTS_READS,
    conflicts: [409],
    isProposal: true,
  }),
  verify: post(`${BASE}/{id}/verify`, 'Decide about a document, or put it back to waiting (administrators)', {
    body: documentDecision,
    response: staffDocument,
    repeatable: true,
    makesStale: [...DOCUMENTS_READS, STAFF_LIST, '/api/admin/user-language-certificates'],
    conflicts: [409, 422],
    isProposal: true,
  }),
};
