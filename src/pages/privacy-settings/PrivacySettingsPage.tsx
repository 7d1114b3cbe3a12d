import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DeletionBanner } from '@/features/privacy/DeletionBanner';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { SectionLinks } from '@/ui/SectionLinks';
import { ConsentsSection } from './ConsentsSection';
import { DeleteSection } from './DeleteSection';
import { DownloadSection } from './DownloadSection';
import { LedgerSection } from './LedgerSection';

/** The sections in their order; each name is also its anchor in the address. */
const SECTIONS = ['download', 'sent', 'consents', 'delete'] as const;

/** /settings/privacy: which data is stored, who received it, the consents, and deleting the account. */
export function PrivacySettingsPage() {
  const { t } = useTranslation('privacy');
  return (
    <Content padded>
      <PageHeading />
      <Box sx={{ marginBlockStart: 3, '&:empty': { display: 'none' } }}>
        <DeletionBanner />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
          columnGap: 8,
          alignItems: 'start',
          marginBlockStart: 2,
          '@media print': { display: 'block' },
        }}
      >
        <Box className="vt-no-print" sx={{ height: '100%', paddingBlockStart: { lg: 5.5 } }}>
          <SectionLinks label={t('nav.label')} ids={SECTIONS} textOf={(id) => t(`nav.${id}`)} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {/* Only the record of transfers is printed. */}
          <div className="vt-no-print">
            <DownloadSection />
          </div>
          <LedgerSection />
          <div className="vt-no-print">
            <ConsentsSection />
            <DeleteSection />
          </div>
        </Box>
      </Box>
    </Content>
  );
}
