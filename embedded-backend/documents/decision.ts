import { type Backend, dayOf, isoAfter, isoNow } from '../backend.ts';
import type { StoredDocument } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { conflict } from '../http/HttpFailure.ts';
import { notify } from '../notifications/notify.ts';
import { staffView } from './views.ts';

const STATUSES = ['verified', 'rejected', 'pending'] as const;
const REASONS = [
  'unreadable',
  'cut-off',
  'wrong-type',
  'expired',
  'name-differs',
  'translation-missing',
  'other',
] as const;

/** Makes a language certificate of a verified test result, one for each test that the file belongs to. */
const writeCertificates = (backend: Backend, { id, userId }: StoredDocument): void => {
  const { languageCertificates, languageTests, userLanguageCertificates } = backend.data;
  const now = isoNow(backend);
  for (const test of languageTests.filter((each) => each.documentId === id && each.userId === userId)) {
    const kind = languageCertificates.find(({ code }) => code === test.testCode);
    if (kind === undefined) continue;
    const certificate = userLanguageCertificates.find(
      (each) => each.userId === userId && each.languageCertificateId === kind.id,
    );
    userLanguageCertificates.put({
      id: certificate?.id ?? `${userId}~${kind.code}`,
      userId,
      languageCertificateId: kind.id,
      score: test.score,
      issuedAt: test.resultOn ?? test.takenOn ?? dayOf(now),
      created: certificate?.created ?? now,
      lastModified: certificate === undefined ? now : isoAfter(backend, certificate.lastModified),
    });
  }
};

/**
 * Stores the decision of staff about a document, or that it waits again, with corrected days. 409 with the
 * current document if somebody else has decided, or if the decision is about another version of the file.
 */
export const decide = (backend: Backend, record: StoredDocument, form: Form): StoredDocument => {
  const status = form.word('status', STATUSES) ?? 'verified';
  const reason = form.word('reason', REASONS) ?? null;
  const note = form.text('note', { max: 500 }) ?? null;
  const version = form.number('version');
  const dayOf = (name: 'issuedOn' | 'expiresOn') =>
    form.has(name) ? (form.day(name) ?? null) : record[name];
  const days = { issuedOn: dayOf('issuedOn'), expiresOn: dayOf('expiresOn') };
  if (days.issuedOn !== null && days.expiresOn !== null && days.expiresOn < days.issuedOn) {
    form.fail('expiresOn', 'This is before the day of issue.');
  }
  if (status === 'rejected' && reason === null) form.fail('reason', 'Choose a reason.');
  form.done();

  const isOtherFile = version !== undefined && version !== record.version;
  const isDone = (record.status === 'pending') === (status === 'pending');
  if (isOtherFile || isDone) {
    throw conflict('This document was changed in the meantime.', { current: staffView(backend, record) });
  }
  if (status === 'verified') writeCertificates(backend, record);
  const lastModified = isoAfter(backend, record.lastModified);
  if (status !== 'pending') {
    const [kind, title] =
      status === 'verified'
        ? ['documentVerified', 'A document was verified']
        : ['documentRejected', 'A document was not accepted'];
    const params = { name: record.name };
    notify(backend, { userId: record.userId, topic: 'documents', kind, title, params, link: '/documents' });
  }
  return backend.data.documents.update(record.id, {
    ...days,
    status,
    reason: status === 'rejected' ? reason : null,
    note: status === 'rejected' ? note : null,
    verifiedAt: status === 'verified' ? lastModified : null,
    lastModified,
  });
};
