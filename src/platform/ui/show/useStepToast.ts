import { type RaRecord, useNotify } from 'react-admin';
import { useUndoToast } from '../../common/undo/useUndoToast.tsx';
import { useWords } from '../../providers/language.ts';
import { useBaseRole } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { backStep } from './backStep.ts';

/** Says that a step was taken, with "Urungkan" where the workflow leads straight back. */
export function useStepToast(): (text: string, taken: string, before: RaRecord, after: RaRecord) => void {
  const say = useWords();
  const resource = useDeclaration();
  const role = useBaseRole();
  const api = useCrudApi();
  const notify = useNotify();
  const undoable = useUndoToast();
  return (text, taken, before, after) => {
    const back = backStep(resource, taken, [before, after], role);
    if (!back) return notify(text, { type: 'success' });
    undoable(text, async () => {
      await api.transition(resource.name, String(after.id), back.key, { version: after.version });
      return { text: say('Diurungkan.') };
    });
  };
}
