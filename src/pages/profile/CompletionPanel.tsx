import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { Skeleton, TextSkeleton } from '@/ui/loading/Skeletons';
import { QueryState } from '@/ui/loading/QueryState';
import { Surface } from '@/ui/card/Surface';
import { CompletionRing } from '@/features/profile/CompletionRing';
import { NextSteps } from '@/features/profile/NextSteps';
import { useCompletion } from '@/features/profile/useProfile';

/** Beside the facts: how complete the profile is, and everything that is missing. */
export function CompletionPanel({ profileId }: { readonly profileId: string }) {
  const { t } = useTranslation('profile');
  const id = useId();
  const completion = useCompletion(profileId);
  return (
    <Surface component="section" labelledBy={id}>
      <Box component="h2" id={id} sx={{ typography: 'h5', margin: 0, marginBlockEnd: 2 }}>
        {t('completion.title')}
      </Box>
      <QueryState
        state={completion}
        failed={t('completion.failed')}
        skeleton={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 96 }}>
            <Skeleton width={96} height={96} round />
            <Box sx={{ flex: 1 }}>
              <TextSkeleton lines={2} />
            </Box>
          </Box>
        }
      >
        {(view) => (
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 96 }}>
              <CompletionRing {...view} size={96} />
              <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
                {view.isComplete
                  ? t('completion.done')
                  : view.missing.length === 0
                    ? t('completion.almost')
                    : t('completion.missing', {
                        count: view.missing.length,
                        formatted: formatNumber(view.missing.length),
                      })}
              </Box>
            </Box>
            {view.missing.length > 0 && (
              <Box className="vt-no-print" sx={{ marginBlockStart: 1.5 }}>
                <NextSteps fields={view.missing} />
              </Box>
            )}
          </>
        )}
      </QueryState>
    </Surface>
  );
}
