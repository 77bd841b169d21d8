import { useState } from 'react';
import type { Report, Values } from '../../providers/api.ts';
import { messageOf } from '../failedCall.ts';
import type { Target } from '../list/selection.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';

/** Asks the server what a change of many rows would come to, before it is made. */
export function useChangePlan(target: Target) {
  const { name } = useDeclaration();
  const api = useCrudApi();
  const [plan, setPlan] = useState<Report | null>(null);
  const [planning, setPlanning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async (data: Values): Promise<void> => {
    setPlanning(true);
    setProblem(null);
    try {
      setPlan(await api.rehearse(name, target, data));
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      setPlanning(false);
    }
  };
  return { plan, planning, problem, look, back: () => setPlan(null) };
}
