import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../../platform/database/db.ts';
import { type FeederPort, type FeederRow, refusedBy } from '../port.ts';
import { jenisAktivitasContoh, jenisPrestasiContoh, kategoriKegiatanContoh, tingkatPrestasiContoh } from './lists.ts';
import { createStandIn, type StandInStore } from './standIn.ts';

/** Lists of the sample Feeder that follow from the portal's own rows: ids are those of the portal. */
const ownLists: Readonly<Record<string, string>> = {
  GetProdi: `select id::text as id_prodi, kode_pddikti as kode_program_studi, nama_prodi as nama_program_studi, 'A' as status
    from master_program_prodi where kode_pddikti is not null`,
  GetSemester: `select kode as id_semester, nama as nama_semester, '1' as a_periode_aktif from master_periode`,
  GetListRiwayatPendidikanMahasiswa: `select id::text as id_registrasi_mahasiswa, id::text as id_mahasiswa, npm as nim, nama as nama_mahasiswa,
    id_program_prodi::text as id_prodi,
    case when status_akademik in ('aktif', 'cuti', 'lulus') then '' else status_akademik end as keterangan_keluar
    from master_mahasiswa`,
  GetListDosen: `select id::text as id_dosen, nidn, nama as nama_dosen from master_pegawai
    where jenis = 'dosen' and nidn is not null`,
  GetListMataKuliah: `select id::text as id_matkul, kode as kode_mata_kuliah, nama as nama_mata_kuliah,
    id_program_prodi::text as id_prodi from master_matakuliah`,
  GetListSkalaNilaiProdi: `select p.id::text as id_prodi, n.huruf as nilai_huruf from master_program_prodi p
    cross join (values ('A'), ('A-'), ('B+'), ('B'), ('B-'), ('C+'), ('C'), ('D'), ('E')) n(huruf)`,
};

const fixedLists: Readonly<Record<string, readonly FeederRow[]>> = {
  GetJenisAktivitasMahasiswa: jenisAktivitasContoh,
  GetKategoriKegiatan: kategoriKegiatanContoh,
  GetJenisPrestasi: jenisPrestasiContoh,
  GetTingkatPrestasi: tingkatPrestasiContoh,
};

/** Column names of the lists are the Feeder's: the database client gives ours, so they are turned back. */
const theirs = (row: FeederRow): FeederRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`), value]),
  );

const stored = (db: Db): StandInStore => ({
  rows: async list => {
    const own = ownLists[list];
    if (own) return (await db.query(own)).map(theirs);
    const fixed = fixedLists[list];
    if (fixed) return fixed;
    const kept = await db.query<{ isi: FeederRow }>(
      'select isi from internal_contoh_feeder where daftar = $1 order by id',
      [list],
    );
    return kept.map(({ isi }) => isi);
  },
  add: async (list, row) => {
    await db.execute(
      `insert into internal_contoh_feeder (id, created_at, updated_at, version, daftar, isi) values ($1, now(), now(), 1, $2, $3)`,
      [uuidv7(), list, JSON.stringify(row)],
    );
  },
  replace: async (list, id, of, row) => {
    await db.execute('update internal_contoh_feeder set isi = $4 where daftar = $1 and isi ->> $3 = $2', [
      list,
      id,
      of,
      JSON.stringify(row),
    ]);
  },
  remove: async (list, id, of) => {
    await db.execute('delete from internal_contoh_feeder where daftar = $1 and isi ->> $3 = $2', [list, id, of]);
  },
});

/** The Feeder of a demo installation: it answers from the portal's own rows and keeps what it is sent. */
export function sampleFeeder(db: Db, pageSize: number): FeederPort {
  const answer = createStandIn(stored(db));
  return {
    pageSize,
    answersWithin: 0,
    call: async (act, body = {}) => {
      const { error_code, error_desc, data } = await answer(act, body);
      if (Number(error_code) !== 0) throw refusedBy(Number(error_code), error_desc);
      return data;
    },
  };
}
