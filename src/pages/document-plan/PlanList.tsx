import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PlanView } from '@/features/plan/workOut';
import { usePlanWords } from '@/features/plan/usePlanWords';
import { Part } from '@/ui/card/Part';
import { PlanItemRow } from './PlanItemRow';

interface PlanListProps {
  readonly plan: PlanView;
  readonly onNotNeeded: (key: string, isOut: boolean) => void;
}

/** Every document that is needed, with its state. */
export function PlanList({ plan, onNotNeeded }: PlanListProps) {
  const { t } = useTranslation('plan');
  const words = usePlanWords(plan.family);
  return (
    <Part title={t('items.title')}>
      <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('items.checkText')}
      </Box>
      <Box component="ul" aria-label={t('items.title')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {plan.rows.map((row) => (
          <PlanItemRow
            key={row.key}
            row={row}
            name={words.item(row)}
            funds={plan.funds}
            onNotNeeded={(isOut) => onNotNeeded(row.key, isOut)}
          />
        ))}
      </Box>
    </Part>
  );
}
