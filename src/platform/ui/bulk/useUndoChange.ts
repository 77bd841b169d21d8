import { useNotify, useRefresh } from 'react-admin';
import { type AnswerOf, doneOf } from '../../../../resources/kit/index.ts';
import type { urungkanUbah } from '../../../../resources/umum/panggilanUbahBanyak.ts';
import type { Undone } from '../../common/undo/useUndoToast.tsx';
import type { Report } from '../../providers/api.ts';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { useReportWords } from './useReportWords.ts';

/** Undoes a change of many rows by its receipts, and says what came of it. */
export function useUndoChange(): (receipts: readonly string[]) => Promise<Undone> {
  const say = useWords();
  const { counted } = useReportWords(useDeclaration());
  return async receipts => {
    let done = 0;
    let left = 0;
    for (const id of receipts) {
      const { data } = await http<AnswerOf<typeof urungkanUbah>>(`ubah-banyak/${id}/urungkan`, { method: 'POST' });
      done += doneOf(data);
      left += data.gagal.length;
    }
    const text = say('%{data} dikembalikan.', { data: counted(done) });
    return left
      ? { text: `${text} ${say('%{n} dibiarkan karena sudah berubah lagi.', { n: left })}`, partly: true }
      : { text };
  };
}

/** The same from a report that has been read: says it, and closes the dialog. */
export function useUndoReport(undo: (receipts: readonly string[]) => Promise<Undone>, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  return ({ bukti = [] }: Report): void => {
    undo(bukti)
      .then(({ text, partly }) => {
        notify(text, { type: partly ? 'warning' : 'success' });
        refresh();
        onDone();
      })
      .catch(() => undefined);
  };
}
