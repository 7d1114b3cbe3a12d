import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { INTERVIEW } from '@/config/jobs';
import { useBound } from '@/forms/Bound';
import { type DefinedFields, Field } from '@/forms/Field';
import { formatNumber } from '@/i18n/format';
import { focusNext } from '@/ui/focusNext';
import { type MoveField, type MoveValues, rowsOf, TIME_FIELDS, type TimeField } from './moveForm';

interface MoveFieldsProps {
  readonly of: DefinedFields<MoveValues>;
  readonly names: readonly MoveField[];
  readonly typed: MoveValues;
}

const isTime = (name: MoveField): name is TimeField => TIME_FIELDS.some((field) => field === name);

/** The fields of a move, in their order. The number of interview times can be changed. */
export function MoveFields({ of, names, typed }: MoveFieldsProps) {
  const rest = names.filter((name) => !isTime(name) && (name !== 'confirm' || rowsOf(typed) === 1));
  return (
    <>
      {names.some(isTime) && <Times of={of} typed={typed} />}
      {rest.map((name) => (
        <Field key={name} of={of} name={name} />
      ))}
    </>
  );
}

function Times({ of, typed }: Pick<MoveFieldsProps, 'of' | 'typed'>) {
  const { t } = useTranslation('hiring');
  const rows = useBound(of, 'rows');
  const [at, at2, at3, at4, at5] = [
    useBound(of, 'at'),
    useBound(of, 'at2'),
    useBound(of, 'at3'),
    useBound(of, 'at4'),
    useBound(of, 'at5'),
  ];
  const fields = [at, at2, at3, at4, at5];
  const count = rowsOf(typed);
  const focus = (id: string | undefined) =>
    focusNext(() => (id === undefined ? undefined : document.getElementById(id)?.focus()));
  const add = () => {
    rows.onChange(String(count + 1));
    focus(fields[count]?.id);
  };
  /** The times below the removed one move up by one, so that their values and their order stay. */
  const removeAt = (index: number) => {
    for (let place = index; place < count; place += 1) {
      fields[place]?.onChange(fields[place + 1]?.value ?? '');
    }
    rows.onChange(String(count - 1));
    focus(fields[Math.min(index, count - 2)]?.id);
  };
  return (
    <>
      {TIME_FIELDS.slice(0, count).map((name, index) => (
        <Box key={name}>
          <Field of={of} name={name} />
          {count > 1 && (
            <Button size="small" onClick={() => removeAt(index)} sx={{ minHeight: 44 }}>
              {t('times.remove', { n: formatNumber(index + 1) })}
            </Button>
          )}
        </Box>
      ))}
      {count < INTERVIEW.mostTimes && (
        <Box>
          <Button startIcon={<Add aria-hidden />} onClick={add} sx={{ minHeight: 44 }}>
            {t('times.add')}
          </Button>
        </Box>
      )}
    </>
  );
}
