import { dpl } from '../../../resources/kkn/dpl.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import type { DplTersedia } from '../../../resources/programme/ownGroup.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { DbRow } from '../../database/db.ts';
import { isIdOf } from '../../database/ids.ts';
import { badRequest } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { groups, isGroup, members, takesPart } from './tables.ts';

/** GET memilih-dospem/tersedia?idGelombang=: DPL who take one more group (docs/domain/30 §2). */
export async function freeSupervisors(
  engine: Engine,
  caller: Caller,
  { idGelombang }: Readonly<Record<string, unknown>>,
): Promise<DplTersedia[]> {
  mustBeAllowed(caller, dpl, 'read');
  if (typeof idGelombang !== 'string' || !isIdOf(dpl, idGelombang)) throw badRequest('Gelombang wajib dipilih.');
  return engine.db.query<DplTersedia & DbRow>(
    `select d.id, d.nama, p.nama as prodi, d.bidang_keahlian as keahlian, k.nama as wilayah,
       d.jumlah_kelompok as "jumlahKelompok", d.sisa
     from kkn_dpl d left join master_program_prodi p on p.id = d.id_program_prodi
     left join master_kabupaten k on k.id = d.id_kabupaten
     where d.id_gelombang = $1 and d.aktif and d.terima_pengajuan and d.sisa > 0 order by d.nama limit 1000`,
    [idGelombang],
  );
}

/** A student's own registration for KKN with everything that it has led to. */
interface Milik extends DbRow {
  idPendaftarMbkm: string;
  gelombang: string;
  status: string;
  kelompok: string | null;
  desa: string | null;
  dpl: string | null;
  pic: string | null;
  noHpPic: string | null;
  langkah: string;
  /** Screen of the next step. */
  tautan: string | null;
  tanggalTutup: string;
  tanggalPembekalan: string | null;
  tanggalBerangkat: string;
  tanggalSelesai: string;
  batasProposal: string;
  batasLuaran: string;
}

/** What the student does next, by the state of registration and group. */
const nextStep = `case
    when t.status in ('draf', 'revisi') then 'Lengkapi dan ajukan pendaftaran.'
    when t.status = 'diajukan' then 'Tunggu verifikasi koordinator program studi.'
    when t.status = 'disetujui' and g.id is null and w.mode_kelompok <> 'otomatis' then 'Bentuk kelompok atau bergabung dengan kode.'
    when t.status = 'disetujui' and g.id is null then 'Tunggu pembagian kelompok.'
    when t.status = 'disetujui' then 'Ikuti pembekalan dan siapkan keberangkatan.'
    when t.status = 'berjalan' then 'Isi log harian setiap hari kegiatan.'
    when t.status = 'selesai' then 'KKN selesai.'
    else 'Pendaftaran ini sudah ditutup.' end`;

const { register, history, log, outputs } = kkn.screens;
/** Where it is done. */
const nextScreen = `case
    when t.status in ('draf', 'revisi') then '${register}'
    when t.status = 'disetujui' and g.id is null and w.mode_kelompok <> 'otomatis' then '/kkn/membuat-kelompok'
    when t.status = 'berjalan' then '${log}'
    when t.status = 'selesai' then '${outputs}'
    else '${history}' end`;

/** GET pendaftaran/saya: the calling student's registrations with group, village, DPL, PIC and next step. */
export async function ownRegistrations(engine: Engine, caller: Caller): Promise<Milik[]> {
  if (!caller.idMahasiswa) return [];
  return engine.db.query<Milik>(
    `select t.id as "idPendaftarMbkm", w.nama as gelombang, t.status, g.kode || ' ' || g.nama as kelompok,
       d.desa || ', ' || d.kecamatan as desa, l.nama as dpl, o.nama_lengkap as pic, c.no_hp as "noHpPic", ${nextStep} as langkah, ${nextScreen} as tautan,
       w.tanggal_tutup::text as "tanggalTutup", w.tanggal_pembekalan::text as "tanggalPembekalan",
       w.tanggal_berangkat::text as "tanggalBerangkat", w.tanggal_selesai::text as "tanggalSelesai",
       w.batas_proposal::text as "batasProposal", w.batas_luaran::text as "batasLuaran"
     from mbkm_pendaftar_program_mbkm t join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id
     join kkn_gelombang w on w.id = p.id_gelombang
     left join ${members} m on m.id_pendaftar_mbkm = t.id and ${takesPart('m')}
     left join ${groups} g on g.id = m.parent_id and ${isGroup('g')}
     left join kkn_desa d on d.id = g.id_desa left join kkn_dpl l on l.id = g.id_dpl
     left join kkn_pic_kelompok c on c.id_kelompok = g.id left join master_pegawai o on o.id = c.id_pegawai
     where t.id_mahasiswa = $1 order by t.tanggal_daftar desc nulls first limit 20`,
    [caller.idMahasiswa],
  );
}
