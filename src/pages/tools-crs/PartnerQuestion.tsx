import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CrsInput, CrsPartnerInput } from '@/eligibility/crs/answers';
import { RadioInput } from '@/forms/fields/RadioInput';
import { LevelFields } from '@/features/tools/questions/LanguageQuestions';
import { CredentialInput, YearsInput } from '@/features/tools/questions/Questions';
import { fieldOf } from './answers';

type PartnerAnswer = Pick<CrsInput, 'spouse' | 'partnerStays'>;

const ANSWERS: Readonly<Record<string, PartnerAnswer>> = {
  no: { spouse: null, partnerStays: undefined },
  away: { spouse: null, partnerStays: true },
  yes: { spouse: {}, partnerStays: undefined },
  '': { spouse: undefined, partnerStays: undefined },
};

const chosen = ({ spouse, partnerStays }: PartnerAnswer): string => {
  if (spouse === undefined) return '';
  if (spouse !== null) return 'yes';
  return partnerStays === true ? 'away' : 'no';
};

interface PartnerQuestionProps {
  readonly input: CrsInput;
  readonly onChange: (change: PartnerAnswer) => void;
}

/** Whether the partner counts towards the points, and the questions about them. */
export function PartnerQuestion({ input, onChange }: PartnerQuestionProps) {
  const { t } = useTranslation('eligibility');
  const { spouse } = input;
  return (
    <>
      <RadioInput
        id={fieldOf('spouse')}
        label={t('question.spouse')}
        options={[
          { value: 'no', name: t('partner.no') },
          { value: 'yes', name: t('partner.yes') },
          { value: 'away', name: t('partner.away') },
          { value: '', name: t('unknown') },
        ]}
        value={chosen(input)}
        onChange={(next) => onChange(ANSWERS[next] ?? {})}
      />
      {spouse !== undefined && spouse !== null && (
        <PartnerAnswers value={spouse} onChange={(next) => onChange({ spouse: next })} />
      )}
    </>
  );
}

interface PartnerAnswersProps {
  readonly value: CrsPartnerInput;
  readonly onChange: (value: CrsPartnerInput) => void;
}

function PartnerAnswers({ value, onChange }: PartnerAnswersProps) {
  const { t } = useTranslation(['eligibility', 'fields']);
  const { clb } = value;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CredentialInput
        id="crs-partner-education"
        label={t('fields:partnersEducation')}
        value={value.education}
        onChange={(education) => onChange({ ...value, education })}
      />
      <RadioInput
        id="crs-partner-test"
        label={t('partner.levels')}
        options={[
          { value: 'levels', name: t('partner.hasTest') },
          { value: 'none', name: t('partner.noTest') },
          { value: '', name: t('unknown') },
        ]}
        value={clb === undefined ? '' : clb === null ? 'none' : 'levels'}
        onChange={(next) =>
          onChange({ ...value, clb: next === '' ? undefined : next === 'none' ? null : {} })
        }
      >
        {clb !== undefined && clb !== null && (
          <Box sx={{ mt: 1 }}>
            <LevelFields
              id="crs-partner-level"
              language={undefined}
              value={clb}
              onChange={(levels) => onChange({ ...value, clb: levels })}
            />
          </Box>
        )}
      </RadioInput>
      <YearsInput
        id="crs-partner-work"
        label={t('fields:partnerWork')}
        value={value.canadianWorkYears}
        onChange={(canadianWorkYears) => onChange({ ...value, canadianWorkYears })}
      />
    </Box>
  );
}
