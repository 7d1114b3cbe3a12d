import { type Backend, dayOf } from '../backend.ts';
import { wholeDocument } from '../documents/wholeDocument.ts';

const HOUR = 3_600_000;
const KB = 1024;
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain',
};

/**
 * Documents that wait for a check, besides that of the demo account: 17 in all. Two have the same name.
 * `person` is the number of a seeded person; days count from today and are negative in the past.
 */
const WAITING: readonly {
  readonly person: number;
  readonly name: string;
  readonly type: string;
  readonly hoursAgo: number;
  readonly issued?: number;
  readonly expires?: number;
}[] = [
  { person: 12, name: 'passport.png', type: 'passport', hoursAgo: 290, issued: -900, expires: 2750 },
  { person: 31, name: 'IELTS Test Report Form.pdf', type: 'language-test', hoursAgo: 271, issued: -120 },
  { person: 7, name: 'Police clearance.pdf', type: 'police-certificate', hoursAgo: 250, issued: -60 },
  { person: 58, name: 'diploma and transcript.pdf', type: 'certificate', hoursAgo: 214 },
  { person: 44, name: 'passport.png', type: 'passport', hoursAgo: 190, expires: 60 },
  { person: 63, name: 'WES report.pdf', type: 'eca', hoursAgo: 171, issued: -200 },
  { person: 19, name: 'Reference letter.txt', type: 'reference-letter', hoursAgo: 150, issued: -400 },
  { person: 85, name: 'Bank statement.pdf', type: 'proof-of-funds', hoursAgo: 132, issued: -20 },
  { person: 22, name: 'CV.pdf', type: 'resume', hoursAgo: 118 },
  { person: 101, name: 'TEF Canada attestation.pdf', type: 'language-test', hoursAgo: 74, issued: -300 },
  { person: 90, name: 'medical exam receipt.png', type: 'medical-exam', hoursAgo: 62, issued: -10 },
  { person: 7, name: 'Birth certificate, translation.pdf', type: 'translation', hoursAgo: 50 },
  { person: 133, name: 'nursing licence.png', type: 'licence', hoursAgo: 37, expires: 300 },
  { person: 150, name: 'photo.png', type: 'photo', hoursAgo: 26 },
  { person: 76, name: 'marriage certificate.pdf', type: 'civil-status', hoursAgo: 9, issued: -2000 },
  { person: 171, name: 'welding certificate.png', type: 'certificate', hoursAgo: 3, expires: 700 },
];

/** Adds the documents that wait for a check. */
export const seedWaitingDocuments = (backend: Backend): void => {
  const moment = (hours: number): string => new Date(backend.now() + hours * HOUR).toISOString();
  const day = (days: number | undefined): string | null =>
    days === undefined ? null : dayOf(moment(days * 24));
  for (const [index, { person, name, type, hoursAgo, issued, expires }] of WAITING.entries()) {
    backend.data.documents.put(
      wholeDocument({
        id: `document-waiting-${index + 1}`,
        userId: `user-${person}`,
        name,
        type,
        size: (90 + ((index * 131) % 900)) * KB,
        mediaType: MEDIA_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/pdf',
        uploadedAt: moment(-hoursAgo),
        issuedOn: day(issued),
        expiresOn: day(expires),
      }),
    );
  }
};

/** Verified documents of other people that expire within 30 days: person, name, type and days until then. */
const EXPIRING: readonly (readonly [person: number, name: string, type: string, days: number])[] = [
  [24, 'passport.pdf', 'passport', 1],
  [37, 'police certificate.pdf', 'police-certificate', 3],
  [52, 'IELTS result.pdf', 'language-test', 5],
  [61, 'passport scan.png', 'passport', 8],
  [70, 'medical exam.pdf', 'medical-exam', 10],
  [88, 'nursing licence.pdf', 'licence', 13],
  [95, 'passport.pdf', 'passport', 15],
  [104, 'TEF Canada attestation.pdf', 'language-test', 18],
  [117, 'police certificate.pdf', 'police-certificate', 21],
  [126, 'CELPIP result.pdf', 'language-test', 24],
  [139, 'passport.png', 'passport', 27],
  [160, 'medical exam.pdf', 'medical-exam', 28],
];
const UPLOADED_DAYS_AGO = 120;

/** Adds the documents that expire soon. */
export const seedExpiringDocuments = (backend: Backend): void => {
  const at = (days: number): string => new Date(backend.now() + days * 24 * HOUR).toISOString();
  for (const [index, [person, name, type, days]] of EXPIRING.entries()) {
    const uploadedAt = at(-UPLOADED_DAYS_AGO - index);
    const verifiedAt = at(-UPLOADED_DAYS_AGO - index + 2);
    backend.data.documents.put({
      ...wholeDocument({
        id: `document-expiring-${index + 1}`,
        userId: `user-${person}`,
        name,
        type,
        size: (120 + index * 40) * KB,
        mediaType: MEDIA_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/pdf',
        uploadedAt,
        expiresOn: dayOf(at(days)),
      }),
      status: 'verified',
      verifiedAt,
      lastModified: verifiedAt,
    });
  }
};
