import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT } from '@/config/marketing';
import { Surface } from '@/ui/card/Surface';
import { EmailLink } from '@/ui/page/EmailLink';
import type { Change } from './useChange';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the page under its own heading. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <Surface component="section" labelledBy={id}>
      <Box component="h2" id={id} sx={{ typography: 'h5', margin: 0, marginBlockEnd: 1.5 }}>
        {title}
      </Box>
      {children}
    </Surface>
  );
}

/** Why a change came to nothing, or where to write if the server cannot make it. */
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

/** The way out where the server has no call for something. */
export function WriteToUs() {
  const { t } = useTranslation('applications');
  return (
    <Box component="p" sx={{ margin: 0, mt: 1 }} className="vt-no-print">
      {t('detail.writeToUs')} <EmailLink address={CONTACT.support} />
    </Box>
  );
}
