import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ABILITIES } from '@/eligibility/abilities';
import type { ReadScores } from '@/features/standing/testScores';
import { TABLE_SX } from './tableSx';
import { useLevelText } from './useLevelText';

/** A table with the level of each ability. */
export function LevelsTable({ read }: { readonly read: Extract<ReadScores, { kind: 'levels' }> }) {
  const { t } = useTranslation(['eligibility', 'fields']);
  const { ofAbility } = useLevelText();
  return (
    <Box component="table" sx={{ ...TABLE_SX, '& tbody td': { width: '40%' } }}>
      <caption>{t('levels.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('levels.ability')}</th>
          <th scope="col">{t('fields:level')}</th>
        </tr>
      </thead>
      <tbody>
        {ABILITIES.map((ability) => (
          <tr key={ability}>
            <th scope="row">{t(`ability.${ability}`)}</th>
            <td>
              <bdi>{ofAbility(read.levels[ability], read.test.language)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
