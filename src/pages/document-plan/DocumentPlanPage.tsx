import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '@/features/plan/usePlanWords';
import { usePlan } from '@/features/plan/usePlan';
import type { PlanView } from '@/features/plan/workOut';
import { SourceFoot } from '@/features/tools/page/ToolPage';
import { formatDate } from '@/i18n/format';
import { useWho } from '@/layout/useWho';
import { TitledCard } from '@/ui/card/TitledCard';
import { lazyDialog, useArrival } from '@/ui/loading/lazyDialog';
import { QueryState } from '@/ui/loading/QueryState';
import { dataOf } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { NoPlanYet, PlanHead } from './PlanHead';
import { PlanItemRow } from './PlanItemRow';
import { PlanQuestions } from './PlanQuestions';
import { SaveNotice } from './SaveNotice';

/** Loaded when there is a conflict: the unsaved answers stay on this device until the person has chosen. */
const changedElsewhere = lazyDialog(async () => (await import('./ChangedElsewhere')).ChangedElsewhere);

/** Height of the first card, in px. */
const HEAD = 200;

/** The documents that a person needs for their programme, how long they are valid, and when to order them. */
export function DocumentPlanPage() {
  const { user } = useWho();
  return user === null ? null : <OwnPlan key={user.id} userId={user.id} />;
}

function OwnPlan({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('plan');
  const { answers, view, facts, rules } = usePlan(userId, true);
  const { conflict } = answers.status;
  const { Part: ChangedElsewhere } = useArrival(changedElsewhere, conflict !== null);
  const words = usePlanWords(facts?.family ?? []);
  const plan = dataOf(view) ?? undefined;
  return (
    <Content narrow padded>
      <Box className="vt-in-order" sx={{ display: 'grid', gap: 3 }}>
        <PageHeading />
        <QueryState
          state={answers.state}
          size="page"
          failed={t('failed')}
          skeleton={<RowsSkeleton rows={2} height={HEAD} />}
        >
          {(said) => (
            <>
              <SaveNotice answers={answers} />
              <QueryState
                state={view}
                failed={t('failed')}
                skeleton={<RowsSkeleton rows={1} height={HEAD} />}
              >
                {(plan) =>
                  plan === null ? (
                    <NoPlanYet
                      fromProfile={facts?.programme}
                      onChoose={(programme) => answers.change({ programme })}
                    />
                  ) : (
                    <PlanHead plan={plan} />
                  )
                }
              </QueryState>
              <PlanQuestions said={said} onChange={answers.change} facts={facts} rules={rules} plan={plan} />
              {plan !== undefined && (
                <PlanList
                  plan={plan}
                  onNotNeeded={(key, isOut) =>
                    answers.change({
                      notNeeded: isOut
                        ? [...said.notNeeded, key]
                        : said.notNeeded.filter((each) => each !== key),
                    })
                  }
                />
              )}
              {rules !== undefined && (
                <SourceFoot
                  text={t('foot', { date: formatDate(rules.checkedOn) })}
                  official={rules.official}
                />
              )}
              {conflict !== null && ChangedElsewhere !== undefined && (
                <ChangedElsewhere conflict={conflict} nameOfItem={words.ofKey} onDone={answers.resolve} />
              )}
            </>
          )}
        </QueryState>
      </Box>
    </Content>
  );
}

interface PlanListProps {
  readonly plan: PlanView;
  readonly onNotNeeded: (key: string, isOut: boolean) => void;
}

/** All documents that are needed, each with its state. */
function PlanList({ plan, onNotNeeded }: PlanListProps) {
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
