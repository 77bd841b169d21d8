import { dayInWords, inTerms } from '../../../resources/kit/index.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import { jabatan } from '../../../resources/programme/groupMembers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { nextOf, type Standing, standingSql } from '../mbkm/nextStep.ts';
import { lastDayOf } from './reRegistration.ts';
import { businesses, isBusiness, members } from './tables.ts';

/** A student's own registration for KWU with its business, and what is to be done next. */
interface Milik {
  idPendaftarMbkm: string;
  usaha: string | null;
  periode: string;
  status: string;
  kelompok: string | null;
  jabatan: string | null;
  dpl: string | null;
  langkah: string;
  /** Screen of the next step. */
  tautan: string | null;
  tanggalTutup: string | null;
  daftarUlangSelesai: string | null;
  tanggalMulai: string | null;
  batasLaporanKemajuan: string | null;
  batasLaporanAkhir: string | null;
  tanggalSelesai: string | null;
}

interface Own extends DbRow, Omit<Milik, 'langkah' | 'tautan'>, Standing {
  statusUsaha: string | null;
  memimpin: boolean | null;
}

const { register, history } = kwu.screens;
const reRegistration = '/kwu/daftar-ulang';

/**
 * The student's next step with its address, from the states of registration and business and the days of the period.
 */
function stepOf(own: Own, today: string): readonly [text: string, link: string] {
  const { status, mulai } = own;
  if (status === 'draf' || status === 'revisi')
    return own.memimpin === false
      ? ['Lengkapi data Anda, lalu tunggu ketua mengajukan pendaftaran.', register]
      : ['Lengkapi dan ajukan pendaftaran.', register];
  if (status === 'diajukan') return [inTerms('Tunggu keputusan Tim MBKM.'), register];
  const next = nextOf(own, today, kwu, 'Isi logbook kegiatan usaha.');
  if (next) return [next.text, next.link];
  if (status !== 'disetujui') return ['Pendaftaran ini sudah ditutup.', history];
  if (!own.daftarUlangSelesai || today <= own.daftarUlangSelesai)
    return [
      own.daftarUlangSelesai
        ? `Selesaikan daftar ulang paling lambat ${dayInWords(own.daftarUlangSelesai)}.`
        : 'Selesaikan daftar ulang.',
      reRegistration,
    ];
  return mulai && today < mulai
    ? [`Kegiatan usaha dimulai ${dayInWords(mulai)}; daftar ulang sudah ditutup.`, reRegistration]
    : [inTerms('Daftar ulang sudah ditutup. Hubungi Tim MBKM.'), reRegistration];
}

/** GET {pendaftaran}/saya: the calling student's registrations with business, DPL, next step and what is due. */
export async function ownPlaces(engine: Engine, caller: Caller): Promise<Milik[]> {
  if (!caller.idMahasiswa) return [];
  const today = dayInZone(engine.now());
  const found = await engine.db.query<Own>(
    `select t.id as id_pendaftar_mbkm, g.nama_usaha as usaha, e.nama as periode,
       ${standingSql(engine.registry, 't', '$3::date')}, g.status as status_usaha, j.kode = $4 as memimpin,
       coalesce(a.tanggal_mulai, t.tanggal_mulai)::text as mulai, coalesce(a.tanggal_selesai, t.tanggal_selesai)::text as selesai,
       g.nama as kelompok, j.nama as jabatan, l.nama_lengkap as dpl,
       a.tanggal_tutup::text,
       case when g.status = 'disetujui' then ${lastDayOf('g', 'a')}::text end as daftar_ulang_selesai,
       a.tanggal_mulai::text, a.batas_laporan_kemajuan::text,
       a.batas_laporan_akhir::text, a.tanggal_selesai::text
     from mbkm_pendaftar_program_mbkm t join master_periode e on e.id = t.id_periode
     left join kwu_pengaturan a on a.id_periode = t.id_periode
     left join ${members} m on m.id_pendaftar_mbkm = t.id and ${takesPart('m')}
     left join ${businesses} g on g.id = m.parent_id and ${isBusiness('g')}
     left join master_jenis_anggota j on j.id = m.id_jenis_anggota left join master_pegawai l on l.id = g.id_pegawai_dpl
     where t.id_mahasiswa = $1 and t.kode_jenis_mbkm = any($2)
     order by t.tanggal_daftar desc nulls first, t.created_at desc limit 20`,
    [caller.idMahasiswa, kwu.kinds, today, jabatan.ketua],
  );
  return found.map(own => {
    const { mulai, selesai, statusUsaha, memimpin, statusKonversi, berpaket, sampaiPaket, paketTertutup, ...row } = own;
    const [langkah, tautan] = stepOf(own, today);
    return { ...row, usaha: row.usaha ?? inTerms('Pendaftaran KWU'), langkah, tautan };
  });
}
