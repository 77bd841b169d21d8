import {
  jenisAktivitasContoh,
  jenisPrestasiContoh,
  kategoriKegiatanContoh,
  tingkatPrestasiContoh,
} from '../../../server/areas/sinkronisasi/feeder/standIn/lists.ts';
import type { Queryable } from '../../../server/platform/database/db.ts';
import type { FeederServer } from './feederServer.ts';

const lists: Readonly<Record<string, string>> = {
  GetProdi: `select 'P-' || kode_pddikti as "idProdi", kode_pddikti as "kodeProgramStudi", 'A' as status
    from master_program_prodi where kode_pddikti is not null`,
  GetSemester: `select kode as "idSemester", nama as "namaSemester", '1' as "aPeriodeAktif" from master_periode`,
  GetListRiwayatPendidikanMahasiswa: `select 'R-' || m.npm as "idRegistrasiMahasiswa", 'H-' || m.npm as "idMahasiswa",
    m.npm as nim, 'P-' || p.kode_pddikti as "idProdi", '' as "keteranganKeluar"
    from master_mahasiswa m join master_program_prodi p on p.id = m.id_program_prodi`,
  GetListDosen: `select 'D-' || nidn as "idDosen", nidn from master_pegawai where nidn is not null`,
  GetListMataKuliah: `select distinct 'M-' || p.kode_pddikti || m.kode_matkul as "idMatkul",
    m.kode_matkul as "kodeMataKuliah", 'P-' || p.kode_pddikti as "idProdi"
    from konversi_matkul_paket m cross join master_program_prodi p`,
  GetListSkalaNilaiProdi: `select 'P-' || p.kode_pddikti as "idProdi", n.huruf as "nilaiHuruf" from master_program_prodi p
    cross join (select distinct nilai_huruf as huruf from konversi_terpilih_final where nilai_huruf is not null) n`,
};

const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** Lets a stand-in Feeder know everybody of the demo university, by ids of its own. */
export async function fillFeeder(feeder: FeederServer, on: Queryable): Promise<void> {
  for (const [list, sql] of Object.entries(lists)) {
    const rows = await on.query(sql);
    feeder.lists.set(
      list,
      rows.map(row => Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]))),
    );
  }
  feeder.lists.set('GetJenisAktivitasMahasiswa', [...jenisAktivitasContoh]);
  feeder.lists.set('GetKategoriKegiatan', [...kategoriKegiatanContoh]);
  feeder.lists.set('GetJenisPrestasi', [...jenisPrestasiContoh]);
  feeder.lists.set('GetTingkatPrestasi', [...tingkatPrestasiContoh]);
}
