import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { areaIsOn } from '@/config/areas';
import { config } from '@/config/env';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { AccountSection } from './account/AccountSection';
import { AppearanceSection } from './appearance/AppearanceSection';
import { LanguageSection } from './appearance/LanguageSection';
import { DeviceSection } from './device/DeviceSection';
import { GoogleSection } from './google/GoogleSection';
import { KeyboardSection } from './keyboard/KeyboardSection';
import { NotificationsSection } from './notifications/NotificationsSection';
import { PasswordSection } from './password/PasswordSection';
import { PrivacyLink } from './PrivacyLink';
import { SECTIONS, type SectionId, sectionOf } from './sections';
import { SectionNav } from './SectionNav';
import { SessionsSection } from './sessions/SessionsSection';
import { TwoFactorSection } from './two-factor/TwoFactorSection';

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

  // The browser could not scroll to the section of the address, because it did not exist before this render.
  const { hash } = useLocation();
  const [opening] = useState(() => sectionOf(hash));
  useEffect(() => {
    if (opening !== undefined) document.getElementById(opening)?.scrollIntoView();
  }, [opening]);

  return (
    <Content>
      <Box sx={{ paddingBlock: { xs: 4, md: 6 } }}>
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
      </Box>
    </Content>
  );
}
