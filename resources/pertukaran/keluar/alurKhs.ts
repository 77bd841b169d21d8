import { both, either, linked, type Need, type Role, through, unless, valued, workflow } from '../../kit/index.ts';
import { anggotaTim, timPenilaiProdi } from '../../master/timProdi.ts';
import { role } from '../../roles.ts';
import { kuliahSudahBerakhir, kuliahUsai } from '../masaKuliah.ts';
import { pertukaranMessages } from '../messages.ts';

/** Grades are still the study programme's to write: before they are handed in, or given back. */
const nilaiDibuka: Need = {
  of: through(
    'idPendaftarMbkm',
    either(
      valued('statusKonversi', 'disetujui'),
      both(valued('statusKonversi', 'dinilai'), valued('statusReviewNilai', 'dikembalikan')),
    ),
  ),
  says: pertukaranMessages.nilaiTertutup,
};

/**
 * Requirements of the workflow in both outbound programmes: nobody is accepted after the lectures have ended, and
 * grades are submitted once the study programme has validated the host's KHS.
 * @param detail the resource of the details
 */
export const denganKhs = (detail: string): Readonly<Record<string, readonly Need[]>> => {
  const validated: Need = {
    of: linked(detail, 'idPendaftarMbkm', valued('statusKhs', 'tervalidasi')),
    says: pertukaranMessages.khsBelum,
  };
  const running: Need = {
    of: unless(linked(detail, 'idPendaftarMbkm', kuliahUsai)),
    says: kuliahSudahBerakhir,
  };
  return {
    setujui: [running],
    'statusKonversi/kirim_nilai': [validated],
    'statusKonversi/kirim_ulang': [validated],
  };
};

/**
 * The KHS of the host, from its upload to its validation beside the PDF (docs/domain/50 §1.7 statusKhs).
 * @param pengunggah roles that hand it in
 */
export const alurKhs = (...pengunggah: readonly [Role, ...Role[]]) =>
  workflow({
    initial: 'belum',
    history: 'konversi',
    states: {
      belum: { label: 'Belum diunggah' },
      diajukan: { label: 'Menunggu validasi' },
      revisi: { label: 'Perlu perbaikan' },
      tervalidasi: { label: 'Tervalidasi', tone: 'selesai' },
    },
    actions: {
      unggah: {
        label: 'Unggah KHS',
        from: ['belum', 'revisi'],
        to: 'diajukan',
        by: pengunggah,
        needs: [nilaiDibuka],
        success: 'KHS dikirim ke program studi.',
        tone: 'primary',
      },
      validasi: {
        label: 'Validasi',
        from: ['diajukan'],
        to: 'tervalidasi',
        needs: [nilaiDibuka],
        by: [role.koordinator, anggotaTim(timPenilaiProdi, 'idPendaftarMbkm')],
        confirm: 'KHS ini sesuai dan nilainya dikirim ke Tim MBKM?',
        success: 'KHS divalidasi; nilai dikirim ke Tim MBKM.',
        tone: 'primary',
      },
      revisi: {
        label: 'Kembalikan',
        from: ['diajukan'],
        to: 'revisi',
        by: [role.koordinator, anggotaTim(timPenilaiProdi, 'idPendaftarMbkm')],
        note: true,
        success: 'KHS dikembalikan kepada mahasiswa.',
      },
      buka: {
        label: 'Buka kembali KHS',
        from: ['tervalidasi'],
        to: 'revisi',
        by: [role.timMbkm],
        needs: [nilaiDibuka],
        note: true,
        confirm: 'Buka kembali KHS ini? Mahasiswa mengunggahnya sekali lagi.',
        success: 'KHS dibuka kembali.',
        tone: 'danger',
      },
    },
  });
