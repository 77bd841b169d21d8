import type { KelompokUsulan, Pelanggaran, PesertaPapan, TanpaTempat } from '../../../../resources/kkn/papan.ts';
import { formatNumber } from '../../../platform/providers/format.ts';

/** What breaks a rule, in words that follow "3 kelompok". */
const broken: Readonly<Record<Pelanggaran['aturan'], string>> = {
  ukuran_kurang: 'kurang anggota',
  ukuran_lebih: 'kelebihan anggota',
  prodi: 'terlalu banyak dari satu prodi',
  fakultas: 'kurang fakultas',
  gender: 'kurang laki-laki atau perempuan',
  faskes: 'di desa tanpa fasilitas kesehatan yang diperlukan',
  desa_mahasiswa: 'melebihi kuota mahasiswa desa',
  desa_kelompok: 'melebihi kuota kelompok desa',
  desa_fakultas: 'melebihi kuota fakultas desa',
};

/**
 * What the score of a proposal is made of: groups by the rule that they break, then who is not in the village wished for
 * first. Empty for the best score, 0.
 */
export function scoreWords(
  groups: readonly KelompokUsulan[],
  left: readonly TanpaTempat[],
  people: ReadonlyMap<string, PesertaPapan>,
): string[] {
  const byRule = new Map<string, number>();
  for (const { pelanggaran } of groups)
    for (const rule of new Set(pelanggaran.map(({ aturan }) => aturan))) byRule.set(rule, (byRule.get(rule) ?? 0) + 1);
  const wishes = (id: string) => people.get(id)?.pilihan ?? [];
  const elsewhere =
    groups.flatMap(({ anggota, idDesa }) => anggota.filter(id => wishes(id).length > 0 && wishes(id)[0] !== idDesa))
      .length + left.filter(({ idPendaftarMbkm: id }) => wishes(id).length > 0).length;
  return [
    ...[...byRule]
      .toSorted(([, a], [, b]) => b - a)
      .map(([rule, n]) => `${formatNumber(n)} kelompok ${broken[rule] ?? 'melanggar aturan'}`),
    ...(elsewhere ? [`${formatNumber(elsewhere)} peserta tidak di desa pilihan pertamanya`] : []),
  ];
}
