import { useTranslation } from 'react-i18next';
import { SwitchRow } from '@/forms/fields/SwitchRow';
import { switchKeys, useKeysAreOn } from '@/layout/shared/useSingleKeys';
import { Surface } from '@/ui/card/Surface';
import { Section } from '@/ui/page/Section';

/**
 * Settings, 'Keyboard': turns single-key shortcuts off, for people who use speech input or press keys by
 * accident.
 */
export function KeyboardSection() {
  const { t } = useTranslation(['settings', 'menus']);
  return (
    <Section id="keyboard" title={t('nav.keyboard')}>
      <Surface>
        <SwitchRow
          label={t('menus:keys.switch')}
          hint={t('keyboardHint')}
          checked={useKeysAreOn()}
          onChange={switchKeys}
        />
      </Surface>
    </Section>
  );
}
