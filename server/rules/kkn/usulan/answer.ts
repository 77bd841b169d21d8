import { leftOutWords } from '../distribution/words.ts';
import { judge } from './judge.ts';
import type { Stored } from './store.ts';
import type { Person, WaveData } from './waveData.ts';

/** A proposal in a list, or while it is computed. */
export const shortAnswer = ({ id, version, idGelombang, benih, status, kemajuan, skor, pesan, dibuat }: Stored) => ({
  ...{ id, version, idGelombang, benih, status, kemajuan, skor, pesan, dibuat },
});

/** A proposal with its groups, judged by the wave as it is now (docs/domain/30 §2). */
export function answerOf(row: Stored, data: WaveData) {
  const { isi, jejak, dasar } = row;
  if (!isi) return { ...shortAnswer(row), kelompok: [], tidakTertempatkan: [], peserta: [], desa: [], peringatan: [] };
  const left = isi.tidakTertempatkan.map(it => it.idPendaftarMbkm);
  const { kelompok, skor } = judge(data, isi.kelompok, left);
  const ids = new Set([...left, ...kelompok.flatMap(it => it.anggota)]);
  return {
    ...shortAnswer(row),
    skor,
    kelompok,
    tidakTertempatkan: leftOf(isi.tidakTertempatkan),
    peserta: data.wave.participants.filter(it => ids.has(it.id)).map(it => personOf(it, data)),
    peringatan: [
      ...(isi.kurang > 0 ? [`Kuota desa kurang ${isi.kurang} tempat.`] : []),
      ...(row.status === 'draf' && dasar !== data.dasar ? [changed] : []),
    ],
    dapatDiurungkan: jejak?.langkah.length ?? 0,
  };
}

/** Said where participants or groups changed since the proposal was made. */
export const changed = 'Data peserta berubah sejak usulan dibuat. Hitung ulang usulan.';

export const leftOf = (left: NonNullable<Stored['isi']>['tidakTertempatkan']) =>
  left.map(({ idPendaftarMbkm, alasan }) => ({ idPendaftarMbkm, alasan: leftOutWords[alasan] ?? alasan }));

export const personOf = (it: Person, { names }: WaveData) => ({
  ...{ idPendaftarMbkm: it.id, npm: it.npm, nama: it.nama, jenisKelamin: it.jenisKelamin, sks: it.sks },
  ...{ prodi: names.prodi(it.idProdi), fakultas: names.fakultas(it.idFakultas), khusus: it.khusus },
  ...{ pilihan: it.pilihan, bersediaJadiKetua: it.bersediaJadiKetua },
});

/** GET mengatur-kelompok: the groups of a wave with what they are made of and break, and who has none yet. */
export function groupsAnswer(data: WaveData) {
  const { groups, participants } = data.wave;
  const seated = new Set(groups.flatMap(it => it.anggota));
  return {
    kelompok: judge(data, groups).kelompok,
    peserta: participants.filter(it => it.disetujui && !seated.has(it.id)).map(it => personOf(it, data)),
  };
}
