import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  ABILITIES,
  HIGHEST_LEVEL,
  LOWEST_LEVEL,
  type OfficialLanguage,
  type SomeLevels,
} from '@/eligibility/abilities';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { useLevelText } from '@/features/tools/page/useLevelText';

const LEVELS = Array.from({ length: HIGHEST_LEVEL - LOWEST_LEVEL + 1 }, (_, at) => HIGHEST_LEVEL - at);

interface LevelFieldsProps {
  readonly id: string;
  readonly language: OfficialLanguage | undefined;
  readonly value: SomeLevels;
  readonly onChange: (value: SomeLevels) => void;
}

/** A field for the level of each ability. Each may be unknown. */
export function LevelFields({ id, language, value, onChange }: LevelFieldsProps) {
  const { t } = useTranslation('eligibility');
  const { counted } = useLevelText();
  const options = LEVELS.map((level) => ({ value: String(level), name: counted(level, language) }));
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        // Two columns where 'I don’t know' fits in half the width.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 50% - 8px)), 1fr))',
        alignItems: 'end',
      }}
    >
      {ABILITIES.map((ability) => (
        <ChoiceInput
          key={ability}
          id={`${id}-${ability}`}
          label={t(`ability.${ability}`)}
          emptyName={t('unknown')}
          options={options}
          value={value[ability] === undefined ? '' : String(value[ability])}
          onChange={(level) => onChange({ ...value, [ability]: level === '' ? undefined : Number(level) })}
        />
      ))}
    </Box>
  );
}
