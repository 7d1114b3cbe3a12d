import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { config } from '@/config/env';
import { CONTACT, STATISTICS } from '@/config/marketing';
import { pathOf } from '@/routing/routes';
import { formatNumber, formatPercent } from '@/i18n/format';
import { firstStepsPath } from '@/layout/firstSteps';
import { useWho } from '@/layout/useWho';
import { Actions, LinkButton } from '@/ui/page/Actions';
import { Block } from '@/ui/page/Block';
import { EmailLink } from '@/ui/page/EmailLink';
import { PageBody } from '@/ui/page/PageBody';
import { usualTimes } from '@/ui/page/usualTimes';
import { AppLink } from '@/ui/page/AppLink';
import { lineWidth } from '@/ui/text/lineWidth';

/** A list of questions. The first is aligned with the heading beside it. */
function Questions({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ marginBlock: { xs: -1, md: -1.5 } }}>{children}</Box>;
}

interface QuestionProps {
  readonly question: string;
  readonly children: ReactNode;
}

/** A question that expands to its answer. It uses `details`, so it works before any script runs. */
function Question({ question, children }: QuestionProps) {
  return (
    <Box
      component="details"
      sx={{
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderBlockStart: 'none' },
        '& > summary': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: 56,
          paddingBlock: 1,
          fontWeight: 600,
          textWrap: 'balance',
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '&:hover': { color: 'primary.main' },
        },
        /* A plus that becomes a minus: unlike an arrow it looks the same in both directions. */
        '& .sign': { position: 'relative', flexShrink: 0, width: 14, height: 14, color: 'primary.main' },
        '& .sign::before, & .sign::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: 6,
          borderBlockStart: '2px solid currentColor',
          '@media (prefers-reduced-motion: no-preference)': { transition: 'transform 160ms ease-out' },
        },
        '& .sign::after': { transform: 'rotate(90deg)' },
        '&[open] .sign::after': { transform: 'none' },
        '& > .answer': { maxWidth: lineWidth(68), paddingBlockEnd: 3, color: 'text.secondary' },
        '& > .answer p': { m: 0, mb: 1 },
      }}
    >
      <summary>
        <span>{question}</span>
        <span className="sign" aria-hidden="true" />
      </summary>
      <div className="answer">{children}</div>
    </Box>
  );
}

/** Common questions with answers from the agency's statements, and the address of the support. */
export function HelpPage() {
  const { t } = useTranslation(['help', 'words', 'terms']);
  const name = config().appName;
  const times = usualTimes();
  const { viewer } = useWho();
  return (
    <PageBody lead={t('lead')}>
      <Block heading={t('start.heading')}>
        <Questions>
          <Question question={t('start.whoQuestion', { name })}>{t('start.whoAnswer')}</Question>
          <Question question={t('start.profileQuestion')}>{t('start.profileAnswer')}</Question>
          <Question question={t('start.browseQuestion')}>{t('start.browseAnswer')}</Question>
          {areaIsOn('tools') && (
            <Question question={t('start.toolsQuestion')}>
              <p>{t('start.toolsAnswer')}</p>
              <Link
                component={AppLink}
                to={pathOf('tools')}
                sx={{ display: 'inline-block', paddingBlock: 0.5 }}
              >
                {t('start.toolsAction')}
              </Link>
            </Question>
          )}
        </Questions>
      </Block>
      <Block heading={t('cost.heading')}>
        <Questions>
          <Question question={t('cost.feeQuestion')}>{t('words:costsNothing')}</Question>
          <Question question={t('cost.noneQuestion')}>{t('cost.noneAnswer')}</Question>
        </Questions>
      </Block>
      <Block heading={t('time.heading')}>
        <Questions>
          <Question question={t('time.firstQuestion')}>{t('time.firstAnswer', times)}</Question>
          <Question question={t('time.fullQuestion')}>{t('time.fullAnswer', times)}</Question>
          <Question question={t('time.whereQuestion')}>
            {t('time.whereAnswer', {
              companies: formatNumber(STATISTICS.partnerCompanies),
              countries: formatNumber(STATISTICS.countries),
            })}
          </Question>
          <Question question={t('time.governmentQuestion')}>{t('time.governmentAnswer', { name })}</Question>
          <Question question={t('time.rateQuestion')}>
            {t('time.rateAnswer', {
              placements: formatNumber(STATISTICS.placements),
              rate: formatPercent(STATISTICS.successRate),
            })}
          </Question>
        </Questions>
      </Block>
      <Block heading={t('account.heading')}>
        <Questions>
          <Question question={t('account.passwordQuestion')}>
            <p>{t('account.passwordAnswer')}</p>
            <Link
              component={AppLink}
              to={pathOf('forgotPassword')}
              sx={{ display: 'inline-block', paddingBlock: 0.5 }}
            >
              {t('account.passwordAction')}
            </Link>
          </Question>
          <Question question={t('account.languageQuestion')}>{t('account.languageAnswer')}</Question>
          <Question question={t('account.rolesQuestion')}>{t('account.rolesAnswer')}</Question>
        </Questions>
      </Block>
      <Block heading={t('more.heading')}>
        <Typography sx={{ mb: 1 }}>{t('more.text')}</Typography>
        <EmailLink address={CONTACT.support} />
        <Actions>
          <LinkButton to="contact">{t('more.contact')}</LinkButton>
          {viewer === 'User' && (
            <Button variant="outlined" component={AppLink} to={firstStepsPath()}>
              {t('terms:showFirstSteps')}
            </Button>
          )}
        </Actions>
      </Block>
    </PageBody>
  );
}
