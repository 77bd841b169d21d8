import { cal } from '../../api/magang/place.ts';
import type { actingIn, Row } from './acting.ts';
import type { RunningGroup } from './group.ts';

const long = (n: number) => 'Desa ini memiliki lahan pesisir yang luas dan belum dikelola bersama. '.repeat(n);

/** The work programme "Pesisir Lestari" of a group, as its leader's draft. */
export async function draftProposal(
  { done, uploaded }: ReturnType<typeof actingIn>,
  group: RunningGroup,
  names: readonly string[] = ['Satu', 'Dua', 'Tiga'],
  begins = -10,
): Promise<Row> {
  const { anggota } = await done('HA03', 'GET', `v3/kkn/kkn-kelompok/${group.idKelompok}`);
  const [first] = anggota as Row[];
  const programme = (nama: string) => ({
    nama,
    bidang: 'lingkungan',
    jenis: 'utama',
    idPenanggungJawab: first?.id,
    indikator: 'Terlaksana',
    tanggalMulai: cal.day(begins),
    tanggalSelesai: cal.day(begins + 15),
    anggaran: 250000,
    sumberDana: 'desa',
  });
  return done(group.satu, 'POST', 'v3/kkn/proposal', {
    idKelompok: group.idKelompok,
    judul: 'Pesisir Lestari',
    ringkasan: long(4),
    analisisSituasi: long(1),
    permasalahan: long(1),
    solusi: long(1),
    sasaran: 'Kelompok tani',
    programKerja: names.map(programme),
    berkasProposal: await uploaded(group.satu, 'kkn/proposal', 'berkasProposal'),
  });
}
