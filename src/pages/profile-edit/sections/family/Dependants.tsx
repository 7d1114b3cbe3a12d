import Add from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEPENDANT_RELATIONS, PROFILE_MOST } from '@/config/profile';
import { today } from '@/eligibility/calendar';
import { newId } from '@/runtime/newId';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { DateInput } from '@/forms/fields/DateInput';
import { type FieldProps, type Focusable, helpIdOf } from '@/forms/fields/FieldFrame';
import { FieldStack, Pair } from '@/forms/Fields';
import { Fieldset } from '@/forms/fields/Fieldset';
import { RadioInput } from '@/forms/fields/RadioInput';
import { formatNumber } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { birthdayProblem } from '@/pages/profile-edit/kinds';
import { focusNext } from '@/ui/focusNext';
import type { DependantValues } from './fields';

interface DependantsProps extends FieldProps {
  readonly value: readonly DependantValues[];
  readonly onChange: (dependants: readonly DependantValues[]) => void;
  /** Focuses the first wrong date, otherwise the button that adds a dependant. */
  readonly inputRef: Ref<Focusable>;
}

/** Children and other dependants, each with a group of fields. */
export function Dependants({ id, value, onChange, inputRef, error, disabled = false }: DependantsProps) {
  const { t } = useTranslation(['sections', 'eligibility', 'problems', 'forms', 'terms']);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const addId = `${id}-add`;
  const say = useMessage('problems');
  const isOfDate = [t('problems:dateOfBirth'), t('problems:otherCalendar')].some((text) => text === error);
  const wrongDateOf = ({ dateOfBirth }: DependantValues): string | undefined => {
    const wrong = isOfDate ? birthdayProblem(dateOfBirth, today()) : undefined;
    return wrong && say(wrong);
  };
  useImperativeHandle(inputRef, () => ({
    focus: () =>
      (
        list.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? document.getElementById(addId)
      )?.focus(),
  }));
  const change = (at: number, patch: Partial<DependantValues>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...patch } : one)));
  const nameOf = (at: number) => t('family.dependant', { number: formatNumber(at + 1) });
  const remove = (at: number) => {
    onChange(value.filter((_, index) => index !== at));
    setAnnouncement(t('family.removed', { name: nameOf(at) }));
    // The button is disabled until the list is shorter than the limit.
    focusNext(() => document.getElementById(addId)?.focus());
  };
  const add = () => {
    onChange([...value, { id: newId(), relation: 'child', dateOfBirth: '', accompanies: '' }]);
    focusNext(() =>
      Array.from(list.current?.querySelectorAll('select') ?? [])
        .at(-1)
        ?.focus(),
    );
  };
  return (
    <Box ref={list} id={id}>
      {value.map((one, at) => (
        <Box key={one.id} sx={{ mb: 2, p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}>
          <Fieldset legend={nameOf(at)}>
            <FieldStack>
              <Pair>
                <ChoiceInput
                  id={`${id}-${at}-relation`}
                  label={t('family.relation')}
                  disabled={disabled}
                  options={DEPENDANT_RELATIONS.map((relation) => ({
                    value: relation,
                    name: t(`family.relations.${relation}`),
                  }))}
                  value={one.relation}
                  onChange={(relation) => change(at, { relation: relation === 'child' ? 'child' : 'other' })}
                />
                <DateInput
                  id={`${id}-${at}-dateOfBirth`}
                  label={t('family.dateOfBirth')}
                  disabled={disabled}
                  max={today()}
                  error={wrongDateOf(one)}
                  value={one.dateOfBirth}
                  onChange={(dateOfBirth) => change(at, { dateOfBirth })}
                />
              </Pair>
              <RadioInput
                id={`${id}-${at}-accompanies`}
                label={t('family.dependantAccompanies')}
                disabled={disabled}
                options={[
                  { value: 'yes', name: t('eligibility:yes') },
                  { value: 'no', name: t('eligibility:no') },
                  { value: '', name: t('eligibility:unknown') },
                ]}
                value={one.accompanies}
                onChange={(accompanies) => change(at, { accompanies })}
              />
              <Button
                size="small"
                startIcon={<DeleteIcon aria-hidden />}
                disabled={disabled}
                aria-label={t('family.remove', { name: nameOf(at) })}
                onClick={() => remove(at)}
                sx={{ justifySelf: 'start' }}
              >
                {t('family.removeShort')}
              </Button>
            </FieldStack>
          </Fieldset>
        </Box>
      ))}
      <Button
        id={addId}
        variant="outlined"
        startIcon={<Add aria-hidden />}
        disabled={disabled || value.length >= PROFILE_MOST.dependants}
        aria-describedby={helpIdOf(id)}
        onClick={add}
      >
        {t('family.add')}
      </Button>
      <FormHelperText id={helpIdOf(id)} error={error !== undefined} component="div" sx={{ mx: 0 }}>
        {/* A wrong date has its text at its own field. */}
        {(isOfDate ? undefined : error) ??
          (value.length >= PROFILE_MOST.dependants
            ? t('terms:atMost', { max: PROFILE_MOST.dependants })
            : '')}
      </FormHelperText>
      <span aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </Box>
  );
}
