import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countries } from '@/api/endpoints/countries';
import { queryOptionsFor } from '@/api/queries';
import { CountryByCode } from '@/features/tools/CountryByCode';
import { ToolPage } from '@/features/tools/page/ToolPage';
import { QuestionGroup, QuestionPair } from '@/features/tools/questions/ToolForm';
import { NoGuess, ReferenceAnswer, withoutSample } from '@/features/tools/ReferenceAnswer';
import { useCountryList } from '@/forms/fields/useCountryList';
import { useProfileChoices } from '@/features/tools/useProfileChoices';
import { useVisaWords } from '@/features/tools/useReferenceWords';
import { Surface } from '@/ui/card/Surface';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { Text } from '@/ui/text/Text';
import { AllDestinations } from './AllDestinations';

/** The visa requirement for citizens of one country who visit another, by the backend's data. */
export function VisaPage() {
  const { t } = useTranslation(['tools', 'fields', 'terms']);
  const [choices, choose] = useProfileChoices(['from', 'to'], ({ citizenship, goal }) => ({
    from: citizenship,
    to: goal,
  }));
  const list = useCountryList();
  const [showsAll, setShowsAll] = useState(false);
  const isListed = (code: string) => list.choices.some((country) => country.code === code);
  const { from, to } = choices;
  return (
    <ToolPage lead={t('visa.lead')}>
      <QuestionGroup>
        <QuestionPair>
          <CountryByCode
            id="visa-from"
            label={t('fields:citizenshipIds')}
            choices={list.choices}
            value={from}
            onChange={(code) => choose({ from: code })}
          />
          <CountryByCode
            id="visa-to"
            label={t('terms:destination')}
            choices={list.choices}
            value={to}
            onChange={(code) => choose({ to: code })}
          />
        </QuestionPair>
        {list.isMissing && (
          <div>
            <NoGuess isList onRetry={list.retry} retrying={list.retrying} />
          </div>
        )}
      </QuestionGroup>
      {isListed(from) && isListed(to) && <Requirement from={from} to={to} />}
      {isListed(from) && (
        <Box sx={{ mt: 3 }}>
          <Button variant="outlined" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {t('visa.all')}
          </Button>
          {showsAll && <AllDestinations from={from} nameOf={list.nameOf} />}
        </Box>
      )}
    </ToolPage>
  );
}

interface RequirementProps {
  readonly from: string;
  readonly to: string;
}

/** The backend's answer for two countries. */
function Requirement({ from, to }: RequirementProps) {
  const { t } = useTranslation('tools');
  const words = useVisaWords();
  const query = useQuery(queryOptionsFor(withoutSample(countries.visaRequirements), { query: { from, to } }));
  return (
    <Box sx={{ mt: 3 }}>
      <Surface padding="roomy">
        <StatusRegion>
          <ReferenceAnswer query={query}>
            {(requirement) => (
              <>
                <Text sx={{ typography: 'h5' }}>{words.needed(requirement)}</Text>
                {words.stay(requirement) !== null && <Text sx={{ mt: 1 }}>{words.stay(requirement)}</Text>}
                {requirement.notes !== null && requirement.notes !== undefined && (
                  <Text dir="auto" sx={{ mt: 1 }}>
                    {requirement.notes}
                  </Text>
                )}
                <Text sx={{ mt: 2, fontWeight: 600 }}>{t('visa.visitsOnly')}</Text>
              </>
            )}
          </ReferenceAnswer>
        </StatusRegion>
      </Surface>
    </Box>
  );
}
