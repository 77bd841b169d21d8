import { declared, inTerms } from '../../../resources/kit/index.ts';
import { komcad } from '../../../resources/komcad/programme.ts';
import { namaTahap } from '../../../resources/komcad/tahap.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayAfter } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { readSetting } from '../pengaturan/settings.ts';

interface Own extends DbRow {
  status: string;
  tahap: string;
  gelombang: string | null;
  tanggalSelesaiLatsarmil: string | null;
}

const { register, history, log = register } = komcad.screens;
const upload = '/komcad/unggah';
const over = ['Pendaftaran ini sudah ditutup.', history] as const;

/** The student's next step in each stage, with its address. */
const steps: Readonly<Record<string, readonly [text: string, link: string]>> = declared({
  direkomendasikan: ['Tunggu Surat Izin dari Tim MBKM.', '/komcad/status-pendaftaran'],
  ijin_terbit: ['Daftar di Kemhan, lalu unggah bukti dan nomor registrasinya.', upload],
  seleksi: ['Ikuti seleksi, lalu kirim hasilnya.', '/komcad/upload-kelulusan'],
  verifikasi_kelulusan: ['Tunggu Tim MBKM memeriksa kelulusan Anda.', '/komcad/status-pendaftaran'],
  lulus: ['Bersiap untuk latsarmil.', '/komcad/status-pendaftaran'],
  latsarmil: ['Isi log kegiatan latsarmil.', log],
  pelaporan: ['Unggah laporan akhir dan sertifikat.', '/komcad/laporan-akhir'],
  penilaian: ['Tunggu penilaian dosen pembimbing.', log],
  selesai: ['Komcad selesai.', history],
});

function nextOf({ status, tahap }: Own): readonly [text: string, link: string] {
  if (status === 'draf' || status === 'revisi') return ['Lengkapi dan ajukan pendaftaran.', register];
  if (status === 'ditolak' || status === 'mengundurkan_diri') return over;
  if (tahap === 'administrasi') return ['Tunggu rekomendasi program studi.', '/komcad/status-pendaftaran'];
  return (Object.hasOwn(steps, tahap) ? steps[tahap] : undefined) ?? over;
}

/** GET v6/komcad/mhs/saya: the calling student's registrations with their opening, next step and what is due. */
export async function ownPlaces(engine: Engine, caller: Caller) {
  if (!caller.idMahasiswa) return [];
  const found = await engine.db.query<Own>(
    `select d.id, d.id_pendaftar_mbkm, t.status, d.tahap, g.nama as gelombang, initcap(g.matra) as matra,
       m.nama as satuan, l.nama_lengkap as dosen, g.tanggal_tutup::text,
       g.tanggal_mulai_seleksi::text, g.tanggal_selesai_seleksi::text,
       g.tanggal_mulai_latsarmil::text,
       g.tanggal_selesai_latsarmil::text
     from komcad_pendaftaran d join mbkm_pendaftar_program_mbkm t on t.id = d.id_pendaftar_mbkm
     left join komcad_program g on g.id = d.id_program_komcad left join master_mitra m on m.id = g.id_mitra
     left join master_pegawai l on l.id = t.id_dosen_pembimbing
     where t.id_mahasiswa = $1 order by t.tanggal_daftar desc nulls first, t.created_at desc limit 20`,
    [caller.idMahasiswa],
  );
  const days = await readSetting(engine.db, 'komcad.batasLaporan');
  return found.map(row => {
    const [langkah, tautan] = nextOf(row);
    const { tanggalSelesaiLatsarmil: last } = row;
    const at = { kodeTahap: row.tahap, tahap: namaTahap(row.tahap) };
    const gelombang = row.gelombang ?? inTerms('Pendaftaran Komcad');
    return { ...row, ...at, gelombang, langkah, tautan, batasLaporan: last ? dayAfter(last, days) : null };
  });
}
