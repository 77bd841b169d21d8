import { dayInWords, inTerms, term } from '../../../resources/kit/index.ts';
import { dpl } from '../../../resources/kkn/dpl.ts';
import { kelompokTerbuka } from '../../../resources/kkn/kelompok.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { jabatan } from '../../../resources/programme/groupMembers.ts';
import type { DplTersedia } from '../../../resources/programme/ownGroup.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { badRequest } from '../../platform/errors.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { nextOf, type Standing, standingSql } from '../mbkm/nextStep.ts';
import { groups, isGroup, members } from './tables.ts';

/** GET memilih-dospem/tersedia?idGelombang=: DPL who take one more group (docs/domain/30 §2). */
export async function freeSupervisors(
  engine: Engine,
  caller: Caller,
  { idGelombang }: Readonly<Record<string, unknown>>,
): Promise<DplTersedia[]> {
  mustBeAllowed(caller, dpl, 'read');
  if (typeof idGelombang !== 'string' || !isIdOf(dpl, idGelombang))
    throw badRequest(programmeRefusals.choose({ label: term('Gelombang') }));
  return allAtOnce<DplTersedia & DbRow>(
    engine.db,
    `select d.id, d.nama, p.nama as prodi, d.bidang_keahlian as keahlian, k.nama as wilayah,
       d.jumlah_kelompok, d.sisa
     from kkn_dpl d left join master_program_prodi p on p.id = d.id_program_prodi
     left join master_kabupaten k on k.id = d.id_kabupaten
     where d.id_gelombang = $1 and d.aktif and d.terima_pengajuan and d.sisa > 0 order by d.nama, d.id`,
    [idGelombang],
    { instead: kknRefusals.supervisorsByPage },
  );
}

/** A student's own registration for KKN with everything that it has led to. */
interface Milik {
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

interface Own extends DbRow, Omit<Milik, 'langkah' | 'tautan'>, Standing {
  mode: string;
  statusKelompok: string | null;
  memimpin: boolean | null;
}

const { register, history, group: forming = register } = kkn.screens;

/** The student's next step, from the states of registration and group and the days of the wave. */
function stepOf(own: Own, today: string): readonly [text: string, link: string] {
  const { status, statusKelompok: group } = own;
  if (status === 'draf' || status === 'revisi') return ['Lengkapi dan ajukan pendaftaran.', register];
  if (status === 'diajukan') return ['Tunggu verifikasi koordinator program studi.', history];
  const next = nextOf(own, today, kkn, 'Isi log harian setiap hari kegiatan.');
  if (next) return [next.text, next.link];
  if (status !== 'disetujui') return ['Pendaftaran ini sudah ditutup.', history];
  if (!group)
    return own.mode === 'otomatis'
      ? ['Tunggu pembagian kelompok.', history]
      : ['Bentuk kelompok atau bergabung dengan kode.', forming];
  if (kelompokTerbuka.some(state => state === group))
    return own.memimpin
      ? [`${group === 'revisi' ? 'Perbaiki' : 'Lengkapi'} dan ajukan kelompok ${own.kelompok}.`, forming]
      : [`Tunggu ketua mengajukan kelompok ${own.kelompok}.`, forming];
  if (group === 'diajukan') return [`${inTerms('Tunggu Tim MBKM memeriksa kelompok')} ${own.kelompok}.`, forming];
  if (group === 'disetujui') return ['Tunggu penetapan kelompok, desa, dan DPL.', forming];
  if (own.tanggalPembekalan && today <= own.tanggalPembekalan)
    return [`Ikuti pembekalan ${dayInWords(own.tanggalPembekalan)}.`, history];
  return today <= own.tanggalBerangkat
    ? [`Siapkan keberangkatan ${dayInWords(own.tanggalBerangkat)}.`, history]
    : [inTerms('Tunggu Tim MBKM memulai kegiatan kelompok.'), history];
}

/** GET pendaftaran/saya: the calling student's registrations with group, village, DPL, PIC and next step. */
export async function ownRegistrations(engine: Engine, caller: Caller): Promise<Milik[]> {
  if (!caller.idMahasiswa) return [];
  const today = dayInZone(engine.now());
  const found = await engine.db.query<Own>(
    `select t.id as id_pendaftar_mbkm, w.nama as gelombang, ${standingSql(engine.registry, 't', '$2::date')},
       w.tanggal_berangkat::text as mulai, w.tanggal_selesai::text as selesai, w.mode_kelompok as mode,
       g.status as status_kelompok, j.kode = $3 as memimpin, g.kode || ' ' || g.nama as kelompok,
       d.desa || ', ' || d.kecamatan as desa, l.nama as dpl, o.nama_lengkap as pic, c.no_hp as no_hp_pic,
       w.tanggal_tutup::text, w.tanggal_pembekalan::text,
       w.tanggal_berangkat::text, w.tanggal_selesai::text,
       w.batas_proposal::text, w.batas_luaran::text
     from mbkm_pendaftar_program_mbkm t join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id
     join kkn_gelombang w on w.id = p.id_gelombang
     left join ${members} m on m.id_pendaftar_mbkm = t.id and ${takesPart('m')}
     left join ${groups} g on g.id = m.parent_id and ${isGroup('g')}
     left join master_jenis_anggota j on j.id = m.id_jenis_anggota
     left join kkn_desa d on d.id = g.id_desa left join kkn_dpl l on l.id = g.id_dpl
     left join kkn_pic_kelompok c on c.id_kelompok = g.id left join master_pegawai o on o.id = c.id_pegawai
     where t.id_mahasiswa = $1 order by t.tanggal_daftar desc nulls first limit 20`,
    [caller.idMahasiswa, today, jabatan.ketua],
  );
  return found.map(own => {
    const {
      mulai,
      selesai,
      mode,
      statusKelompok,
      memimpin,
      statusKonversi,
      berpaket,
      sampaiPaket,
      paketTertutup,
      ...row
    } = own;
    const [langkah, tautan] = stepOf(own, today);
    return { ...row, langkah, tautan };
  });
}
