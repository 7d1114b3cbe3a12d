import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { queryOptionsFor } from '@/api/queries';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { CountryByCode } from '@/features/tools/CountryByCode';
import { ToolPage } from '@/features/tools/page/ToolPage';
import { useCountryList } from '@/forms/fields/useCountryList';
import { useProfileChoices } from '@/features/tools/useProfileChoices';
import { useNames } from '@/features/profile/useNames';
import { QuestionGroup, QuestionPair } from '@/features/tools/questions/ToolForm';
import {
  NoGuess,
  ReferenceAnswer,
  useRecognitionText,
  withoutSample,
} from '@/features/tools/ReferenceAnswer';
import { Surface } from '@/ui/card/Surface';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { Text } from '@/ui/text/Text';

/** How an education level is recognised in a country, by the backend's data. */
export function RecognitionPage() {
  const { t } = useTranslation(['tools', 'fields']);
  const [choices, choose] = useProfileChoices(['level', 'country'], ({ level, goal }) => ({
    level,
    country: goal,
  }));
  const levels = useQuery(queryOptionsFor(educationLevels.active));
  const list = useCountryList();
  const names = useNames();
  // The built-in lists have no ids of the backend, so nothing can be requested with them.
  const levelList = levels.data === undefined || levels.data.isSample ? [] : levels.data.data;
  const level = levelList.find(({ code }) => code === choices.level);
  const country = list.choices.find(({ code }) => code === choices.country);
  const isMissing = levels.error !== null || levels.data?.isSample === true || list.isMissing;
  const retry = () => {
    void levels.refetch();
    list.retry();
  };
  return (
    <ToolPage lead={t('recognition.lead')}>
      <QuestionGroup>
        <QuestionPair>
          <ChoiceInput
            id="recognition-level"
            label={t('fields:educationLevelId')}
            options={levelList.map((one) => ({ value: one.code, name: names.education(one) }))}
            value={level?.code ?? ''}
            onChange={(code) => choose({ level: code })}
          />
          <CountryByCode
            id="recognition-country"
            label={t('fields:country')}
            choices={list.choices}
            value={choices.country}
            onChange={(code) => choose({ country: code })}
          />
        </QuestionPair>
        {isMissing && (
          <div>
            <NoGuess isList onRetry={retry} retrying={levels.isFetching || list.retrying} />
          </div>
        )}
      </QuestionGroup>
      <Box sx={{ mt: 3 }}>
        {level !== undefined && country !== undefined && (
          <Recognition levelId={level.id} countryId={country.id} />
        )}
      </Box>
    </ToolPage>
  );
}

interface RecognitionProps {
  readonly levelId: string;
  readonly countryId: string;
}

/** The backend's answer for an education level and a country. */
function Recognition({ levelId, countryId }: RecognitionProps) {
  const { t } = useTranslation('tools');
  const textOf = useRecognitionText();
  const query = useQuery(
    queryOptionsFor(withoutSample(educationLevels.recognition), { path: { id: levelId, countryId } }),
  );
  return (
    <Surface padding="roomy">
      <StatusRegion>
        <ReferenceAnswer query={query}>
          {(recognition) => (
            <>
              <Text sx={{ typography: 'h5' }}>{textOf(recognition)}</Text>
              {recognition.notes !== null && recognition.notes !== undefined && (
                <Text dir="auto" sx={{ mt: 1 }}>
                  {recognition.notes}
                </Text>
              )}
              <Text quiet sx={{ mt: 2 }}>
                {t('recognition.licence')}
              </Text>
            </>
          )}
        </ReferenceAnswer>
      </StatusRegion>
    </Surface>
  );
}
