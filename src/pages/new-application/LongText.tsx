import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '@/forms/fields/FieldFrame';
import { TextArea } from '@/forms/fields/TextArea';
import { formatNumber } from '@/i18n/format';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';

interface LongTextProps extends BoundField<string> {
  /** The most characters. */
  readonly most: number;
}

/** From this share of the limit on, the count is also announced to screen readers. */
const NEARLY = 0.9;

/** A multi-line text field with a count of its characters. */
export function LongText({ most, hint, ...field }: LongTextProps) {
  const { t } = useTranslation('applications');
  const { value } = field;
  const counted = t('apply.counter', { used: formatNumber(value.length), most: formatNumber(most) });
  const shown: ReactNode = (
    <>
      {hint !== undefined && <div>{hint}</div>}
      <div>{counted}</div>
    </>
  );
  return (
    <div>
      <TextArea {...field} hint={shown} />
      <VisuallyHidden>
        <span aria-live="polite">{value.length >= most * NEARLY ? counted : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
