import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { queryOptionsFor } from '@/api/queries';
import { ReferenceAnswer } from '@/features/tools/ReferenceAnswer';
import { withoutSample } from '@/features/tools/withoutSample';
import { useRecognitionText } from '@/features/tools/useRecognitionText';
import { Surface } from '@/ui/card/Surface';

interface RecognitionProps {
  readonly levelId: string;
  readonly countryId: string;
}

/** The backend's answer for one level and one country. */
export function Recognition({ levelId, countryId }: RecognitionProps) {
  const { t } = useTranslation('tools');
  const textOf = useRecognitionText();
  const query = useQuery(
    queryOptionsFor(withoutSample(educationLevels.recognition), { path: { id: levelId, countryId } }),
  );
  return (
    <Surface padding="roomy">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> has no place for blocks */}
      <div role="status">
        <ReferenceAnswer query={query}>
          {(recognition) => (
            <>
              <Box component="p" sx={{ typography: 'h5', margin: 0 }}>
                {textOf(recognition)}
              </Box>
              {recognition.notes !== null && recognition.notes !== undefined && (
                <Box component="p" dir="auto" sx={{ margin: 0, mt: 1 }}>
                  {recognition.notes}
                </Box>
              )}
              <Box component="p" sx={{ margin: 0, mt: 2, color: 'text.secondary' }}>
                {t('recognition.licence')}
              </Box>
            </>
          )}
        </ReferenceAnswer>
      </div>
    </Surface>
  );
}
