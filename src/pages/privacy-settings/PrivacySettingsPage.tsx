import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { privacy } from '@/api/endpoints/privacy';
import { send } from '@/api/send';
import { today } from '@/eligibility/calendar';
import { isNotOffered } from '@/errors/ApiError';
import { DeletionBanner } from '@/features/privacy/DeletionBanner';
import { FormAlert } from '@/forms/FormAlert';
import { useButtonRequest } from '@/forms/useButtonRequest';
import { Surface } from '@/ui/card/Surface';
import { NotOffered } from '@/ui/loading/NotOffered';
import { BusyButton } from '@/ui/page/BusyButton';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content, Section } from '@/ui/page/Section';
import { saveBlob } from '@/ui/saveBlob';
import { SectionLinks } from '@/ui/SectionLinks';
import { ConsentsSection } from './ConsentsSection';
import { DeleteSection } from './DeleteSection';
import { LedgerSection } from './LedgerSection';
import { WriteToUs } from './WriteToUs';

type Outcome = 'done' | 'collecting' | 'notOffered';

/** Downloads all data that is stored about the person. */
function DownloadSection() {
  const { t } = useTranslation('privacy');
  const { request, summary, busy } = useButtonRequest();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const download = () => {
    setOutcome(null);
    return request(
      (signal) => send(privacy.exportData, { signal }),
      (file) => {
        if (file !== null) saveBlob(exportName(file.type, today()), file);
        setOutcome(file === null ? 'collecting' : 'done');
      },
      (error) => {
        if (isNotOffered(error)) setOutcome('notOffered');
        return isNotOffered(error);
      },
    );
  };

  return (
    <Section id="download" title={t('nav.download')} lead={t('download.lead')}>
      <Surface>
        {outcome === 'notOffered' ? (
          <NotOffered>
            <WriteToUs />
          </NotOffered>
        ) : (
          <>
            <FormAlert summary={summary} />
            <BusyButton variant="contained" busy={busy} onClick={() => void download()}>
              {t('nav.download')}
            </BusyButton>
            <Box component="output" sx={{ display: 'block', '&:not(:empty)': { marginBlockStart: 1.5 } }}>
              {outcome !== null && t(`download.${outcome}`)}
            </Box>
          </>
        )}
      </Surface>
    </Section>
  );
}

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

/** File name extensions by media type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/zip': 'zip',
  'application/pdf': 'pdf',
  'text/csv': 'csv',
};

/**
 * The name of the file with all data of a person.
 * @param type media type of the file, with or without parameters
 * @param day YYYY-MM-DD
 */
export function exportName(type: string, day: string): string {
  const [media = ''] = type.toLowerCase().split(';');
  const ending = Object.hasOwn(ENDINGS, media.trim()) ? ENDINGS[media.trim()] : undefined;
  return `visatalent-${day}${ending === undefined ? '' : `.${ending}`}`;
}
