import type { ResumeData } from '@/features/resume/useResumeSource';
import { BidiText } from '@/ui/text/BidiText';
import { SheetFacts, SheetPart } from './SheetParts';
import type { SheetWords } from './useSheet';
import { SEPARATOR } from '@/ui/text/separator';

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
