import { registry } from '../../resources/index.ts';
import { tableName } from '../../server/platform/database/columns.ts';
import type { Db } from '../../server/platform/database/db.ts';

/** One wave in the field: so many groups of ten, a log a day for each student with a photo, a report a week for each group. */
export interface Field {
  idGelombang: string;
  /** A group, and one of its members. */
  idKelompok: string;
  idPendaftar: string;
  /** DPL and person behind the account that three of the groups belong to. */
  idDpl: string;
}

const daysOfLog = 40;
const weeks = 17;

const table = (name: string): string => tableName(registry.get(name));

/**
 * Adds the wave to a demo university.
 * @param username whose DPL has three of the groups
 */
export async function fillField(db: Db, groups: number, username: string): Promise<Field> {
  const { names } = (await db.one<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'kkn_gelombang' and is_generated = 'NEVER'`,
  )) ?? { names: '' };
  const wave = await db.one<{ id: string }>(
    `insert into kkn_gelombang (${names}) select ${names} from (select (jsonb_populate_record(w, jsonb_build_object(
       'id', gen_random_uuid(), 'nama', 'Bench', 'tanggal_berangkat', current_date - 100, 'tanggal_selesai', current_date + 18,
       'status', 'pelaksanaan', 'ukuran_min', 2, 'min_fakultas', 1))).* from kkn_gelombang w where status = 'pelaksanaan' limit 1) x
     returning id`,
  );
  const idGelombang = wave?.id ?? '';
  const run = (sql: string, ...values: unknown[]) => db.execute(sql, [idGelombang, ...values]);
  await run(
    `insert into kkn_desa (id, id_gelombang, id_kelurahan, desa, kecamatan, lintang, bujur, kuota_mahasiswa, kuota_kelompok,
       terisi, sisa_kuota, jumlah_kelompok, nama_kepala_desa, no_hp_kepala_desa, sinyal, ada_faskes, aktif)
     select gen_random_uuid(), $1, k.id, k.nama, 'Kecamatan ' || n % 30, -7.5 + n * 0.002, 112 + n * 0.003, 10, 1, 10, 0, 1,
       'Sutrisno', '081200000001', 'baik', true, true
     from (select *, row_number() over (order by id) as n from master_kelurahan order by id limit $2) k`,
    groups,
  );
  await run(
    `insert into kkn_dpl (id, id_gelombang, id_pegawai, nip, nama, id_program_prodi, maks_kelompok, aktif, terima_pengajuan,
       sudah_pembekalan, jumlah_kelompok, jumlah_mahasiswa, sisa)
     select gen_random_uuid(), $1, p.id, p.nip, p.nama_lengkap, p.id_program_prodi, 3, true, true, true, 3, 30, 0
     from master_pegawai p where p.jenis = 'dosen' and p.aktif
     order by p.id = (select id_pegawai from pengaturan_user where username = $2) desc, p.id limit $3`,
    username,
    Math.ceil(groups / 3),
  );
  await run(
    `insert into kkn_kkn_kelompok (id, kode, nama, id_gelombang, id_desa, id_dpl, asal, dikunci, status)
     select gen_random_uuid(), 'KKN-' || lpad(d.n::text, 3, '0'), 'Kelompok ' || d.n, $1, d.id,
       l.ids[1 + ((d.n - 1) / 3)::int % cardinality(l.ids)], 'otomatis', false, 'berjalan'
     from (select id, row_number() over (order by id) as n from kkn_desa where id_gelombang = $1) d,
       (select array_agg(id order by id_pegawai = (select id_pegawai from pengaturan_user where username = $2) desc, id) as ids
          from kkn_dpl where id_gelombang = $1) l`,
    username,
  );
  await run(
    `insert into mbkm_pendaftar_program_mbkm (id, nomor_pendaftaran, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi, id_program,
       id_periode, id_jenis_mbkm, kode_jenis_mbkm, jalur, status, status_konversi, tanggal_daftar, tanggal_mulai, tanggal_selesai,
       id_dosen_pembimbing, sks_tempuh)
     select gen_random_uuid(), 'LAPANGAN-' || s.n, s.id, s.npm, s.nama, s.id_program_prodi, w.id_program, w.id_periode, j.id, 'kkn',
       'reguler', 'berjalan', 'belum', now() - s.n * interval '1 minute', w.tanggal_berangkat, w.tanggal_selesai, l.id_pegawai, 110
     from (select m.*, row_number() over (order by m.npm) as n from master_mahasiswa m
         where not exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = m.id) order by m.npm limit $2) s
       join kkn_gelombang w on w.id = $1 join master_jenis_mbkm j on j.kode = 'kkn'
       join (select id, id_dpl, row_number() over (order by kode) - 1 as n from kkn_kkn_kelompok where id_gelombang = $1) g
         on g.n = (s.n - 1) / 10
       join kkn_dpl l on l.id = g.id_dpl`,
    groups * 10,
  );
  const own = `p.nomor_pendaftaran like 'LAPANGAN-%'`;
  const numbered = `(select p.*, substr(p.nomor_pendaftaran, 10)::int - 1 as n from mbkm_pendaftar_program_mbkm p where ${own})`;
  const numberedGroups = `(select id, id_dpl, row_number() over (order by kode) - 1 as n from kkn_kkn_kelompok where id_gelombang = $1)`;
  await run(
    `insert into kkn_pendaftaran (id, id_pendaftar_mbkm, id_gelombang, id_kelompok, bersedia_jadi_ketua)
     select gen_random_uuid(), p.id, $1, g.id, p.n % 6 = 0 from ${numbered} p join ${numberedGroups} g on g.n = p.n / 10`,
  );
  await run(
    `insert into kkn_kkn_kelompok_anggota (id, parent_id, nomor, id_pendaftar_mbkm, id_jenis_anggota, status_anggota)
     select gen_random_uuid(), g.id, p.n % 10 + 1, p.id, j.id, 'bergabung'
     from ${numbered} p join ${numberedGroups} g on g.n = p.n / 10
       join master_jenis_anggota j on j.kode = case when p.n % 10 = 0 then 'ketua' else 'anggota' end`,
  );
  await run(
    `insert into kkn_laporan_harian (id, id_klien, id_pendaftar_mbkm, id_mahasiswa, npm, nama_mahasiswa, id_kelompok, tanggal,
       jam_mulai, jam_selesai, durasi_jam, judul, uraian, hasil, ditulis_pada, tanggal_diajukan, terlambat, status)
     select gen_random_uuid(), gen_random_uuid(), p.id, p.id_mahasiswa, p.npm, p.nama_mahasiswa, g.id, current_date - i,
       '08:00', '12:00', 4, 'Kegiatan ' || i, repeat('Menanam bibit mangrove bersama warga. ', 6), 'Seratus bibit',
       now() - i * interval '1 day', now() - i * interval '1 day', i % 17 = 0, case when i < 4 then 'diajukan' else 'disetujui' end
     from ${numbered} p join ${numberedGroups} g on g.n = p.n / 10, generate_series(1, ${daysOfLog}) i where $1::uuid is not null`,
  );
  await db.execute(
    `with b as (insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, kunci, versi)
         select gen_random_uuid(), 'foto.jpg', 'image/jpeg', 200000, repeat('0', 64), 'bench-foto', 1 returning id)
     insert into kkn_laporan_harian_dokumen (id, parent_id, nomor, berkas)
     select gen_random_uuid(), l.id, 1, b.id from kkn_laporan_harian l join mbkm_pendaftar_program_mbkm p on p.id = l.id_pendaftar_mbkm, b
     where ${own}`,
  );
  await run(
    `insert into kkn_laporan_tugas_mingguan (id, id_kelompok, minggu_ke, ringkasan, rencana_minggu_depan, tanggal_diajukan, skor, status)
     select gen_random_uuid(), g.id, i, repeat('Ringkasan kegiatan. ', 6), 'Lanjut.', now() - interval '7 days' * (${weeks} - i),
       case when i < 14 then 80 + i % 10 end, case when i < 14 then 'disetujui' else 'diajukan' end
     from ${numberedGroups} g, generate_series(1, ${weeks}) i`,
  );
  await db.execute(
    `insert into nilai_penilaian (id, id_pendaftar_mbkm, jenis_penilai, nilai_angka, diwakilkan, status, waktu_kirim)
     select gen_random_uuid(), p.id, j, 70 + p.n % 25, false, 'terkirim', now()
     from ${numbered} p, unnest(array['dosen', 'tim']) j where p.n % 3 > 0`,
  );
  await db.execute('analyze');
  const found = await db.one<Omit<Field, 'idGelombang'>>(
    `select g.id as "idKelompok", g.id_dpl as "idDpl", m.id_pendaftar_mbkm as "idPendaftar"
     from ${table('kkn/kkn-kelompok')} g join kkn_dpl l on l.id = g.id_dpl join kkn_kkn_kelompok_anggota m on m.parent_id = g.id
     where g.id_gelombang = $1 and l.id_pegawai = (select id_pegawai from pengaturan_user where username = $2)
     order by g.kode, m.nomor limit 1`,
    [idGelombang, username],
  );
  if (!found) throw new Error('Gelombang bench tidak terisi.');
  return { idGelombang, ...found };
}
