import { CANADIAN_REGIONS } from '@/config/jobs';
import { CANADIAN_STUDIES } from '@/eligibility/crs/crsRules';
import { PROGRAMMES } from '@/eligibility/plan/planRules';
import { dateAsRead, id, maybe, month, named, text } from '@/api/scalars';
import { z } from '@/api/schema';
import { knownWords, orNull, usableOrEmpty, wordOrNull } from '@/api/tolerant';
import { asRead } from './profileEntryShapes';

/** Where a person wants to go, and what they have for it. Null means unknown, never 'no'. */
const flag = orNull(z.boolean());
const maybeFlag = maybe(z.boolean());

export const destination = named(
  'Destination',
  z.object({
    countryIds: usableOrEmpty(id),
    /** ISO 3166-2, such as 'CA-ON'. */
    provinces: z.pipe(
      knownWords(CANADIAN_REGIONS),
      z.transform((codes) => codes ?? []),
    ),
    earliestStart: month,
    remote: flag,
    programme: wordOrNull(PROGRAMMES),
    canadianStudy: wordOrNull(CANADIAN_STUDIES),
    certificate: flag,
    nomination: flag,
    arrangedEmployment: flag,
    lastModified: dateAsRead,
  }),
);
export type Destination = z.infer<typeof destination>;

export const destinationInput = named(
  'DestinationInput',
  z.object({
    countryIds: z.optional(z.array(text)),
    provinces: z.optional(z.array(text)),
    earliestStart: maybe(text),
    remote: maybeFlag,
    programme: maybe(z.enum(PROGRAMMES)),
    canadianStudy: maybe(z.enum(CANADIAN_STUDIES)),
    certificate: maybeFlag,
    nomination: maybeFlag,
    arrangedEmployment: maybeFlag,
    ...asRead,
  }),
);
export type DestinationInput = z.infer<typeof destinationInput>;
