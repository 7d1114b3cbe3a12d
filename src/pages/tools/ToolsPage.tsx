import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { loadCrs, loadFsw, loadLanguageTests, loadNoc } from '@/eligibility/rules/load';
import { pageRowOf, pathOf, type PlainRouteId } from '@/routing/routes';
import { formatDate } from '@/i18n/format';
import { routeText } from '@/i18n/textKey';
import { Surface } from '@/ui/card/Surface';
import { AppLink } from '@/ui/page/AppLink';
import { PageBody } from '@/ui/page/PageBody';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';

const [clb, crs, fsw, noc] = await Promise.all([loadLanguageTests(), loadCrs(), loadFsw(), loadNoc()]);

/** The tools, and the date on which their data was checked; null for those that ask the backend each time. */
const TOOLS: readonly (readonly [PlainRouteId, string | null])[] = [
  ['toolsClb', clb.checkedOn],
  ['toolsCrs', crs.checkedOn],
  ['toolsFsw', fsw.checkedOn],
  ['toolsNoc', noc.checkedOn],
  ['toolsRecognition', null],
  ['toolsVisa', null],
];

/** All tools, each with a sentence and the age of its data. */
export function ToolsPage() {
  const { t } = useTranslation('tools');
  return (
    <PageBody lead={t('lead')}>
      <PlainList
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
        }}
      >
        {TOOLS.map(([id, checkedOn]) => (
          <ToolCard key={id} id={id} checkedOn={checkedOn} />
        ))}
      </PlainList>
      <Box component="p" sx={{ mt: 3, color: 'text.secondary' }}>
        {t('estimates')}
      </Box>
    </PageBody>
  );
}

function ToolCard({ id, checkedOn }: { readonly id: PlainRouteId; readonly checkedOn: string | null }) {
  const { t } = useTranslation();
  const { title, summary } = pageRowOf(id);
  return (
    <Box
      component="li"
      sx={{ position: 'relative', display: 'grid', '& > div': { display: 'flex', flexDirection: 'column' } }}
    >
      <Surface>
        <Box component="h2" sx={{ typography: 'h5', margin: 0 }}>
          <Link
            component={AppLink}
            to={pathOf(id)}
            color="inherit"
            underline="hover"
            // Makes the whole card part of the link.
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 } }}
          >
            {t(routeText(title))}
          </Link>
        </Box>
        <Text quiet sx={{ mt: 1, mb: 2, flexGrow: 1 }}>
          {summary !== undefined && t(routeText(summary))}
        </Text>
        <Text quiet small>
          {checkedOn === null
            ? t('tools:asked')
            : t('tools:checkedOn', { date: formatDate(checkedOn, { dateStyle: 'long' }) })}
        </Text>
      </Surface>
    </Box>
  );
}
