import Computer from '@mui/icons-material/Computer';
import Smartphone from '@mui/icons-material/Smartphone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { AuthSession } from '@/api/endpoints/auth';
import { formatMoment, formatRelative } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { isHandheld, lastSeen, placeOf } from './sessionFacts';
import { SEPARATOR } from '@/ui/text/separator';

interface SessionRowProps {
  readonly session: AuthSession;
  /** When the list was loaded, in ms: 'active 5 minutes ago' is relative to it. */
  readonly now: number;
  readonly onEnd: () => void;
}

/** One session of the account. */
export function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const { t } = useTranslation(['settings', 'terms']);
  const { device, createdAt, lastActiveAt, current } = session;
  const Icon = isHandheld(device) ? Smartphone : Computer;
  const place = placeOf(session);
  const since = formatMoment(createdAt);
  const seen = lastSeen(lastActiveAt, now);
  const active =
    seen === null ? t('sessions.activeUnknown') : t('sessions.active', { when: formatRelative(seen, now) });
  const name = device.trim() || t('sessions.unknownDevice');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        paddingBlock: 2,
        '& + &': { borderBlockStart: '1px solid var(--vt-border)' },
        '&:first-of-type': { paddingBlockStart: 0 },
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary', alignSelf: 'flex-start', marginBlockStart: 0.25 }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
          <Box component="span" sx={{ typography: 'subtitle1', lineHeight: 1.5 }}>
            <BidiText>{name}</BidiText>
          </Box>
          {current && (
            <Box
              component="span"
              sx={{
                paddingInline: 1,
                borderRadius: '6px',
                border: '1px solid',
                borderColor: 'success.main',
                color: 'success.main',
                fontSize: '0.8125rem',
                fontWeight: 500,
              }}
            >
              {t('terms:thisDevice')}
            </Box>
          )}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {place !== null && (
            <>
              <BidiText>{place}</BidiText>
              {SEPARATOR}
            </>
          )}
          <time dateTime={lastActiveAt ?? undefined}>{current ? t('sessions.activeNow') : active}</time>
        </Box>
        {since !== '–' && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            <time dateTime={createdAt ?? undefined}>{t('sessions.since', { date: since })}</time>
          </Box>
        )}
      </Box>
      {!current && (
        <Button variant="outlined" onClick={onEnd} aria-label={t('sessions.endNamed', { device: name })}>
          {t('sessions.end')}
        </Button>
      )}
    </Box>
  );
}
