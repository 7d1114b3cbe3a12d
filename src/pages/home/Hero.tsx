import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { Actions } from '@/ui/page/Actions';
import { CreateProfileButton } from '@/identity/dialogs/CreateProfileButton';
import { AppLink } from '@/ui/page/AppLink';
import { LinkButton } from '@/ui/page/LinkButton';
import { PageHeading } from '@/ui/page/PageHeading';
import { RoutesDrawing } from '@/ui/page/RoutesDrawing';
import { Content } from '@/ui/page/Section';
import './hero.css';

/** The first screen: what the service is and for whom, two buttons, and the drawing of the routes. */
export function Hero() {
  const { t } = useTranslation(['home', 'words']);
  return (
    <div className="vt-hero vt-gradient-background">
      <Content>
        <div className="vt-hero-columns">
          <div>
            <p className="vt-tagline">{t('tagline')}</p>
            <PageHeading size="hero">{t('hero.heading')}</PageHeading>
            <p className="vt-hero-lead">{t('hero.forWhom')}</p>
            <Actions>
              <CreateProfileButton>{t('words:createAFreeProfile')}</CreateProfileButton>
              <LinkButton to="jobs">{t('words:browseJobs')}</LinkButton>
            </Actions>
            <p className="vt-hero-note">{t('words:costsNothing')}</p>
            {areaIsOn('tools') && (
              <AppLink className="vt-hero-points" to={pathOf('tools')}>
                {t('hero.points')}
              </AppLink>
            )}
          </div>
          <div className="vt-hero-picture">
            <RoutesDrawing variant="hero" />
          </div>
        </div>
      </Content>
    </div>
  );
}
