import { useTranslation } from 'react-i18next';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { TextArea } from '@/forms/fields/TextArea';
import type { ListSpec } from './kind';

export function Field({ hint, ...field }: KindFieldProps<ListSpec>) {
  const { t } = useTranslation('forms');
  return <TextArea {...field} hint={hint ?? t('onePerLine')} />;
}
