import { useTranslation } from 'react-i18next';
import { NAME_HERE, Sentence } from '@/features/profile/Sentence';
import type { SessionUser } from '@/storage/sessionUser';
import { BidiText } from '@/ui/text/BidiText';
import { useMinute } from '@/ui/useNow';
import { dayPart, greetingName } from './words';

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
    <span className="vt-greeting">
      {name === null ? (
        t(`greetingUnnamed.${part}`)
      ) : (
        <Sentence text={t(`greeting.${part}`, { name: NAME_HERE })} name={<BidiText>{name}</BidiText>} />
      )}
    </span>
  );
}
