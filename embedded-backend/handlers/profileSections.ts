import { dayOf, isoNow } from '../backend.ts';
import type { Collection } from '../data/Collection.ts';
import { notFound } from '../http/HttpFailure.ts';
import { type Call, created, del, get, post, put, type Resource } from '../http/route.ts';
import { readEducation, readExperience } from '../profile/entries.ts';
import { readDestination, readFamily } from '../profile/family.ts';
import { languageTestView, readLanguageTest } from '../profile/languageTests.ts';
import { savePart } from '../profile/save.ts';
import { entryView, partView, sectionsOf } from '../profile/sections.ts';
import { newId } from '../security/tokens.ts';

/** The parts of the profile, and the language tests that can be chosen. */
export const profileSections: Resource = (backend) => {
  const { education, experience, families, destinations, languageTests, languageCertificates, userProfiles } =
    backend.data;

  /** Deletes an entry of the asker. Those of other people are answered with 404. */
  const deleteOwn =
    (entries: Collection<{ id: string; userId: string }>) =>
    ({ user, param }: Call): void => {
      const { id } = user();
      const entry = entries.require(param('id'));
      if (entry.userId !== id) throw notFound('The record');
      entries.delete(entry.id);
    };
  const own = async ({ user, form, param }: Call) => {
    const userId = user().id;
    return { backend, userId, id: param('id') || userId, form: await form() };
  };

  return [
    get('/api/user/profile-sections', ({ user }) => sectionsOf(backend, user().id)),
    get('/api/UserProfiles/:id/sections', ({ admin, param }) => {
      admin();
      return sectionsOf(backend, userProfiles.require(param('id')).userId);
    }),

    put('/api/user/education/:id', async (call) =>
      savePart({
        ...(await own(call)),
        parts: education,
        read: readEducation,
        view: (entry) => entryView(backend, entry),
        most: 10,
      }),
    ),
    del('/api/user/education/:id', deleteOwn(education)),
    put('/api/user/experience/:id', async (call) =>
      savePart({
        ...(await own(call)),
        parts: experience,
        read: readExperience,
        view: (entry) => entryView(backend, entry),
        most: 30,
      }),
    ),
    del('/api/user/experience/:id', deleteOwn(experience)),
    put('/api/user/family', async (call) =>
      savePart({ ...(await own(call)), parts: families, read: readFamily, view: partView }),
    ),
    put('/api/user/destination', async (call) =>
      savePart({ ...(await own(call)), parts: destinations, read: readDestination, view: partView }),
    ),

    get('/api/language-certificates', () =>
      languageCertificates.all().map(({ id, code, name, language }) => ({ id, code, name, language })),
    ),
    get('/api/user/language-tests', ({ user }) => {
      const { id } = user();
      return languageTests
        .filter(({ userId }) => userId === id)
        .map((test) => languageTestView(backend, test));
    }),
    post('/api/user/language-tests', async ({ user, form: read }) => {
      const userId = user().id;
      const form = await read();
      const test = {
        ...readLanguageTest(backend, form, userId),
        name: form.required('name', { max: 120 }),
        language: form.required('language', { max: 20 }),
        score: form.required('score', { max: 30 }),
      };
      form.done();
      const lastModified = isoNow(backend);
      const takenOn = test.takenOn ?? dayOf(lastModified);
      return created(
        languageTestView(backend, languageTests.put({ ...test, id: newId(), userId, takenOn, lastModified })),
      );
    }),
    put('/api/user/language-tests/:id', async (call) =>
      savePart({
        ...(await own(call)),
        parts: languageTests,
        read: readLanguageTest,
        view: (test) => languageTestView(backend, test),
        most: 20,
      }),
    ),
    del('/api/user/language-tests/:id', deleteOwn(languageTests)),
  ];
};
