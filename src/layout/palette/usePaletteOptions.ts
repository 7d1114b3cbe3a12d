import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { areaIsOn } from '@/config/areas';
import { LANGUAGE_CODES, LANGUAGES } from '@/config/languages';
import { pathOf } from '@/routing/routes';
import { useLanguage } from '@/i18n/LanguageProvider';
import { routeText } from '@/i18n/textKey';
import { isolated } from '@/i18n/isolated';
import { useRole } from '@/identity/identity';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { useRoleSwitch } from '@/identity/roles/useRoleSwitch';
import { firstStepsPath } from '@/layout/firstSteps';
import { shortcutsRequests } from '@/layout/shortcuts/dialog';
import { useLogout } from '@/layout/useLogout';
import { useWho } from '@/layout/useWho';
import { useAppState } from '@/runtime/AppScope';
import { setPreferences, usePreference } from '@/preferences/preferences';
import { useAnyText } from '@/ui/page/useRoute';
import { isFound, pagesFor } from './found';

export type OptionGroup = 'pages' | 'commands' | 'search';
export interface PaletteOption {
  readonly id: string;
  readonly group: OptionGroup;
  readonly name: string;
  /** Further text that is searched. */
  readonly path?: string;
  readonly run: () => void;
}

/** From this number of characters on, searches in lists are offered. */
const WORDS_FROM = 2;

/** The options of 'Search pages' for the typed text. It sends no request and stores nothing. */
export function usePaletteOptions(typed: string): readonly PaletteOption[] {
  const { t } = useTranslation(['menus', 'layout', 'roles', 'terms']);
  const { viewer, user } = useWho();
  const { availableRoles, role } = useRole();
  const pages = pagesFor(viewer);
  const say = useAnyText(pages.map(({ label }) => label));
  const navigate = useNavigate();
  const authDialog = useAuthDialog();
  const logout = useLogout();
  const switchTo = useRoleSwitch();
  const { tell: openKeys } = useAppState(shortcutsRequests);
  const isDark = usePreference('isDarkMode');
  const { language, chooseLanguage } = useLanguage();
  const goTo = (path: string) => () => void navigate(path);
  const words = typed.trim();
  const command = (id: string, name: string, run: () => void): PaletteOption => ({
    id,
    group: 'commands',
    name,
    run,
  });

  const all: readonly PaletteOption[] = [
    ...pages.map(({ route, label, path }) => ({
      id: route,
      group: 'pages' as const,
      name: say(routeText(label)),
      path,
      run: goTo(path),
    })),
    ...(words === ''
      ? []
      : [
          command('dark', t('layout:bar.darkMode'), () => setPreferences({ isDarkMode: !isDark })),
          ...availableRoles
            .filter((name) => name !== role)
            .map((name) =>
              command(
                `role-${name}`,
                t('menus:palette.switchTo', { role: t(`roles:${name}.displayName`) }),
                () => void switchTo(name),
              ),
            ),
          ...LANGUAGE_CODES.filter((code) => code !== language.code).map((code) =>
            command(
              `language-${code}`,
              t('menus:palette.language', { name: isolated(LANGUAGES[code].name) }),
              () => void chooseLanguage(code),
            ),
          ),
          ...(viewer === 'User' ? [command('first', t('terms:showFirstSteps'), goTo(firstStepsPath()))] : []),
          command('keys', t('menus:keys.title'), openKeys),
          ...(user === null
            ? [
                command('login', t('layout:nav.login'), () => authDialog.open('login')),
                command('register', t('layout:nav.register'), () => authDialog.open('register')),
              ]
            : [command('logout', t('layout:nav.logout'), logout)]),
        ]),
  ];
  const matching = all.filter(({ name, path }) => isFound(words, name, path));
  if (words.length < WORDS_FROM) return matching;
  const query = encodeURIComponent(words);
  const quoted = { words: isolated(words) };
  const search = (id: string, name: string, path: string): PaletteOption => ({
    id,
    group: 'search',
    name,
    run: goTo(path),
  });
  return [
    ...matching,
    ...(areaIsOn('jobs')
      ? [search('jobs', t('menus:palette.jobs', quoted), `${pathOf('jobs')}?q=${query}`)]
      : []),
    ...(viewer === 'Admin'
      ? [search('users', t('menus:palette.users', quoted), `${pathOf('adminUsers')}?search=${query}`)]
      : []),
  ];
}
