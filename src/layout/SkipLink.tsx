import { useTranslation } from 'react-i18next';

export const MAIN_ID = 'main';

/** The first element in the tab order: skips the bar and goes to the main content. */
export function SkipLink() {
  const { t } = useTranslation('layout');
  return (
    <a
      href={`#${MAIN_ID}`}
      className="vt-skip"
      onClick={(event) => {
        // Not a navigation, so that the address and the history do not change.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
