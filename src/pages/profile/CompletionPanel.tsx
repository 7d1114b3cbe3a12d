import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { Skeleton, TextSkeleton } from '@/ui/loading/Skeletons';
import { Surface } from '@/ui/card/Surface';
import { CompletionRing } from '@/features/profile/CompletionRing';
import { NextSteps } from '@/features/profile/NextSteps';
import { PartFailed } from '@/features/profile/PartFailed';
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
      {completion.status === 'loading' && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 96 }}>
          <Skeleton width={96} height={96} round />
          <Box sx={{ flex: 1 }}>
            <TextSkeleton lines={2} />
          </Box>
        </Box>
      )}
      {completion.status === 'failed' && (
        <PartFailed title={t('completion.failed')} error={completion.error} onRetry={completion.retry} />
      )}
      {completion.status === 'ready' && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 96 }}>
            <CompletionRing {...completion.data} size={96} />
            <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
              {completion.data.isComplete
                ? t('completion.done')
                : completion.data.missing.length === 0
                  ? t('completion.almost')
                  : t('completion.missing', {
                      count: completion.data.missing.length,
                      formatted: formatNumber(completion.data.missing.length),
                    })}
            </Box>
          </Box>
          {completion.data.missing.length > 0 && (
            <Box className="vt-no-print" sx={{ marginBlockStart: 1.5 }}>
              <NextSteps fields={completion.data.missing} />
            </Box>
          )}
        </>
      )}
    </Surface>
  );
}
