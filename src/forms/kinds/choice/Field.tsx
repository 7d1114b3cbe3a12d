import { useController } from 'react-hook-form';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { SelectField } from '@/forms/kinds/SelectField';
import { useMessage } from '@/i18n/useMessage';
import type { ChoiceSpec } from './kind';

export function Field({ spec, form, name, required, frame }: KindFieldProps<ChoiceSpec>) {
  const say = useMessage('records');
  const { field } = useController({ name, control: form.control });
  const options = spec.options.map(({ value, label }) => ({ value, name: say(label) }));
  return <SelectField {...frame} required={required} options={options} field={field} />;
}
