import type { Account } from '@/api/endpoints/auth';
import { profileSections } from '@/api/endpoints/profileSections';
import { inputOf, userProfiles } from '@/api/endpoints/userProfiles';
import { users } from '@/api/endpoints/users';
import type { Call } from '@/api/endpoint';
import { send, sendAny } from '@/api/send';
import { ApiError } from '@/errors/ApiError';
import { isConflict } from '@/forms/saving/conflict';
import { saveMerged } from '@/forms/saving/merge';
import { followAccount } from '@/identity/followAccount';
import { changesOf, type SectionRecord, sectionSaveFrom } from './sectionSave';

type Fields = Readonly<Record<string, unknown>>;
interface Now {
  /** The body of a PUT that would change nothing. */
  readonly input: Fields;
  /** Writes changes. @throws ApiError */
  readonly write: (changes: Fields) => Promise<unknown>;
}

/** Read the current record from the server, by kind. */
const READERS: Readonly<Record<SectionRecord, (userId: string) => Promise<Now>>> = {
  async profile(userId) {
    const profile = await send(userProfiles.byUser, { path: { userId }, fresh: true });
    const input = inputOf(profile);
    return {
      input,
      write: (changes) =>
        send(userProfiles.update, {
          path: { id: profile.id },
          body: { ...input, ...changes, updatedAt: profile.updatedAt },
        }),
    };
  },
  family: () => readSection('family', profileSections.saveFamily),
  destination: () => readSection('destination', profileSections.saveDestination),
};

async function readSection(part: 'family' | 'destination', save: Call<unknown>): Promise<Now> {
  const { lastModified = null, ...input } = (await send(profileSections.mine, { fresh: true }))[part] ?? {};
  return { input, write: (changes) => sendAny(save, { body: { ...input, ...changes, lastModified } }) };
}

/**
 * Sends a waiting save of a section. It is applied to the current record, so that a save of another section
 * in between is not overwritten.
 * @param body a {@link SectionSave}
 * @throws ApiError; 409 if somebody else changed the same section
 */
export async function sendSection(userId: string, body: Fields): Promise<void> {
  const save = sectionSaveFrom(body);
  if (save === undefined) throw new ApiError('http', 'What waited is broken', { status: 400 });
  if (save.account !== undefined) {
    const account: Account = await send(users.updateMe, { body: save.account });
    followAccount(account);
  }
  await saveMerged(async (mayRepeat) => {
    const now = await READERS[save.record](userId);
    const changes = changesOf(save, now.input);
    if (changes === null) throw new ApiError('http', 'Changed elsewhere', { status: 409 });
    if (Object.keys(changes).length === 0) return false;
    try {
      await now.write(changes);
      return false;
    } catch (error) {
      if (!isConflict(error) || !mayRepeat) throw error;
      return true;
    }
  });
}
