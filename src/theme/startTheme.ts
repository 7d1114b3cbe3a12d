import { addPreparer, getPreferences, type Preferences } from '@/preferences/preferences';
import { prepareComponentTexts } from './componentTexts';
import { prepareDirection } from './emotionCache';
import { loadFonts } from './fonts/loadFonts';

/** What must be loaded before the styles fit the preferences; undefined when all is there. */
function prepareTheme({ isRtl, language }: Preferences): Promise<unknown> | undefined {
  loadFonts(language);
  const waits = [prepareDirection(isRtl ? 'rtl' : 'ltr'), prepareComponentTexts(language)].filter(
    (wait) => wait !== undefined,
  );
  return waits.length === 0 ? undefined : Promise.allSettled(waits);
}

/** To be called and awaited once before the first render; afterwards every change of preferences is prepared. */
export async function startTheme(): Promise<void> {
  addPreparer(prepareTheme);
  await prepareTheme(getPreferences());
}
