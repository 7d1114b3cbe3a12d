import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Task } from '@/api/endpoints/tasks';
import { areaIsOn } from '@/config/areas';
import { openTasks } from '@/features/tasks/taskReads';

/** So long, in ms, the parts of the page wait for the tasks that stand above some of them. */
const TASKS_TIMEOUT_MS = 1000;

interface OpenTasks {
  readonly tasks: readonly Task[];
  /** Whether it is known if there are any, or they are late. */
  readonly isSettled: boolean;
  /** They came when the parts already stood there: above them they would push them down. */
  readonly cameLate: boolean;
}

/** What is to be done first; nothing where it is not offered or cannot be read: the page of tasks says why. */
export function useOpenTasks(): OpenTasks {
  const isOn = areaIsOn('tasks');
  const { data, isFetched } = useQuery(openTasks());
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isFetched) return undefined;
    const timer = setTimeout(() => setLate(true), TASKS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isFetched]);
  return {
    tasks: isOn ? (data?.data ?? []) : [],
    isSettled: !isOn || isFetched || isLate,
    cameLate: isLate,
  };
}
