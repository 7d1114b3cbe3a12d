import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NAME_HERE, Sentence } from '@/features/profile/Sentence';
import type { SessionUser } from '@/storage/sessionUser';
import { BidiText } from '@/ui/text/BidiText';
import { useMinute } from '@/ui/useNow';

/** The time of day for a greeting; `any` until the clock is read (before the first effect). */
type DayPart = 'morning' | 'afternoon' | 'evening' | 'night' | 'any';

/** @param hour 0 to 23, in the person's time zone */
export function dayPart(hour: number): DayPart {
  if (!Number.isFinite(hour)) return 'any';
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** The first name that the session user gets when the server sends none. */
const NO_NAME = 'Unknown';

/** The name for the greeting; null when there is none. */
export function greetingName({ firstName }: { readonly firstName: string }): string | null {
  const name = firstName.trim();
  return name === '' || name === NO_NAME ? null : name;
}

/**
 * A greeting with the name and the time of day. The clock is read only in the browser, and again while the
 * page is open.
 */
export function Greeting({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('dashboard');
  const now = useMinute();
  const part = now === null ? 'any' : dayPart(new Date(now).getHours());
  const name = greetingName(user);
  return (
    <Box
      component="span"
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '2',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        fontSize: '1.25rem',
      }}
    >
      {name === null ? (
        t(`greetingUnnamed.${part}`)
      ) : (
        <Sentence text={t(`greeting.${part}`, { name: NAME_HERE })} name={<BidiText>{name}</BidiText>} />
      )}
    </Box>
  );
}
