import PersonIcon from '@mui/icons-material/Person';
import AdminIcon from '@mui/icons-material/Shield';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ROLES } from '@/config/roles';
import { AVATAR_SIZES, type AvatarSize } from '@/config/themes';
import { firstGrapheme } from '@/ui/text/graphemes';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';

export interface Person {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
}

const ARABIC = /\p{Script=Arabic}/u;
/** Separates two Arabic letters, which would otherwise be joined like a word. */
const NON_JOINER = '\u200c';

/** The first letters of the first and last name, or that of the e-mail address, or U. */
export function initialsOf({ firstName, lastName, email }: Person): string {
  const first = firstGrapheme(firstName ?? '');
  const last = firstGrapheme(lastName ?? '');
  if (first !== '' && last !== '') {
    return ARABIC.test(first) && ARABIC.test(last) ? `${first}${NON_JOINER}${last}` : `${first}${last}`;
  }
  return firstGrapheme(email ?? '') || 'U';
}

/** The border of the badge and the room between it and the icon, in px. */
const BADGE_EDGE = 4;

interface AvatarProps {
  person: Person;
  size: AvatarSize;
  /** The current role. Every role other than User shows a badge. */
  role?: string | null;
  online?: boolean;
}

/**
 * The person's initials in a circle. The name itself must be shown beside it or be the name of the control
 * around it.
 */
export function Avatar({ person, size, role = null, online = false }: AvatarProps) {
  const { t } = useTranslation('ui');
  const initials = initialsOf(person);
  const px = AVATAR_SIZES[size];
  const mark = Math.max(10, Math.round(px * 0.26));
  const badge = mark + BADGE_EDGE * 2;
  const badged = role !== null && role !== 'User';
  const Icon = role === 'Admin' ? AdminIcon : PersonIcon;
  return (
    <Box
      component="span"
      sx={{ position: 'relative', display: 'inline-flex', flexShrink: 0 }}
      data-size={size}
    >
      <Box
        component="span"
        aria-hidden
        data-initials={initials}
        sx={{
          width: px,
          height: px,
          borderRadius: '50%',
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          overflow: 'hidden',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontSize: Math.round(px * 0.4),
          fontWeight: 600,
          lineHeight: 1,
          letterSpacing: 0,
          userSelect: 'none',
          unicodeBidi: 'isolate',
          // The visible initials are drawn with CSS, so that they do not become part of the name of a control
          // around them.
          '&::before': { content: 'attr(data-initials)' },
          '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        }}
      >
        <VisuallyHidden>{initials}</VisuallyHidden>
      </Box>
      {badged && (
        <Box
          component="span"
          data-badge={role}
          sx={{
            position: 'absolute',
            insetBlockStart: Math.round(px * 0.09 - badge / 2),
            insetInlineEnd: Math.round(px * 0.03 - badge / 2),
            width: badge,
            height: badge,
            borderRadius: '50%',
            display: 'inline-flex',
            alignItems: 'center',
            justifyContent: 'center',
            bgcolor: role === 'Admin' ? `${ROLES.Admin.color}.main` : 'secondary.main',
            color: role === 'Admin' ? `${ROLES.Admin.color}.contrastText` : 'secondary.contrastText',
            border: '2px solid',
            borderColor: 'background.paper',
          }}
        >
          <Icon aria-hidden sx={{ fontSize: mark }} />
        </Box>
      )}
      {online && (
        <Box
          component="span"
          data-online=""
          sx={{
            position: 'absolute',
            insetBlockEnd: -1,
            insetInlineEnd: -1,
            width: mark,
            height: mark,
            borderRadius: '50%',
            bgcolor: 'success.main',
            border: '2px solid',
            borderColor: 'background.paper',
          }}
        >
          <VisuallyHidden>{t('avatar.online')}</VisuallyHidden>
        </Box>
      )}
    </Box>
  );
}
