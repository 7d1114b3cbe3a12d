import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CONTACT } from '@/config/marketing';
import { Actions, LinkButton } from '@/ui/page/Actions';
import { Block } from '@/ui/page/Block';
import { EmailLink } from '@/ui/page/EmailLink';
import { PageBody } from '@/ui/page/PageBody';
import { usualTimes } from '@/ui/page/usualTimes';

const ADDRESSES_SX = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 2, md: 3 },
  mb: { xs: 5, md: 8 },
  '& > section': {
    p: { xs: 3, md: 4 },
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '12px',
    bgcolor: 'background.paper',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
  },
  '& h2': { m: 0, typography: 'h5' },
  '& p': { m: 0, mt: 1, mb: 2, color: 'text.secondary', flexGrow: 1 },
} as const;

const TIMES_SX = {
  m: 0,
  '& > div': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 3, py: 1.5 },
  '& > div + div': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& > div:first-of-type': { pt: 0 },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, color: 'text.secondary' },
} as const;

/**
 * The list draws its own bullets, so that they stay with their lines when a text falls back to English in a
 * page of the other direction.
 */
const LIST_SX = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { position: 'relative', paddingInlineStart: '1.25em' },
  '& li + li': { mt: 1 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(var(--vt-leading) * 0.5em - 3px)',
    width: 6,
    height: 6,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const;

/** The two e-mail addresses, when they answer, and what a message should contain. */
export function ContactPage() {
  const { t } = useTranslation(['contact', 'words']);
  const times = usualTimes();
  return (
    <PageBody lead={t('lead')}>
      <Box sx={ADDRESSES_SX}>
        <section>
          <h2>{t('support.heading')}</h2>
          <p>{t('support.text')}</p>
          <EmailLink address={CONTACT.support} />
        </section>
        <section>
          <h2>{t('general.heading')}</h2>
          <p>{t('general.text')}</p>
          <EmailLink address={CONTACT.email} />
        </section>
      </Box>
      <Block heading={t('times.heading')}>
        <Box component="dl" sx={TIMES_SX}>
          <div>
            <dt>{t('support.heading')}</dt>
            <dd>{t('times.supportText')}</dd>
          </div>
          <div>
            <dt>{t('times.first')}</dt>
            <dd>{t('times.firstText', times)}</dd>
          </div>
          <div>
            <dt>{t('times.full')}</dt>
            <dd>{t('times.fullText', times)}</dd>
          </div>
        </Box>
      </Block>
      <Block heading={t('before.heading')}>
        <Box component="ul" sx={LIST_SX}>
          <li>{t('before.account')}</li>
          <li>{t('before.step')}</li>
          <li>{t('before.secret')}</li>
        </Box>
      </Block>
      <Block heading={t('help.heading')}>
        <Typography>{t('help.text')}</Typography>
        <Actions>
          <LinkButton to="help">{t('words:help')}</LinkButton>
        </Actions>
      </Block>
    </PageBody>
  );
}
