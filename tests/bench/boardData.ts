import type { Db } from '../../server/platform/database/db.ts';

/** A wave that is being dealt: so many approved participants without a group, and villages for all of them. */
export async function fillBoard(db: Db, students: number, villages: number): Promise<string> {
  const { names } = (await db.one<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'kkn_gelombang' and is_generated = 'NEVER'`,
  )) ?? { names: '' };
  const wave = await db.one<{ id: string }>(
    `insert into kkn_gelombang (${names}) select ${names} from (select (jsonb_populate_record(w, jsonb_build_object(
       'id', gen_random_uuid(), 'nama', 'Bench papan', 'tanggal_berangkat', current_date + 40,
       'tanggal_selesai', current_date + 80))).* from kkn_gelombang w where status = 'pembagian' limit 1) x returning id`,
  );
  const id = wave?.id ?? '';
  await db.execute(
    `insert into kkn_desa (id, id_gelombang, id_kelurahan, desa, kecamatan, lintang, bujur, kuota_mahasiswa, kuota_kelompok,
       terisi, sisa_kuota, jumlah_kelompok, nama_kepala_desa, no_hp_kepala_desa, sinyal, ada_faskes, aktif)
     select gen_random_uuid(), $1, k.id, k.nama, 'Kecamatan ' || n % 30, -7.9 + (n / 25) * 0.03, 112 + (n % 25) * 0.04,
       12, 1, 0, 12, 0, 'Sutrisno', '081200000001', 'baik', true, true
     from (select *, row_number() over (order by id) as n from master_kelurahan order by id limit $2) k`,
    [id, villages],
  );
  await db.execute(
    `insert into mbkm_pendaftar_program_mbkm (id, nomor_pendaftaran, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi,
       id_program, id_periode, id_jenis_mbkm, kode_jenis_mbkm, jalur, status, status_konversi, tanggal_daftar,
       tanggal_mulai, tanggal_selesai, sks_tempuh)
     select gen_random_uuid(), 'PAPAN-' || s.n, s.id, s.npm, s.nama, s.id_program_prodi, w.id_program, w.id_periode, j.id,
       'kkn', 'reguler', 'disetujui', 'belum', now(), w.tanggal_berangkat, w.tanggal_selesai, 110
     from (select m.*, row_number() over (order by m.id) as n from master_mahasiswa m
         where not exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = m.id) order by m.id limit $2) s
       join kkn_gelombang w on w.id = $1 join master_jenis_mbkm j on j.kode = 'kkn'`,
    [id, students],
  );
  await db.execute(
    `insert into kkn_pendaftaran (id, id_pendaftar_mbkm, id_gelombang, bersedia_jadi_ketua)
     select gen_random_uuid(), p.id, $1, right(p.npm, 1) = '3' from mbkm_pendaftar_program_mbkm p
     where p.nomor_pendaftaran like 'PAPAN-%'`,
    [id],
  );
  await db.execute('analyze');
  return id;
}
