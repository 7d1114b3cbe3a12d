import { useTranslation } from 'react-i18next';
import type { PlanView } from '@/features/plan/workOut';
import { usePlanWords } from '@/features/plan/usePlanWords';
import { TitledCard } from '@/ui/card/TitledCard';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { PlanItemRow } from './PlanItemRow';

interface PlanListProps {
  readonly plan: PlanView;
  readonly onNotNeeded: (key: string, isOut: boolean) => void;
}

/** All documents that are needed, each with its state. */
export function PlanList({ plan, onNotNeeded }: PlanListProps) {
  const { t } = useTranslation('plan');
  const words = usePlanWords(plan.family);
  return (
    <TitledCard title={t('items.title')}>
      <Text quiet small>
        {t('items.checkText')}
      </Text>
      <PlainList aria-label={t('items.title')}>
        {plan.rows.map((row) => (
          <PlanItemRow
            key={row.key}
            row={row}
            name={words.item(row)}
            funds={plan.funds}
            onNotNeeded={(isOut) => onNotNeeded(row.key, isOut)}
          />
        ))}
      </PlainList>
    </TitledCard>
  );
}
