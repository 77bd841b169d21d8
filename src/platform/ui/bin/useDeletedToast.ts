import { useNotify } from 'react-admin';
import type { Resource } from '../../../../resources/kit/index.ts';
import { type Undone, useUndoToast } from '../../common/undo/useUndoToast.tsx';
import { useWords } from '../../providers/language.ts';
import { useReportWords } from '../bulk/useReportWords.ts';
import { useCrudApi } from '../useCrudApi.ts';

type Deleted = Pick<Resource, 'name' | 'label' | 'unaudited' | 'view'>;

/** Brings deleted rows back from the bin; undefined where they never were in it. */
export function useRecovery(resource: Deleted): ((ids: readonly string[]) => Promise<Undone>) | undefined {
  const say = useWords();
  const api = useCrudApi();
  const { counted } = useReportWords(resource);
  if (resource.unaudited || resource.view) return undefined;
  return async ids => {
    const [only, ...others] = ids;
    if (only === undefined) return { text: '' };
    if (!others.length) {
      await api.recover(resource.name, only);
      return { text: say('%{data} dipulihkan.', { data: counted(1) }) };
    }
    const { berhasil, gagal } = await api.recoverMany(resource.name, ids);
    const text = say('%{data} dipulihkan.', { data: counted(berhasil) });
    const [first] = gagal;
    return first ? { text: `${text} ${first.label}: ${first.pesan}`, partly: true } : { text };
  };
}

/** Says that a row was deleted, with the way back where there is one. */
export function useDeletedToast(resource: Deleted): (text: string, id: string) => void {
  const notify = useNotify();
  const undoable = useUndoToast();
  const recover = useRecovery(resource);
  return (text, id) => (recover ? undoable(text, () => recover([id])) : notify(text, { type: 'success' }));
}
