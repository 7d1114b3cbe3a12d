import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { config } from '@/config/env';
import { JOBS, readWords, withWords } from '@/features/jobs/filters';
import { formatDate, formatNumber, formatRange } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { Text } from '@/ui/text/Text';
import { JobSection, Paragraphs } from './JobSection';
import { isolated } from '@/i18n/isolated';

/** An employer's website as a link. Only https is accepted, without a name and password; null for any other text. */
export function websiteOf(
  text: string | null | undefined,
): { readonly href: string; readonly host: string } | null {
  try {
    const url = new URL(text ?? '');
    url.username = '';
    url.password = '';
    const { protocol, host, href } = url;
    return protocol === 'https:' && host !== '' ? { href, host } : null;
  } catch {
    return null;
  }
}

/** The number of employees. The server sends a text; one like '20–99' is written in the digits of the language. */
export function sizeText(size: string): string {
  const [, from, to] = /^(\d{1,7})[-–](\d{1,7})$/.exec(size) ?? [];
  return from === undefined || to === undefined ? size : formatRange(Number(from), Number(to));
}

/** The employer: their own description, and whether they are verified. */
export function Employer({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const { company, employer, language } = job;
  const site = websiteOf(employer?.website);
  const facts = [
    employer?.city,
    employer?.size ? t('employer.size', { size: isolated(sizeText(employer.size)) }) : null,
    employer?.foundedYear
      ? t('employer.founded', { year: formatNumber(employer.foundedYear, { useGrouping: false }) })
      : null,
  ].flatMap((fact) => (fact ? [isolated(fact)] : []));
  if (company === '' && !employer) return null;
  return (
    <JobSection title={t('employer.title')}>
      {company !== '' && (
        <Text sx={{ fontWeight: 600 }}>
          <BidiText>{company}</BidiText>
        </Text>
      )}
      <Text>
        {employer?.verifiedOn
          ? t('employer.verified', { name: config().appName, date: formatDate(employer.verifiedOn) })
          : t('employer.notVerified')}
      </Text>
      {facts.length > 0 && (
        <Text quiet className="vt-facts">
          {facts.join(SEPARATOR)}
        </Text>
      )}
      {employer?.about?.trim() && (
        <Box sx={{ mt: 1 }}>
          <Paragraphs text={employer.about} language={language} />
        </Box>
      )}
      <Box
        className="vt-no-print"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mt: 1,
          alignItems: 'center',
          marginInlineStart: -1.5,
        }}
      >
        {site !== null && (
          <Button
            component="a"
            href={site.href}
            rel="noopener noreferrer nofollow"
            dir="ltr"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {site.host}
          </Button>
        )}
        {company !== '' && (
          <Button component={AppLink} to={JOBS.pathTo(withWords(JOBS.plain, readWords(company)))}>
            {t('employer.others')}
          </Button>
        )}
      </Box>
    </JobSection>
  );
}
