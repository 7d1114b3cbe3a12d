import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioInput } from '@/forms/fields/RadioInput';
import { Assumptions } from '@/features/tools/questions/Assumptions';
import { FormActions } from '@/features/tools/questions/FormActions';
import { LinkNotice } from '@/features/tools/questions/LinkNotice';
import { ShareLink } from '@/features/tools/questions/ShareLink';
import { workPlaceOf } from '@/eligibility/crs/scenarios';
import { ToolColumns } from '@/features/tools/questions/ToolColumns';
import { useAnswers } from '@/features/tools/page/useAnswers';
import { useToday } from '@/features/tools/page/useToday';
import { Surface } from '@/ui/card/Surface';
import { CRS_ANSWERS, fragmentOf } from './answers';
import { nowOf, withAnswers, withoutScenario, withScenario } from './columns';
import { CrsQuestions } from './CrsQuestions';
import { CrsResult } from './CrsResult';
import { crs, crsRulesOn, languageRulesOn } from './rules';
import { Scenarios } from './Scenarios';
import { useColumnName } from './useColumnName';

/** The questions, points and scenarios. Everything is computed in the browser; nothing is sent. */
export function CrsTool() {
  const { t } = useTranslation('tools');
  const answers = useAnswers(CRS_ANSWERS);
  const { value: columns, change } = answers;
  const [chosen, setChosen] = useState(0);
  // The points are deferred values. The link's notice and the assumptions are deferred too, so that all
  // change together.
  const link = useDeferredValue(answers.link);
  const profile = useDeferredValue(answers.profile);
  const where = workPlaceOf(answers.own?.profile.jobs ?? []);
  const nameOf = useColumnName();
  const day = useToday(crs.checkedOn);
  const rules = crsRulesOn(day);
  const languageRules = languageRulesOn(day);
  if (rules === null || languageRules === null) return null;
  // The chosen column may be gone after a link was opened or a scenario removed.
  const at = Math.min(chosen, columns.length - 1);
  return (
    <>
      <ToolColumns
        result={
          <CrsResult
            waits={answers.waits}
            columns={columns}
            rules={rules}
            day={day}
            assumptions={<Assumptions profile={profile} first={nowOf(columns).first?.language} />}
          >
            <Scenarios
              columns={columns}
              onAdd={(kind) => change(withScenario(columns, kind, where))}
              onRemove={(index) => change(withoutScenario(columns, index))}
            >
              <ShareLink fragment={fragmentOf(columns)} />
            </Scenarios>
          </CrsResult>
        }
      >
        {columns.length > 1 && (
          <Surface>
            <RadioInput
              id="crs-column"
              label={t('crs.editing')}
              options={columns.map((_, index) => ({ value: String(index), name: nameOf(index) }))}
              value={String(at)}
              onChange={(next) => setChosen(Number(next))}
            />
          </Surface>
        )}
        <CrsQuestions
          key={`${answers.round}-${at}`}
          rules={languageRules}
          input={columns[at]?.input ?? {}}
          onChange={(input) => change(withAnswers(columns, at, input, where))}
        />
        <FormActions onClear={answers.clear} onFillIn={answers.fillIn} />
      </ToolColumns>
      <LinkNotice link={link} rules={rules.id} onUseProfile={answers.fillIn} onClose={answers.closeLink} />
    </>
  );
}
