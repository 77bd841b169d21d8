import type { Row } from '../../../../resources/kit/index.ts';
import type { LangkahDaftarUlang } from '../../../../resources/kwu/bacaan.ts';
import type { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import type { PengaturanKwu } from '../../../../resources/kwu/pengaturan.ts';
import { formingStep, type GroupStep, team } from '../../mbkm/group/formingStep.ts';

export type Business = Row<typeof kelompokKwu>;
type Days = Pick<PengaturanKwu, 'daftarUlangSelesai' | 'tanggalSelesai' | 'batasNilai'>;

interface Reached {
  /** Undefined while they are asked for. */
  steps: readonly Pick<LangkahDaftarUlang, 'kode' | 'status' | 'batas'>[] | undefined;
  /** State of the profile; undefined where it is not known, null where there is none. */
  profile: string | null | undefined;
}

/** Last day of re-registration, with what Tim MBKM gave the business more. */
export const lastDayOf = (
  { perpanjangan }: Pick<Business, 'perpanjangan'>,
  { daftarUlangSelesai }: Pick<Days, 'daftarUlangSelesai'>,
): string => (perpanjangan && perpanjangan > daftarUlangSelesai ? perpanjangan : daftarUlangSelesai);

/** From its acceptance to its start: a lecturer, then a profile that is approved (docs/domain/30 §4.7). */
function preparing(
  hasSupervisor: boolean,
  leader: string,
  late: boolean,
  { steps, profile }: Reached,
): GroupStep | null {
  const own = (what: string): GroupStep =>
    late ? { who: team(), what: 'memperpanjang daftar ulang atau membubarkan usaha' } : { who: leader, what };
  if (!hasSupervisor) {
    const asked = steps?.find(({ kode }) => kode === 'dpl')?.status;
    if (!asked) return null;
    return asked === 'proses'
      ? { who: 'Dosen yang diminta', what: 'menjawab permintaan menjadi DPL' }
      : own('memilih DPL');
  }
  switch (profile) {
    case undefined:
      return null;
    case null:
    case 'draf':
      return own('mengisi dan mengajukan profil usaha');
    case 'revisi':
      return own('memperbaiki dan mengajukan kembali profil usaha');
    case 'diajukan':
      return { who: 'DPL', what: 'memeriksa profil usaha' };
    case 'disetujui_dpl':
      return { who: team(), what: 'memeriksa profil usaha' };
    case 'ditolak':
      return { who: team(), what: 'membuka kembali profil atau membubarkan usaha' };
    default:
      return { who: null, what: 'Menunggu kegiatan dimulai.' };
  }
}

function running(leader: string, members: string, days: Days, { steps }: Reached, today: string): GroupStep | null {
  const reports = steps?.find(({ kode }) => kode === 'laporan');
  const outputs = steps?.find(({ kode }) => kode === 'luaran');
  if (!reports || !outputs) return null;
  if (today > days.tanggalSelesai) {
    const whole = reports.status === 'selesai' && outputs.status === 'selesai';
    return whole || today > days.batasNilai
      ? { who: team(), what: 'memeriksa nilai lalu menyelesaikan usaha' }
      : { who: members, what: 'melengkapi laporan dan luaran' };
  }
  if (reports.status === 'revisi') return { who: leader, what: 'memperbaiki laporan' };
  if (reports.status === 'belum' && reports.batas && today > reports.batas)
    return { who: leader, what: 'mengajukan laporan kemajuan' };
  return { who: members, what: 'mengisi logbook' };
}

/** The next step of a business (docs/domain/30 §1.17 status, §4.7); null where nothing is left to do, or is not known. */
export function businessStep(
  business: Pick<Business, 'status' | 'jenis' | 'idPegawaiDpl' | 'perpanjangan'>,
  days: Days,
  reached: Reached,
  today: string,
): GroupStep | null {
  const alone = business.jenis === 'mandiri';
  const leader = alone ? 'Mahasiswa' : 'Ketua kelompok';
  switch (business.status) {
    case 'disetujui':
      return preparing(business.idPegawaiDpl !== null, leader, today > lastDayOf(business, days), reached);
    case 'aktif':
      return running(leader, alone ? 'Mahasiswa' : 'Anggota', days, reached, today);
    default:
      return formingStep(business.status, { leader, thing: 'usaha', completes: alone ? 'data' : 'anggota' });
  }
}
