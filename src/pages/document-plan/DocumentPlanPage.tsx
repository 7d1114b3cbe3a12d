import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '@/features/plan/usePlanWords';
import { usePlan } from '@/features/plan/usePlan';
import { SourceFoot } from '@/features/tools/page/SourceFoot';
import { formatDate } from '@/i18n/format';
import { useWho } from '@/layout/useWho';
import { QueryState } from '@/ui/loading/QueryState';
import { dataOf } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { ChangedElsewhere } from './ChangedElsewhere';
import { NoPlanYet, PlanHead } from './PlanHead';
import { PlanList } from './PlanList';
import { PlanQuestions } from './PlanQuestions';
import { SaveNotice } from './SaveNotice';

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
  const words = usePlanWords(facts?.family ?? []);
  const plan = dataOf(view) ?? undefined;
  return (
    <Content narrow>
      <Box className="vt-in-order" sx={{ paddingBlock: { xs: 4, md: 6 }, display: 'grid', gap: 3 }}>
        <PageHeading lead={t('lead')} />
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
              {conflict !== null && (
                <ChangedElsewhere conflict={conflict} nameOfItem={words.ofKey} onDone={answers.resolve} />
              )}
            </>
          )}
        </QueryState>
      </Box>
    </Content>
  );
}
