import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/**
 * The accounts of the embedded backend (R-1075). They are shown only in development and are not part of
 * `dist`.
 */
const ACCOUNTS = [
  { role: 'user', email: 'user@visatalent.test' },
  { role: 'admin', email: 'admin@visatalent.test' },
  { role: 'both', email: 'both@visatalent.test' },
] as const;
const PASSWORD = 'Passw0rd!';

interface DemoAccountsProps {
  readonly disabled: boolean;
  readonly onChoose: (account: { email: string; password: string }) => void;
}

/** Buttons that fill in the e-mail address and password of a demo account. */
export function DemoAccounts({ disabled, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('auth');
  return (
    <Box sx={{ mt: 3, p: 1.5, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="body2" component="p" id="demo-accounts" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('demo.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {ACCOUNTS.map(({ role, email }) => (
          <Chip
            key={email}
            component="button"
            type="button"
            clickable
            variant="outlined"
            disabled={disabled}
            label={<bdi dir="ltr">{email}</bdi>}
            title={t(`demo.${role}`)}
            onClick={() => onChoose({ email, password: PASSWORD })}
          />
        ))}
      </Box>
    </Box>
  );
}
