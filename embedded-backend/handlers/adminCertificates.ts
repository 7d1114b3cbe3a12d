import { dayOf, isoAfter, isoNow, type Backend } from '../backend.ts';
import type { LanguageCertificate, UserLanguageCertificate } from '../data/records.ts';
import { conflict } from '../http/HttpFailure.ts';
import type { Route } from '../http/route.ts';
import { newId } from '../security/tokens.ts';
import { adminRoutes } from './adminEntity.ts';
import { refuseStale } from './stale.ts';

const CODE = { max: 40, pattern: /^[a-z0-9][a-z0-9-]*$/i, says: 'Use letters, digits and hyphens.' };

export const adminCertificates = (backend: Backend): Route[] => {
  const { languageCertificates, userLanguageCertificates } = backend.data;
  const freeCode = (code: string, id: string): void => {
    const other = languageCertificates.find((each) => each.code.toLowerCase() === code.toLowerCase());
    if (other && other.id !== id)
      throw conflict(`A language certificate with the code ${code} already exists.`);
  };
  const view = (certificate: LanguageCertificate) => ({
    ...certificate,
    users: userLanguageCertificates.filter((each) => each.languageCertificateId === certificate.id).length,
  });
  return adminRoutes<LanguageCertificate>({
    path: '/api/admin/language-certificates',
    all: () => languageCertificates.all(),
    require: (id) => languageCertificates.require(id),
    view,
    list: {
      search: ({ code, name, language }) => [code, name, language],
      sort: {
        name: ({ name }) => name,
        code: ({ code }) => code,
        language: ({ language }) => language,
        created: ({ created }) => created,
        lastModified: ({ lastModified }) => lastModified,
      },
      defaultSort: 'name',
    },
    insert: (form) => {
      const code = form.required('code', CODE);
      const name = form.required('name', { max: 120 });
      const language = form.text('language', { max: 20 }) ?? 'en';
      form.done();
      freeCode(code, '');
      const now = isoNow(backend);
      return languageCertificates.put({ id: newId(), code, name, language, created: now, lastModified: now });
    },
    change: (id, form) => {
      const current = languageCertificates.require(id);
      const code = form.has('code') ? form.required('code', CODE) : current.code;
      const name = form.has('name') ? form.required('name', { max: 120 }) : current.name;
      const language = form.text('language', { max: 20 }) ?? current.language;
      form.done();
      refuseStale(form, view(current));
      freeCode(code, id);
      const lastModified = isoAfter(backend, current.lastModified);
      return languageCertificates.update(id, { code, name, language, lastModified });
    },
    remove: (id) => {
      const used = userLanguageCertificates.find((each) => each.languageCertificateId === id);
      if (used) throw conflict('This language certificate is in use and cannot be deleted.');
      languageCertificates.delete(id);
    },
  });
};

export const adminUserCertificates = (backend: Backend): Route[] => {
  const { languageCertificates, userLanguageCertificates, users } = backend.data;
  const view = (record: UserLanguageCertificate) => ({
    ...record,
    email: users.get(record.userId)?.email ?? null,
    certificate: languageCertificates.get(record.languageCertificateId)?.name ?? null,
  });
  return adminRoutes<UserLanguageCertificate>({
    path: '/api/admin/user-language-certificates',
    all: () => userLanguageCertificates.all(),
    require: (id) => userLanguageCertificates.require(id),
    view,
    list: {
      search: (record) => [
        users.get(record.userId)?.email,
        languageCertificates.get(record.languageCertificateId)?.name,
        record.score,
      ],
      filters: { languageCertificateId: (record, value) => record.languageCertificateId === value },
      sort: {
        created: ({ created }) => created,
        lastModified: ({ lastModified }) => lastModified,
        issuedAt: ({ issuedAt }) => issuedAt,
        score: ({ score }) => score,
        email: ({ userId }) => users.get(userId)?.email,
        certificate: ({ languageCertificateId }) => languageCertificates.get(languageCertificateId)?.name,
      },
      defaultSort: 'created',
      defaultOrder: 'desc',
    },
    insert: (form) => {
      const userId = form.required('userId');
      const languageCertificateId = form.required('languageCertificateId');
      const score = form.text('score', { max: 30 }) ?? '';
      const now = isoNow(backend);
      const issuedAt = form.day('issuedAt') ?? dayOf(now);
      if (userId !== '' && !users.get(userId)) form.fail('userId', 'This user is not known.');
      if (languageCertificateId !== '' && !languageCertificates.get(languageCertificateId)) {
        form.fail('languageCertificateId', 'This language certificate is not known.');
      }
      form.done();
      const fields = { userId, languageCertificateId, score, issuedAt };
      return userLanguageCertificates.put({ id: newId(), ...fields, created: now, lastModified: now });
    },
    change: (id, form) => {
      const current = userLanguageCertificates.require(id);
      const score = form.text('score', { max: 30 }) ?? current.score;
      const issuedAt = form.day('issuedAt') ?? current.issuedAt;
      form.done();
      refuseStale(form, view(current));
      const lastModified = isoAfter(backend, current.lastModified);
      return userLanguageCertificates.update(id, { score, issuedAt, lastModified });
    },
    remove: (id) => void userLanguageCertificates.delete(id),
  });
};
