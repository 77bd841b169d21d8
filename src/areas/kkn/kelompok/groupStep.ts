import type { Kelompok } from '../../../../resources/kkn/kelompok.ts';
import { formingStep, type GroupStep, team } from '../../mbkm/group/formingStep.ts';

/** Days of a wave, `YYYY-MM-DD`. */
interface Days {
  tanggalBerangkat: string;
  tanggalSelesai: string;
  batasLuaran: string;
}

/** @param proposal state of the work programme; undefined where it is not known, null where there is none */
function running(days: Days, proposal: string | null | undefined, today: string): GroupStep {
  if (today > days.batasLuaran) return { who: team(), what: 'memeriksa nilai lalu menyelesaikan kelompok' };
  if (today > days.tanggalSelesai) return { who: 'Anggota', what: 'melengkapi luaran' };
  if (proposal === null || proposal === 'draf' || proposal === 'revisi')
    return { who: 'Ketua kelompok', what: 'mengajukan proposal program kerja' };
  if (proposal === 'diajukan') return { who: 'DPL', what: 'memeriksa proposal program kerja' };
  return { who: 'Anggota', what: 'mengisi log harian' };
}

/** The next step of a group (docs/domain/30 §1.4 status); null where nothing is left to do. */
export function groupStep(
  { status, idDesa, idDpl }: Pick<Kelompok, 'status' | 'idDesa' | 'idDpl'>,
  days: Days,
  proposal: string | null | undefined,
  today: string,
): GroupStep | null {
  switch (status) {
    case 'disetujui':
      if (!idDpl) return { who: 'Ketua kelompok', what: 'memilih DPL' };
      return idDesa
        ? { who: team(), what: 'menetapkan kelompok' }
        : { who: team(), what: 'menempatkan kelompok di desa' };
    case 'ditetapkan':
      return today < days.tanggalBerangkat
        ? { who: null, what: 'Menunggu pemberangkatan.' }
        : { who: team(), what: 'memulai kegiatan kelompok' };
    case 'berjalan':
      return running(days, proposal, today);
    default:
      return formingStep(status, { leader: 'Ketua kelompok', thing: 'kelompok', completes: 'anggota' });
  }
}
