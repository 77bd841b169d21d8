import type { JenisRekaman } from '../../../../resources/sinkronisasi/feeder/rekaman.ts';
import { equals, type FeederRow } from './port.ts';
import { textOf } from './read.ts';

/** Ids that the Feeder gave to the records that a record belongs to. */
export interface Parents {
  readonly idAktivitas: string;
  readonly idAnggota: string;
}

/** How one kind of record is written and found there (docs/domain/10 §3.14). */
export interface Act {
  /** Behind `Insert`, `Update` and `Delete`. */
  readonly name: string;
  /** The call that lists them. */
  readonly list: string;
  /** Field of the id. */
  readonly id: string;
  /** The record with the ids that it needs of others. */
  record(isi: FeederRow, parents: Parents): FeederRow;
  /** Fields that name it: two records with these are the same. */
  readonly natural: readonly string[];
}

export const acts: Readonly<Record<JenisRekaman, Act>> = {
  aktivitas: {
    name: 'AktivitasMahasiswa',
    list: 'GetListAktivitasMahasiswa',
    id: 'id_aktivitas',
    record: isi => isi,
    natural: ['id_prodi', 'id_semester', 'id_jenis_aktivitas', 'judul'],
  },
  anggota: {
    name: 'AnggotaAktivitasMahasiswa',
    list: 'GetListAnggotaAktivitasMahasiswa',
    id: 'id_anggota',
    record: (isi, { idAktivitas }) => ({ id_aktivitas: idAktivitas, ...isi }),
    natural: ['id_aktivitas', 'id_registrasi_mahasiswa'],
  },
  bimbingan: {
    name: 'BimbingMahasiswa',
    list: 'GetListBimbingMahasiswa',
    id: 'id_bimbing_mahasiswa',
    record: (isi, { idAktivitas }) => ({ id_aktivitas: idAktivitas, ...isi }),
    natural: ['id_aktivitas', 'id_dosen', 'id_kategori_kegiatan'],
  },
  konversi: {
    name: 'KonversiKampusMerdeka',
    list: 'GetListKonversiKampusMerdeka',
    id: 'id_konversi_aktivitas',
    record: (isi, { idAktivitas, idAnggota }) => ({ id_aktivitas: idAktivitas, id_anggota: idAnggota, ...isi }),
    natural: ['id_anggota', 'id_matkul'],
  },
  prestasi: {
    name: 'PrestasiMahasiswa',
    list: 'GetListPrestasiMahasiswa',
    id: 'id_prestasi',
    record: isi => isi,
    natural: ['id_mahasiswa', 'nama_prestasi', 'tahun_prestasi'],
  },
};

/** Condition that finds a record by what names it. */
export const naturalFilter = (act: Act, record: FeederRow): string =>
  equals(Object.fromEntries(act.natural.map(name => [name, textOf(record, name)])));
