import { useTranslation } from 'react-i18next';
import type { Account } from '@/api/endpoints/auth';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import type { RoleName } from '@/config/roles';
import { RoleChip } from '@/layout/RoleChip';
import { fullName } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { Avatar } from '@/ui/card/Avatar';
import { EarlyPart } from '@/ui/loading/EarlyPage';
import { BidiText } from '@/ui/text/BidiText';
import { Skeleton } from '@/ui/loading/Skeletons';
import { dateInWords } from '@/features/profile/moments';
import { dataOf, type ReadState } from '@/ui/loading/readState';
import './profileHead.css';

interface ProfileHeadProps {
  readonly user: SessionUser;
  readonly role: RoleName | null;
  readonly account: ReadState<Account>;
  readonly profile: ReadState<UserProfile | null>;
  /** Residence, experience and destination in one line; '' for none, undefined while loading. */
  readonly summary: string | undefined;
}

/** The head of a profile: avatar, name, headline, place, experience, role and date of joining. */
export function ProfileHead({ user, role, account, profile, summary }: ProfileHeadProps) {
  const { t } = useTranslation('profile');
  const headline = dataOf(profile)?.headline ?? '';
  const name = fullName(user);
  return (
    <div className="vt-profile-head">
      <Avatar person={user} size="extra-large" role={role} />
      <div>
        <div title={name} className="vt-h3 vt-profile-name">
          <BidiText>{name}</BidiText>
        </div>
        {(headline !== '' || profile.status === 'loading') && (
          <div className="vt-profile-headline">
            {headline === '' ? (
              <EarlyPart name="headline" otherwise={null} />
            ) : (
              <BidiText>{headline}</BidiText>
            )}
          </div>
        )}
        {summary !== '' && (
          <div className="vt-facts vt-profile-facts">
            {summary ?? <EarlyPart name="facts" otherwise={null} />}
          </div>
        )}
        <div className="vt-profile-marks">
          {role !== null && <RoleChip role={role} />}
          {(account.status === 'loading' ||
            (account.status === 'ready' && account.data.createdAt !== null)) && (
            <div className="vt-profile-since">
              {account.status === 'loading' ? (
                <Skeleton width={160} height={16} />
              ) : (
                t('memberSince', { date: dateInWords(account.data.createdAt) })
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
