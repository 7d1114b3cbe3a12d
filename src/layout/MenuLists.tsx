import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Viewer } from '@/routing/routeRow';
import { pathOf } from '@/routing/routes';
import { formatNumber } from '@/i18n/formatNumber';
import { routeText } from '@/i18n/textKey';
import { AppLink } from '@/ui/page/AppLink';
import { CountBadge } from '@/ui/text/CountBadge';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { type AtPath, forPath, useAnyText } from '@/ui/page/useRoute';
import { markedIn, menuFor, type MenuList } from './menuEntries';
import './menuLists.css';
import { type MenuCount, useMenuCounts } from './useMenuCounts';
import { useWho } from './useWho';

/** Distance between the current entry and the edge of the row after scrolling, in px. */
const ROOM = 16;

interface MenuEntriesProps {
  readonly viewer: Viewer;
  readonly onFollow?: () => void;
}

interface MenuListsProps extends MenuEntriesProps {
  /** 'row' is below the bar; 'lists' are one below the other, in the drawer. */
  readonly place: 'row' | 'lists';
}

/**
 * The second navigation of a viewer: a landmark with a list for each group. Renders nothing if the viewer has
 * none.
 */
export const MenuLists = forPath(({ viewer, place, onFollow, pathname }: MenuListsProps & AtPath) => {
  const { t } = useTranslation(['menus', 'words']);
  const lists = menuFor(viewer);
  const at = markedIn(lists, pathname)?.route;
  const nav = useRef<HTMLElement>(null);
  // Scrolls the current entry into view inside the row, without scrolling the page.
  useEffect(() => {
    if (at === undefined) return;
    const [row, current] = [nav.current, nav.current?.querySelector('[aria-current]')];
    if (!row || !current) return;
    const [entryBox, rowBox] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
    if (entryBox.left < rowBox.left) row.scrollBy(entryBox.left - rowBox.left - ROOM, 0);
    else if (entryBox.right > rowBox.right) row.scrollBy(entryBox.right - rowBox.right + ROOM, 0);
  }, [at]);
  if (lists.length === 0) return null;
  const label = {
    User: t('menus:yourPages'),
    Admin: t('words:administration'),
    signedOut: t('menus:morePages'),
    other: '',
  }[viewer];
  return (
    <nav aria-label={label} className={`vt-menu ${place}`} ref={nav}>
      <MenuEntries viewer={viewer} {...(onFollow === undefined ? {} : { onFollow })} />
    </nav>
  );
});

/** The lists of a second navigation, for a landmark that holds more than the lists. */
export const MenuEntries = forPath(({ viewer, onFollow, pathname }: MenuEntriesProps & AtPath) => {
  const lists = menuFor(viewer);
  const counts = useMenuCounts(viewer, useWho().user?.id);
  const marked = markedIn(lists, pathname);
  return lists.map((list) => (
    <Entries
      key={list.group ?? ''}
      list={list}
      counts={counts}
      {...(marked === undefined ? {} : { marked })}
      {...(onFollow === undefined ? {} : { onFollow })}
    />
  ));
});

interface EntriesProps {
  readonly list: MenuList;
  readonly counts: Readonly<Record<string, MenuCount>>;
  readonly marked?: { readonly route: string; readonly mark: 'page' | 'true' };
  readonly onFollow?: () => void;
}

function Entries({ list: { group, entries }, counts, marked, onFollow }: EntriesProps) {
  const { t } = useTranslation(['menus', 'terms']);
  const say = useAnyText(entries.map(({ label }) => label));
  const id = useId();
  return (
    <>
      {group !== null && (
        <p id={id} className="vt-menu-group">
          {t(group === 'documents' ? 'terms:documents' : `groups.${group}`)}
        </p>
      )}
      <ul aria-labelledby={group === null ? undefined : id}>
        {entries.map(({ route, label }) => {
          const waiting = counts[route];
          const name = say(routeText(label));
          return (
            <li key={route}>
              <AppLink
                to={pathOf(route)}
                aria-current={marked?.route === route ? marked.mark : undefined}
                onClick={onFollow}
              >
                {waiting === undefined ? (
                  <span>{name}</span>
                ) : (
                  <>
                    <span aria-hidden>
                      <CountBadge count={waiting.count} onWords>
                        <span>{name}</span>
                      </CountBadge>
                    </span>
                    <VisuallyHidden>
                      {t(`counts.${waiting.text}`, {
                        name,
                        count: waiting.count,
                        formatted: formatNumber(waiting.count),
                      })}
                    </VisuallyHidden>
                  </>
                )}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}
