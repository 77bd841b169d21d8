import { useUndoToast } from '../../common/undo/useUndoToast.tsx';
import { useWords } from '../../providers/language.ts';
import { useCrudApi } from '../useCrudApi.ts';

interface Saved {
  id: string | number;
  version: number;
}

/**
 * Says that a row was saved, with the button that takes this one change back: not where somebody has changed it since, or
 * where what followed stands against it; the server says so.
 */
export function useSavedToast(): (text: string, resource: string, saved: Saved) => void {
  const say = useWords();
  const api = useCrudApi();
  const undoable = useUndoToast();
  return (text, resource, { id, version }) =>
    undoable(text, async () => {
      await api.restore(resource, String(id), { idRiwayat: 'sebelum', version });
      return { text: say('Perubahan diurungkan.') };
    });
}
