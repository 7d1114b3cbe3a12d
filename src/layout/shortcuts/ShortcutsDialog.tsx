import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useAppState } from '@/runtime/AppScope';
import { routeText } from '@/i18n/textKey';
import { useWho } from '@/layout/useWho';
import type { Viewer } from '@/routing/routeRow';
import { pageRowOf, type PlainRouteId } from '@/routing/routes';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { useAnyText } from '@/ui/page/useRoute';
import { singleKeys, switchKeys, useKeysAreOn } from '@/layout/shared/useSingleKeys';
import { targetsFor } from './targets';

type Named = readonly (readonly [key: string, name: string])[];

/** The name of a page in the navigation of a viewer. */
function labelOf(route: PlainRouteId, viewer: Viewer): string {
  const { nav, menu, title } = pageRowOf(route);
  return nav?.label ?? (viewer === 'other' ? undefined : menu?.[viewer]?.label) ?? title;
}

/** The keys of all pages with their names. */
function useKeysEverywhere(): Named {
  const { t } = useTranslation('menus');
  const { viewer } = useWho();
  const targets = targetsFor(viewer);
  const say = useAnyText(targets.map(([, route]) => labelOf(route, viewer)));
  return [
    ['?', t('keys.help')],
    ['/', t('keys.search')],
    ...targets.map(
      ([key, route]) => [key, t('keys.goTo', { name: say(routeText(labelOf(route, viewer))) })] as const,
    ),
  ];
}

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The keys that work now, and the switch that turns them off. Everything they do can also be done without
 * them.
 */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation(['menus', 'words']);
  const on = useKeysAreOn();
  const { of } = useAppState(singleKeys);
  const page = of('page');
  const named = Object.entries(page).flatMap(([key, what]) =>
    what?.name === undefined ? [] : [[key, what.name] as const],
  );
  const everywhere = useKeysEverywhere().filter(([key]) => page[key] === undefined);
  return (
    <AppDialog
      open={open}
      title={t('keys.title')}
      onClose={onClose}
      size="xs"
      actions={<Button onClick={onClose}>{t('words:close')}</Button>}
    >
      <FormControlLabel
        control={<Switch checked={on} onChange={(_event, checked) => switchKeys(checked)} />}
        label={t('keys.switch')}
      />
      {on && <KeyList title={t('keys.onThisPage')} keys={named} />}
      {on && <KeyList title={t('keys.everywhere')} keys={everywhere} />}
    </AppDialog>
  );
}

function KeyList({ title, keys }: { readonly title: string; readonly keys: Named }) {
  if (keys.length === 0) return null;
  return (
    <>
      <Box component="h3" sx={{ typography: 'subtitle2', margin: 0, mt: 2 }}>
        {title}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: 'grid',
          gridTemplateColumns: '3rem 1fr',
          columnGap: 2,
          rowGap: 1,
          '& dt': { fontFamily: 'monospace', direction: 'ltr' },
          '& dd': { m: 0 },
        }}
      >
        {keys.map(([key, name]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <dt>
              <kbd>{Array.from(key).join(' ')}</kbd>
            </dt>
            <dd>{name}</dd>
          </Box>
        ))}
      </Box>
    </>
  );
}
