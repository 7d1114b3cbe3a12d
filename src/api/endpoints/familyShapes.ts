import { DEPENDANT_RELATIONS, MARITAL_STATUSES, NO_TEST } from '@/config/profile';
import { CREDENTIALS } from '@/eligibility/credentials';
import { dateAsRead, day, id, maybe, named, oneOf, text } from '@/api/scalars';
import { z } from '@/api/schema';
import { orNull, textOrEmpty, wordOrNull, usableOrEmpty } from '@/api/tolerant';
import { asRead, CHARTS, scores, scoresInput } from './profileEntryShapes';

/** A person's family, and who of them comes along. Null means unknown, never 'no'. */
const flag = orNull(z.boolean());
const maybeFlag = maybe(z.boolean());

const partnerTest = z.object({
  testCode: textOrEmpty,
  scores: z.catch(scores, { listening: '', reading: '', writing: '', speaking: '' }),
  chart: wordOrNull(CHARTS),
  takenOn: day,
});

export const family = named(
  'Family',
  z.object({
    maritalStatus: wordOrNull(MARITAL_STATUSES),
    partner: orNull(
      z.object({
        accompanies: flag,
        citizenOrResident: flag,
        dateOfBirth: day,
        credential: wordOrNull(CREDENTIALS),
        /** 'none': the partner has no test. */
        test: orNull(z.union([z.literal(NO_TEST), partnerTest])),
        canadianWorkYears: orNull(z.number()),
        canadianStudy: flag,
      }),
    ),
    dependants: usableOrEmpty(
      z.object({ id, relation: oneOf(DEPENDANT_RELATIONS, 'other'), dateOfBirth: day, accompanies: flag }),
    ),
    siblingInCanada: flag,
    relativeInCanada: flag,
    lastModified: dateAsRead,
  }),
);
export type Family = z.infer<typeof family>;

export const familyInput = named(
  'FamilyInput',
  z.object({
    maritalStatus: maybe(z.enum(MARITAL_STATUSES)),
    partner: maybe(
      z.object({
        accompanies: maybeFlag,
        citizenOrResident: maybeFlag,
        dateOfBirth: maybe(text),
        credential: maybe(z.enum(CREDENTIALS)),
        test: maybe(
          z.union([
            z.literal(NO_TEST),
            z.object({
              testCode: text,
              scores: scoresInput,
              chart: maybe(z.enum(CHARTS)),
              takenOn: maybe(text),
            }),
          ]),
        ),
        canadianWorkYears: maybe(z.number()),
        canadianStudy: maybeFlag,
      }),
    ),
    dependants: z.optional(
      z.array(
        z.object({
          id: text,
          relation: z.enum(DEPENDANT_RELATIONS),
          dateOfBirth: maybe(text),
          accompanies: maybeFlag,
        }),
      ),
    ),
    siblingInCanada: maybeFlag,
    relativeInCanada: maybeFlag,
    ...asRead,
  }),
);
export type FamilyInput = z.infer<typeof familyInput>;
