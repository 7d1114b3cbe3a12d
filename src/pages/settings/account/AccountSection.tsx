import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/identity/identity';
import { pathOf } from '@/routing/routes';
import { formatDate, formatList } from '@/i18n/format';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { useAccount } from '@/identity/session/useAccount';
import { mapServerRoles } from '@/identity/roles/mapping';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { Section } from '@/ui/page/Section';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Surface } from '@/ui/card/Surface';
import { EmailFact } from './EmailFact';

interface KnownPerson {
  readonly fullName: string;
  readonly email: string;
  /** Null when the server does not say. */
  readonly isEmailVerified: boolean | null;
  /** ISO date; null when the server has not sent it. */
  readonly memberSince: string | null;
  readonly roles: readonly string[];
}

/** Settings, "Account": the server's data about the person. It is changed in the profile. */
export function AccountSection() {
  const { t } = useTranslation('settings');
  const session = useSession();
  const account = useAccount();
  const user = session.status === 'signedIn' ? session.user : null;

  return (
    <Section id="account" title={t('nav.account')} lead={t('account.lead')}>
      <Surface>
        <QueryState
          size="page"
          state={readState(account)}
          skeleton={<RowsSkeleton rows={4} height={48} />}
          failed={t('account.failed')}
          notOffered={
            user !== null && (
              <Known
                person={{
                  fullName: `${user.firstName} ${user.lastName}`,
                  email: user.email,
                  isEmailVerified: null,
                  memberSince: null,
                  roles: user.roles,
                }}
              />
            )
          }
        >
          {({ fullName, email, isEmailVerified, createdAt, roles }) => (
            <Known
              person={{
                fullName,
                email,
                isEmailVerified: isEmailVerified ?? null,
                memberSince: createdAt,
                roles,
              }}
            />
          )}
        </QueryState>
      </Surface>
    </Section>
  );
}

function Known({ person }: { readonly person: KnownPerson }): ReactNode {
  const { t } = useTranslation(['settings', 'fields', 'terms', 'roles']);
  const { fullName, email, isEmailVerified, memberSince, roles } = person;
  const since = formatDate(memberSince);
  return (
    <>
      <Facts>
        <Fact name={t('fields:name')}>
          <BidiText>{fullName.trim() || '–'}</BidiText>
        </Fact>
        <Fact name={t('fields:email')}>
          <EmailFact email={email} verified={isEmailVerified} />
        </Fact>
        {since !== '–' && (
          <Fact name={t('account.memberSince')}>
            <time dateTime={memberSince ?? undefined}>{since}</time>
          </Fact>
        )}
        <Fact name={t('terms:roles')}>
          {formatList(mapServerRoles(roles).map((role) => t(`roles:${role}.displayName`)))}
        </Fact>
      </Facts>
      <Box sx={{ marginBlockStart: 2.5 }}>
        <Button component={AppLink} to={pathOf('profile')} variant="outlined">
          {t('account.edit')}
        </Button>
      </Box>
    </>
  );
}

/** Names and values in two columns; in one column on a phone. */
function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(144px, 204px) minmax(0, 1fr)' },
        '& > dt:not(:first-of-type), & > dt:not(:first-of-type) + dd': {
          sm: { borderBlockStart: '1px solid var(--vt-border)' },
        },
        '& > dt': { paddingBlock: { xs: '12px 0', sm: 1.5 }, paddingInlineEnd: 3, color: 'text.secondary' },
        '& > dd': { margin: 0, paddingBlock: { xs: 0, sm: 1.5 } },
        '& > dt:first-of-type, & > dt:first-of-type + dd': { paddingBlockStart: 0 },
        '& > dd:last-of-type, & > dt:last-of-type': { paddingBlockEnd: 0 },
      }}
    >
      {children}
    </Box>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
