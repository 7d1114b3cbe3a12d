import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageChoices } from '@/i18n/languageNames';
import type { KindFieldProps } from '@/forms/kinds/kind';
import { SelectField } from '@/forms/kinds/SelectField';

export function Field(field: KindFieldProps<object>) {
  const { i18n } = useTranslation('records');
  const { language } = i18n;
  const options = useMemo(
    () => languageChoices().map(({ code, name: shown }) => ({ value: code, name: shown })),
    // The names follow the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [language],
  );
  return <SelectField {...field} options={options} />;
}
