import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAborted } from '@/errors/ApiError';
import { type Message, userMessage } from '@/errors/normaliser';
import { listOf } from '@/features/records/columns';
import { EVERYTHING, readAll } from '@/lists/readAll';
import { LABEL_NAMESPACES, type Resource } from '@/features/records/resource';
import { applyImport, type ImportOutcome } from './applyImport';
import { type Difference, differenceOf } from './difference';
import { readOnlyColumns } from './exportCsv';
import { LARGEST_FILE, readCsv } from './readCsv';

export type ImportStep =
  | { readonly name: 'choose'; readonly problem: Message | null }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly difference: Difference; readonly ignored: readonly string[] }
  | { readonly name: 'applying'; readonly done: number; readonly total: number }
  | { readonly name: 'result'; readonly outcome: ImportOutcome };

const START: ImportStep = { name: 'choose', problem: null };

/** The state of an import, step by step. */
export function useImport(resource: Resource, onWorking: (working: boolean) => void) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  const [step, setStep] = useState<ImportStep>(START);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const begin = (): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  const refuse = (problem: Message) => setStep({ name: 'choose', problem });

  return {
    step,
    restart: () => setStep(START),
    stop: () => running.current?.abort(),

    async read(file: File): Promise<void> {
      const signal = begin();
      if (file.size > LARGEST_FILE)
        return refuse({ key: 'records:import.tooLarge', values: { megabytes: 10 } });
      setStep({ name: 'reading' });
      try {
        const [text, { items, isSample }] = await Promise.all([
          file.text(),
          readAll(listOf(resource), EVERYTHING, { signal }),
        ]);
        if (signal.aborted) return undefined;
        if (isSample) return refuse({ key: 'records:sample.reason' });
        const others = readOnlyColumns(resource).map(({ name }) => name);
        const csv = await readCsv(text, resource.fields, ({ label }) => t(label), others);
        if ('problem' in csv) return refuse(csv.problem);
        const difference = differenceOf(resource, csv, items);
        return setStep({ name: 'preview', difference, ignored: csv.ignored });
      } catch (error) {
        return isAborted(error) ? undefined : refuse(userMessage(error));
      }
    },

    async apply(): Promise<void> {
      if (step.name !== 'preview') return;
      const { difference } = step;
      const signal = begin();
      const total = difference.added.length + difference.changed.length;
      const show = (done: number) => setStep({ name: 'applying', done, total });
      show(0);
      onWorking(true);
      const outcome = await applyImport(resource, difference, signal, show);
      onWorking(false);
      setStep({ name: 'result', outcome });
    },
  };
}
