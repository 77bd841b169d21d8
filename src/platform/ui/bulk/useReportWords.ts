import { inSentence, type Offered, type Resource } from '../../../../resources/kit/index.ts';
import { useLabel, useWords } from '../../providers/language.ts';

/** How many rows of a resource, and what became of them, in the language of the page. */
export function useReportWords({ label }: Pick<Resource, 'label'>) {
  const say = useWords();
  const labelOf = useLabel();
  /** "3 barang". */
  const counted = (n: number): string => say('%{n} %{data}', { n, data: inSentence(labelOf(label)) });
  /** "5 peminjaman disetujui.": the result of a step on many rows, in its words for one. */
  const doneBy = (n: number, { success }: Pick<Offered['action'], 'success'>): string => {
    if (!success) return `${counted(n)} ${say('diperbarui')}.`;
    const said = labelOf(success);
    return say('%{n} %{kalimat}', { n, kalimat: `${said.charAt(0).toLowerCase()}${said.slice(1)}` });
  };
  return { counted, doneBy };
}
