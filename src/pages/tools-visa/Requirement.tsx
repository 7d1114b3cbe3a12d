import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { countries } from '@/api/endpoints/countries';
import { queryOptionsFor } from '@/api/queries';
import { ReferenceAnswer } from '@/features/tools/ReferenceAnswer';
import { withoutSample } from '@/features/tools/withoutSample';
import { Surface } from '@/ui/card/Surface';
import { useVisaWords } from '@/features/tools/useVisaWords';
import { Text } from '@/ui/text/Text';
import { StatusRegion } from '@/ui/text/StatusRegion';

interface RequirementProps {
  readonly from: string;
  readonly to: string;
}

/** The backend's answer for two countries. */
export function Requirement({ from, to }: RequirementProps) {
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
