import { useTranslation } from 'react-i18next';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { LinesField } from '@/forms/kinds/LinesField';
import type { ListSpec } from './kind';

export function Field({ name, form, frame }: KindFieldProps<ListSpec>) {
  const { t } = useTranslation('records');
  return <LinesField {...frame} name={name} form={form} hint={frame.hint ?? t('list.onePerLine')} />;
}
