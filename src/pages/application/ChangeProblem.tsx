import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { CONTACT } from '@/config/marketing';
import { EmailLink } from '@/ui/page/EmailLink';
import { Text } from '@/ui/text/Text';
import type { Change } from './useChange';

/** Why a change failed, or the address to write to when the server does not support it. */
export function ChangeProblem({ change }: { readonly change: Pick<Change, 'problem' | 'isMissing'> }) {
  const { problem, isMissing } = change;
  if (isMissing) return <WriteToUs />;
  if (problem === null) return null;
  return (
    <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
      {problem}
    </Alert>
  );
}

/** The e-mail address to write to when the server has no endpoint for something. */
export function WriteToUs() {
  const { t } = useTranslation('applications');
  return (
    <Text sx={{ mt: 1 }} className="vt-no-print">
      {t('detail.writeToUs')} <EmailLink address={CONTACT.support} />
    </Text>
  );
}
