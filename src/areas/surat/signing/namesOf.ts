import type { Row } from '../../../../resources/kit/index.ts';
import type { tandaTangan } from '../../../../resources/surat/tandaTangan.ts';

/** What is signed, as far as it names it: a letter has a kind, the file of a row has the name of its field. */
export type Signed = Pick<Row<typeof tandaTangan>, 'jenisSurat' | 'perihal'>;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `2 surat dan 1 berkas MoU/PKS`: how many of each kind. */
export function namesOf(all: readonly Signed[]): string {
  const counts = new Map<string, number>();
  for (const { jenisSurat, perihal } of all) {
    const kind = jenisSurat ? 'surat' : lowered(perihal);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const parts = [...counts].map(([kind, n]) => `${n} ${kind}`);
  const last = parts.pop() ?? '';
  return parts.length ? `${parts.join(', ')} dan ${last}` : last;
}
