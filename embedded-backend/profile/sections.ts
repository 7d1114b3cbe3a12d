import type { Backend } from '../backend.ts';
import type { Destination, Education, Experience, Family } from '../data/profileRecords.ts';
import { profileOf } from '../security/sessions.ts';
import { languageTestView } from './languageTests.ts';

/** An entry in answers, without a reference to a deleted document. */
export const entryView = <E extends Education | Experience>({ data }: Backend, entry: E) => {
  const { userId: _owner, ...shown } = entry;
  const { documentId } = entry;
  return {
    ...shown,
    documentId: documentId !== null && data.documents.get(documentId) ? documentId : null,
  };
};

/** A part that a person has only once. */
export const partView = <P extends Family | Destination>({ id: _id, userId: _owner, ...shown }: P) => shown;

/** All parts of a person's profile. */
export const sectionsOf = (backend: Backend, userId: string) => {
  const { education, experience, languageTests, families, destinations, documents } = backend.data;
  const isTheirs = (record: { userId: string }): boolean => record.userId === userId;
  const [family, destination] = [families.get(userId), destinations.get(userId)];
  const stored = documents.filter(isTheirs);
  const accepted = stored.filter(({ status }) => status !== 'rejected');
  return {
    profile: profileOf(backend, userId) ?? null,
    education: education.filter(isTheirs).map((entry) => entryView(backend, entry)),
    experience: experience.filter(isTheirs).map((entry) => entryView(backend, entry)),
    languageTests: languageTests.filter(isTheirs).map((test) => languageTestView(backend, test)),
    family: family ? partView(family) : null,
    destination: destination ? partView(destination) : null,
    documents: {
      count: stored.length,
      verified: stored.filter(({ status }) => status === 'verified').length,
      types: [...new Set(accepted.map(({ type }) => type))],
    },
  };
};
