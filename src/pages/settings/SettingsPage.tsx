import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { config } from '@/config/env';
import { SwitchRow } from '@/forms/fields/SwitchRow';
import type { TextKey } from '@/i18n/textKey';
import { switchKeys, useKeysAreOn } from '@/layout/shared/useSingleKeys';
import { pathOf } from '@/routing/routes';
import { Surface } from '@/ui/card/Surface';
import { focusNext } from '@/ui/focusNext';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content, Section } from '@/ui/page/Section';
import { SectionLinks } from '@/ui/SectionLinks';
import { lineWidth } from '@/ui/text/lineWidth';
import { Text } from '@/ui/text/Text';
import { AccountSection } from './account/AccountSection';
import { AppearanceSection } from './appearance/AppearanceSection';
import { LanguageSection } from './appearance/LanguageSection';
import { DeviceSection } from './device/DeviceSection';
import { GoogleSection } from './google/GoogleSection';
import { NotificationsSection } from './notifications/NotificationsSection';
import { PasswordSection } from './password/PasswordSection';
import { SessionsSection } from './sessions/SessionsSection';
import { TwoFactorSection } from './two-factor/TwoFactorSection';

/** The sections of the page in their order; each name is also its anchor in the address. */
const SECTIONS = [
  'appearance',
  'language',
  'keyboard',
  'notifications',
  'account',
  'password',
  'sessions',
  'two-factor',
  'google',
  'device',
] as const;
type SectionId = (typeof SECTIONS)[number];
const SECTION_NAMES = {
  appearance: 'terms:appearance',
  language: 'fields:language',
  keyboard: 'settings:nav.keyboard',
  notifications: 'words:notifications',
  account: 'settings:nav.account',
  password: 'fields:password',
  sessions: 'settings:nav.sessions',
  'two-factor': 'terms:twoStepVerification',
  google: 'settings:nav.google',
  device: 'terms:thisDevice',
} as const satisfies Readonly<Record<SectionId, TextKey>>;

/** Moves the focus to the heading of a section, so that keyboard and screen reader continue there. */
function focusHeading(id: SectionId): void {
  const heading = document.getElementById(`${id}-heading`);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Links to the sections of the settings. */
function SectionNav({ ids }: { readonly ids: readonly SectionId[] }) {
  const { t } = useTranslation(['settings', 'fields', 'terms', 'words']);
  return (
    <Box sx={{ height: '100%', marginBlockStart: { xs: 2, lg: 0 } }}>
      <SectionLinks
        label={t('nav.label')}
        ids={ids}
        textOf={(id) => t(SECTION_NAMES[id])}
        onChosen={(id) => focusNext(() => focusHeading(id))}
      />
    </Box>
  );
}

/** The settings page: appearance, account, notifications and security. */
export function SettingsPage() {
  const { googleSignIn } = config().features;
  const tells = areaIsOn('notifications');
  const keeps = areaIsOn('offline');
  const isOff = useMemo<Partial<Record<SectionId, boolean>>>(
    () => ({ google: !googleSignIn, notifications: !tells, device: !keeps }),
    [googleSignIn, tells, keeps],
  );
  const ids = useMemo(() => SECTIONS.filter((id) => !(isOff[id] ?? false)), [isOff]);

  return (
    <Content padded>
      <PageHeading />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 784px)' },
          columnGap: 8,
          alignItems: 'start',
          marginBlockStart: { lg: 2 },
        }}
      >
        <Box sx={{ height: '100%', paddingBlockStart: { lg: 5.5 } }}>
          <SectionNav ids={ids} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <AppearanceSection />
          <LanguageSection />
          <KeyboardSection />
          {tells && <NotificationsSection />}
          <AccountSection />
          <PasswordSection />
          <SessionsSection />
          <TwoFactorSection />
          {googleSignIn && <GoogleSection />}
          {keeps && <DeviceSection />}
          {areaIsOn('privacy') && <PrivacyLink />}
        </Box>
      </Box>
    </Content>
  );
}

function PrivacyLink() {
  const { t } = useTranslation('settings');
  return (
    <Section>
      <Surface>
        <Link
          component={AppLink}
          to={pathOf('privacySettings')}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'subtitle1' }}
        >
          {t('privacy.link')}
        </Link>
        <Text quiet sx={{ maxWidth: lineWidth(68) }}>
          {t('privacy.text')}
        </Text>
      </Surface>
    </Section>
  );
}

/**
 * Settings, 'Keyboard': turns single-key shortcuts off, for people who use speech input or press keys by
 * accident.
 */
function KeyboardSection() {
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
