import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { pathOf } from '@/routing/routes';
import { AppLink } from '@/ui/page/AppLink';

const TYPE = 'language-test';

/** Chooses the document of a test result. Renders nothing when documents are not available. */
export function CertificateFile(props: KindFieldProps<object>) {
  const { t } = useTranslation('entries');
  const isOn = areaIsOn('documents');
  const { data } = useQuery({ ...queryOptionsFor(documents.list), enabled: isOn });
  if (!isOn || data === undefined) return null;
  const files = data.filter(({ type, id }) => type === TYPE || id === props.value);
  return (
    <div>
      <ChoiceInput {...props} options={files.map(({ id, name }) => ({ value: id, name }))} />
      <Button component={AppLink} to={pathOf('documents')} sx={{ marginInlineStart: -1 }}>
        {t('upload')}
      </Button>
    </div>
  );
}
