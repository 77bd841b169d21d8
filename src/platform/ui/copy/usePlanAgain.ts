import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type CopyPlan, isDay } from '../../../../resources/kit/index.ts';
import type { Values } from '../../providers/api.ts';
import { messageOf } from '../failedCall.ts';
import { sameValue } from '../form/formValues.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';

/**
 * Proposes anew when the start is typed, or another period chosen: whatever still is as it was proposed follows, and what
 * the person has typed stays.
 */
export function usePlanAgain(
  plan: CopyPlan,
  onPlan: (plan: CopyPlan) => void,
  left: ReadonlySet<string>,
): { busy: boolean; problem: string | null } {
  const { name } = useDeclaration();
  const api = useCrudApi();
  const { getValues, setValue } = useFormContext<Values>();
  const start: unknown = useWatch({ name: plan.mulai ?? plan.dalam ?? 'id' });
  const within: unknown = useWatch({ name: plan.dalam ?? plan.mulai ?? 'id' });
  const proposed = [plan.mulai ? plan.nilai[plan.mulai] : start, plan.dalam ? plan.nilai[plan.dalam] : within];
  const asked = useRef(JSON.stringify(proposed));
  const startTyped = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const now = JSON.stringify([start, within]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another start or period asks again
  useEffect(() => {
    if (now === asked.current || (plan.mulai && !isDay(start))) return;
    if (plan.mulai && !sameValue(start, plan.nilai[plan.mulai])) startTyped.current = true;
    asked.current = now;
    const values = getValues();
    const typed = Object.keys(plan.nilai).filter(field => !sameValue(values[field], plan.nilai[field]));
    const kept = new Set([...typed, ...(plan.dalam ? [plan.dalam] : []), ...(startTyped.current ? [plan.mulai] : [])]);
    const nilai = Object.fromEntries(Object.entries(values).filter(([field]) => kept.has(field)));
    const anak = plan.anak.flatMap(({ resource }) => (left.has(resource) ? [] : [resource]));
    setBusy(true);
    setProblem(null);
    api
      .copyPlan(name, plan.id, { nilai, anak })
      .then(next => {
        if (asked.current !== now) return;
        for (const [field, value] of Object.entries(next.nilai))
          if (!kept.has(field)) setValue(field, value, { shouldDirty: true });
        asked.current = JSON.stringify([
          next.mulai ? next.nilai[next.mulai] : start,
          next.dalam ? next.nilai[next.dalam] : within,
        ]);
        onPlan(next);
        setBusy(false);
      })
      .catch((error: unknown) => {
        if (asked.current !== now) return;
        setProblem(messageOf(error));
        setBusy(false);
      });
  }, [now]);
  return { busy, problem };
}
