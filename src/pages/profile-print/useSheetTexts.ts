import type { i18n as I18n } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import type { LanguageCode } from '@/config/languages';
import { textsIn } from '@/i18n/otherLanguage';
import { fontReady } from '@/theme/fonts/loadFonts';
import { type ReadState, readState } from '@/ui/loading/readState';

const AREAS = ['print', 'profile', 'eligibility'] as const;

/** Loads the texts of the print language. They are ready only when its font is loaded too. */
export function useSheetTexts(language: LanguageCode): ReadState<I18n> {
  const query = useQuery<I18n>({
    queryKey: ['texts', language],
    queryFn: async () => {
      const letters = fontReady(language);
      const texts = await textsIn(language, AREAS);
      await letters;
      return texts;
    },
    staleTime: Infinity,
    structuralSharing: false,
  });
  return readState(query);
}
