import { RadioInput } from '@/forms/fields/RadioInput';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { SelectField } from '@/forms/kinds/SelectField';
import { useMessage } from '@/i18n/useMessage';
import type { ChoiceSpec } from './kind';

export function Field({ spec, ...field }: KindFieldProps<ChoiceSpec>) {
  const say = useMessage();
  const options = spec.options.map(({ value, label }) => ({ value, name: say(label) }));
  const Control = spec.look === 'radio' ? RadioInput : SelectField;
  const none = spec.none === undefined ? {} : { emptyName: say({ key: spec.none }) };
  return <Control {...field} options={options} {...none} />;
}
