import { pageOf, pageQuery, readItems, readList } from '@/api/lists';
import { count, date, day, file, id, maybeId, named, oneOf, text, textOrNumber } from '@/api/scalars';
import { get, post, put, remove, z } from '@/api/schema';
import { anyWord, orNull, textOrEmpty, usableOrEmpty } from '@/api/tolerant';

/** The calls about a signed-in person's own data: export, consents, deletion. */
const BASE = '/api/users/me';

export const RECIPIENT_KINDS = ['employer', 'authority', 'partner'] as const;

const ledgerEntry = named(
  'LedgerEntry',
  z.object({
    id,
    at: date,
    recipient: z.object({
      /** One of {@link RECIPIENT_KINDS}, or a word that this client does not know. */
      kind: anyWord(RECIPIENT_KINDS),
      name: textOrEmpty,
      countryCode: orNull(text),
    }),
    /** A word such as `application`, or a sentence. */
    purpose: textOrEmpty,
    applicationId: maybeId,
    jobTitle: orNull(text),
    /** The names of the fields that were sent, such as `email`; never their values. */
    fields: usableOrEmpty(text),
    documents: usableOrEmpty(z.object({ id, name: text, version: orNull(count) })),
  }),
);
export type LedgerEntry = z.infer<typeof ledgerEntry>;

const consent = named(
  'Consent',
  z.object({
    id,
    title: text,
    text: textOrEmpty,
    /** The version of the text that the consent belongs to. */
    version: textOrNumber,
    given: z.boolean(),
    /** The account cannot exist without this consent. */
    required: z.catch(z.boolean(), false),
    changedAt: date,
  }),
);
export type Consent = z.infer<typeof consent>;

const deletionRequest = named(
  'DeletionRequest',
  z.object({
    status: oneOf(['none', 'pending'], 'none'),
    requestedAt: date,
    /** The day on which everything is deleted. */
    effectiveOn: day,
  }),
);

const DELETION = `${BASE}/deletion-request`;
/** A profile is hidden while its account waits for deletion. */
const DELETION_TOUCHES = [DELETION, '/api/user/profile', '/api/UserProfiles'] as const;

/** An answer of 202 is parsed as JSON, so it is no Blob. */
const isFile = (answer: unknown): answer is Blob =>
  typeof answer === 'object' && answer !== null && 'arrayBuffer' in answer;

export const privacy = {
  /** The file; null when the export is still being prepared (202) and the person will be notified. */
  exportData: get(
    `${BASE}/export`,
    'All data about the signed-in user as a file; 202 where that takes time',
    {
      response: file,
      read: (answer): Blob | null => (isFile(answer) ? answer : null),
      binary: true,
      ignoresAnswer: true,
      isProposal: true,
    },
  ),
  ledger: get(`${BASE}/ledger`, 'What was sent to whom about the signed-in user, newest first', {
    query: z.object({ page: pageQuery.page, pageSize: pageQuery.pageSize }),
    response: pageOf(ledgerEntry),
    read: readList(ledgerEntry),
    isProposal: true,
  }),
  consents: get(`${BASE}/consents`, 'What the signed-in user has agreed to', {
    response: z.array(consent),
    read: readItems(consent),
    isProposal: true,
  }),
  changeConsent: put(`${BASE}/consents/{id}`, 'Give or withdraw a consent to the text of this version', {
    body: z.object({ given: z.boolean(), version: textOrNumber }),
    response: consent,
    conflicts: [409, 422],
    makesStale: [`${BASE}/consents`],
    isProposal: true,
  }),
  deletion: get(DELETION, 'Whether the account of the signed-in user waits for its deletion', {
    response: deletionRequest,
    isProposal: true,
  }),
  requestDeletion: post(DELETION, 'Ask for the account to be deleted after the cooling-off time', {
    body: z.object({ password: text }),
    response: deletionRequest,
    conflicts: [409, 422, 429],
    makesStale: DELETION_TOUCHES,
    isProposal: true,
  }),
  keepAccount: remove(DELETION, 'Take the request for deletion back', {
    response: deletionRequest,
    makesStale: DELETION_TOUCHES,
    isProposal: true,
  }),
};
