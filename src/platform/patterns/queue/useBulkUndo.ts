import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { doneOf, type ManyAnswer, type QueueOptions, stepKey } from '../../../../resources/kit/index.ts';
import { useUndoToast } from '../../common/undo/useUndoToast.tsx';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { statusesOf } from '../../ui/show/statusOf.ts';

/** A row as it was before the step. */
interface Item {
  id: string;
  version?: number | undefined;
}

/**
 * Says that a step was taken on many rows, with "Urungkan" where a step of the role undoes it without asking for
 * anything. Rows that changed since are refused one by one.
 * @param name of the step that was taken
 */
export function useBulkUndo({ bulk }: QueueOptions, name: string): (text: string, items: readonly Item[]) => void {
  const say = useWords();
  const resource = useDeclaration();
  const role = useBaseRole();
  const notify = useNotify();
  const client = useQueryClient();
  const undoable = useUndoToast();
  const back = statusesOf(resource)
    .flatMap(({ source, workflow, first }) =>
      Object.entries(workflow.actions).map(([step, action]) => ({ step, action, key: stepKey(step, source, first) })),
    )
    .find(
      ({ action }) =>
        action.undoes?.includes(name) &&
        !action.note &&
        !action.takes &&
        !action.looks &&
        action.arrows.some(({ by }) => by.some(actor => actor.role === role && !actor.note)),
    );
  return (text, items) => {
    const versioned = items.every(({ version }) => version !== undefined);
    if (!back || !versioned) return notify(text, { type: 'success' });
    undoable(text, async () => {
      const { endpoint } = bulk;
      const { data } = await http<ManyAnswer>(endpoint ?? `${resource.endpoint}/aksi/${back.key}`, {
        method: endpoint === undefined ? 'POST' : 'PUT',
        body: {
          // A step makes one version of a row.
          items: items.map(({ id, version = 0 }) => ({ id, version: version + 1 })),
          ...(endpoint === undefined ? {} : { aksi: back.step }),
        },
      });
      await client.invalidateQueries();
      const refused = data.gagal.length;
      return refused > 0
        ? {
            text: say('%{n} diurungkan, %{gagal} tidak: sudah berubah lagi.', { n: doneOf(data), gagal: refused }),
            partly: true,
          }
        : { text: say('Diurungkan.') };
    });
  };
}
