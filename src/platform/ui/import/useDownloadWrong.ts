import { useNotify } from 'react-admin';
import { messageOf } from '../failedCall.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';

/** Saves the wrong rows of an import as a spreadsheet, to be corrected and sent again. */
export function useDownloadWrong(id: string | undefined): () => Promise<void> {
  const { name } = useDeclaration();
  const api = useCrudApi();
  const notify = useNotify();
  return async () => {
    try {
      await api.download(name, 'salah', { format: 'xlsx', idImpor: id });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
}
