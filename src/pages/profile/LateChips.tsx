import { useTranslation } from 'react-i18next';
import { CANADIAN_REGIONS } from '@/config/jobs';
import { TYPES } from '@/features/documents/checks';
import { Chips } from '@/ui/text/Chips';

/** The document types of the person, as text. */
export function DocumentTypes({ types }: { readonly types: readonly string[] }) {
  const { t } = useTranslation(['documents', 'fields']);
  const ownTypes = TYPES.filter((type) => types.includes(type));
  return ownTypes.length === 0 ? null : (
    <Chips label={t('fields:type')} items={ownTypes.map((type) => t(`types.${type}`))} />
  );
}

interface ProvincesProps {
  readonly label: string;
  /** ISO 3166-2 codes. */
  readonly codes: readonly string[];
}

export function Provinces({ label, codes }: ProvincesProps) {
  const { t } = useTranslation('jobs');
  const regions = CANADIAN_REGIONS.filter((code) => codes.includes(code));
  return <Chips label={label} items={regions.map((code) => t(`regions.${code}`))} />;
}
