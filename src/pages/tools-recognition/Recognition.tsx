import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { queryOptionsFor } from '@/api/queries';
import { ReferenceAnswer } from '@/features/tools/ReferenceAnswer';
import { withoutSample } from '@/features/tools/withoutSample';
import { useRecognitionText } from '@/features/tools/useRecognitionText';
import { Surface } from '@/ui/card/Surface';
import { Text } from '@/ui/text/Text';
import { StatusRegion } from '@/ui/text/StatusRegion';

interface RecognitionProps {
  readonly levelId: string;
  readonly countryId: string;
}

/** The backend's answer for an education level and a country. */
export function Recognition({ levelId, countryId }: RecognitionProps) {
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
