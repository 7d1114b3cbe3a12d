import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ResumeData } from '@/features/resume/useResumeSource';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import type { SheetWords } from './printSheet';

/** A section of the sheet with its heading. Hidden when it has no content. */
export function SheetPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface SheetEntryProps {
  /** Shown one after another, each in its own direction. */
  readonly names: readonly string[];
  readonly lang?: string | undefined;
  readonly when?: string;
  readonly facts?: readonly ReactNode[];
  readonly children?: ReactNode;
}

/** A job, an education or a test. It is not split over two pages. */
export function SheetEntry({ names, lang, when = '', facts = [], children }: SheetEntryProps) {
  const filled = facts.filter((fact) => fact !== null && fact !== '' && fact !== false && fact !== undefined);
  return (
    <li className="entry">
      <div className="line">
        <h4 lang={lang}>
          {names
            .filter((name) => name !== '')
            .map((name, at) => (
              // A server may send the same name twice, so the name is not a unique key.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at}>
                {at > 0 && SEPARATOR}
                <BidiText>{name}</BidiText>
              </span>
            ))}
        </h4>
        {when !== '' && <span className="when">{when}</span>}
      </div>
      {filled.length > 0 && (
        <p className="facts vt-facts">
          {filled.map((fact, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at}>
              {at > 0 && SEPARATOR}
              {fact}
            </span>
          ))}
        </p>
      )}
      {children}
    </li>
  );
}

/** Names with their values; those without a value are left out. */
export function SheetFacts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  const filled = facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  return (
    <Box component="dl">
      {filled.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

interface MySheetPartsProps {
  readonly data: ResumeData;
  readonly words: SheetWords;
}

/** The parts that only the person's own version contains: birth, citizenship, family and destination. */
export function MySheetParts({ data, words }: MySheetPartsProps) {
  const { t, country, day, month } = words;
  const { profile, family, destination } = data.sections;
  const partner = family?.partner;
  const listed = (ids: readonly string[] | null | undefined) =>
    words.list((ids ?? []).map((id) => country(id)).filter(Boolean));
  const { referralCode, dateOfBirth } = profile ?? {};
  return (
    <>
      <SheetPart title={t('fields:personalDetails')}>
        <SheetFacts
          facts={[
            [t('fields:dateOfBirth'), dateOfBirth && day(dateOfBirth)],
            [t('sheet.birthCountry'), country(profile?.countryOfBirthId ?? null)],
            [t('fields:citizenshipIds'), listed(profile?.citizenshipIds)],
            [t('sheet.referral'), referralCode && <BidiText ltr>{referralCode}</BidiText>],
          ]}
        />
      </SheetPart>
      {family !== null && (
        <SheetPart title={t('fields:family')}>
          <SheetFacts
            facts={[
              [t('sheet.marital'), family.maritalStatus && t(`sheet.${family.maritalStatus}`)],
              [t('sheet.partnerBorn'), partner?.dateOfBirth && day(partner.dateOfBirth)],
              [t('sheet.partnerEducation'), words.credential(partner?.credential ?? null)],
              [
                t('fields:dependants'),
                family.dependants.length > 0 &&
                  family.dependants.map(({ id, relation, dateOfBirth: born }) => (
                    <div key={id}>
                      {[
                        t(relation === 'child' ? 'fields:child' : 'sheet.other'),
                        born === null ? '' : day(born),
                      ]
                        .filter(Boolean)
                        .join(SEPARATOR)}
                    </div>
                  )),
              ],
            ]}
          />
        </SheetPart>
      )}
      {destination !== null && (
        <SheetPart title={t('terms:destination')}>
          <SheetFacts
            facts={[
              [t('terms:countries'), listed(destination.countryIds)],
              [t('fields:earliestStart'), month(destination.earliestStart)],
            ]}
          />
        </SheetPart>
      )}
    </>
  );
}
