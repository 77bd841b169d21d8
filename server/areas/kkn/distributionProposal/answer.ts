import type { KelompokGelombang, PesertaPapan, Usulan, UsulanRingkas } from '../../../../resources/kkn/papan.ts';
import { kknRefusals } from '../../../../resources/kkn/refusals.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { leftOutWords } from '../distribution/violationWords.ts';
import { type JudgedGroup, judge } from './judgeGroups.ts';
import { ownSteps } from './ownSteps.ts';
import type { Stored } from './proposalStore.ts';
import type { Person, WaveData } from './waveData.ts';

/** A proposal in a list, or while it is computed. */
export const shortAnswer = ({ dibuat, ...row }: Stored): UsulanRingkas => {
  const { id, version, idGelombang, benih, status, kemajuan, skor, pesan } = row;
  return { id, version, idGelombang, benih, status, kemajuan, skor, pesan, dibuat: new Date(dibuat).toISOString() };
};

/** A proposal with its groups, judged by the wave as it is now (docs/domain/30 §2). */
export function answerOf(row: Stored, data: WaveData, caller: Caller): Usulan {
  const { isi, dasar } = row;
  const nothing = { kelompok: [], tidakTertempatkan: [], peserta: [], desa: [], dpl: [], peringatan: [] };
  if (!isi) return { ...shortAnswer(row), ...nothing, dapatDiurungkan: 0 };
  const left = isi.tidakTertempatkan.map(it => it.idPendaftarMbkm);
  const { kelompok, skor } = judge(data, isi.kelompok, left);
  const ids = new Set([...left, ...kelompok.flatMap(it => it.anggota)]);
  return {
    ...shortAnswer(row),
    skor,
    kelompok,
    tidakTertempatkan: leftOf(isi.tidakTertempatkan),
    peserta: data.wave.participants.filter(it => ids.has(it.id)).map(it => personOf(it, data)),
    ...placesOf(data),
    peringatan: [
      ...(isi.kurang > 0 ? [`Kuota desa kurang ${isi.kurang} tempat.`] : []),
      ...(row.status === 'draf' && dasar !== data.dasar ? [kknRefusals.proposalStale.text] : []),
    ],
    dapatDiurungkan: ownSteps(row, caller).length,
  };
}

export const leftOf = (left: NonNullable<Stored['isi']>['tidakTertempatkan']) =>
  left.map(({ idPendaftarMbkm, alasan }) => ({ idPendaftarMbkm, alasan: leftOutWords[alasan] ?? alasan }));

/** Villages and lecturers that the wave's groups may have, with how many of the wave's own groups have them. */
function placesOf({ wave }: WaveData): Pick<Usulan, 'desa' | 'dpl'> {
  const taken = (of: 'idDesa' | 'idDpl', id: string) => wave.groups.filter(it => it[of] === id).length;
  return {
    desa: wave.villages.map(({ id, nama, kuotaMahasiswa, kuotaKelompok, adaFaskes }) => ({
      id,
      nama,
      kuotaMahasiswa,
      kuotaKelompok,
      adaFaskes,
      lain: taken('idDesa', id),
    })),
    dpl: wave.supervisors.map(({ id, nama, maksKelompok }) => ({
      id,
      nama,
      maksKelompok,
      lain: taken('idDpl', id),
    })),
  };
}

const personOf = (it: Person, { names }: WaveData): PesertaPapan => ({
  idPendaftarMbkm: it.id,
  npm: it.npm,
  nama: it.nama,
  jenisKelamin: it.jenisKelamin,
  sks: it.sks,
  prodi: names.prodi(it.idProdi),
  fakultas: names.fakultas(it.idFakultas),
  khusus: it.khusus,
  pilihan: it.pilihan,
  bersediaJadiKetua: it.bersediaJadiKetua,
});

/** Scope of the groups asked for, and the fields of them that the caller may read. */
interface Sight {
  /** Only the groups of this lecturer, and nobody without one. */
  dpl?: string;
  health: boolean;
  /** Also who is in the groups. */
  members: boolean;
}

/** Violations of a group; those that reveal somebody's health only if `health` is true. */
export const seenBreaches = ({ pelanggaran }: JudgedGroup, health: boolean): JudgedGroup['pelanggaran'] =>
  pelanggaran.filter(({ aturan }) => health || aturan !== 'faskes');

/** GET mengatur-kelompok: the groups of a wave with composition and violations, and participants without a group. */
export function groupsAnswer(data: WaveData, { dpl, health, members }: Sight): KelompokGelombang {
  const { groups, participants, supervisors } = data.wave;
  const own = supervisors.find(it => it.idPegawai === dpl)?.id;
  const asked = dpl === undefined ? groups : groups.filter(it => own !== undefined && it.idDpl === own);
  const seated = new Set(groups.flatMap(it => it.anggota));
  const inAsked = new Set(asked.flatMap(it => it.anggota));
  const seen = (it: Person): PesertaPapan => {
    const { khusus, ...person } = personOf(it, data);
    return health ? { ...person, khusus: khusus ?? false } : person;
  };
  return {
    kelompok: judge(data, asked).kelompok.map(it => ({
      ...it,
      pelanggaran: seenBreaches(it, health),
    })),
    peserta: dpl === undefined ? participants.filter(it => it.disetujui && !seated.has(it.id)).map(seen) : [],
    ...(members ? { anggota: participants.filter(it => inAsked.has(it.id)).map(seen), ...placesOf(data) } : {}),
  };
}
