import type { Berita } from '../../../../resources/pengaturan/berita.ts';
import { formatDateTime } from '../../../platform/providers/format.ts';

export type NewsRecord = Pick<Berita, 'id' | 'status' | 'tanggalTerbit' | 'slug' | 'isi' | 'judul' | 'ringkasan'>;

/** Public visibility of an article, with the reason if it is not visible (docs/domain/60 §1 "Public"). */
export function siteState(
  { status, tanggalTerbit }: Pick<Berita, 'status' | 'tanggalTerbit'>,
  now: number,
): { visible: boolean; words: string } {
  if (status === 'draf') return { visible: false, words: 'Belum tampil di situs.' };
  if (status === 'arsip') return { visible: false, words: 'Tidak lagi tampil di situs.' };
  if (tanggalTerbit && Date.parse(tanggalTerbit) > now)
    return { visible: false, words: `Dijadwalkan tampil ${formatDateTime(tanggalTerbit)}.` };
  return { visible: true, words: 'Tampil di situs.' };
}
