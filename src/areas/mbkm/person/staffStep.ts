import { tahapVerifikasi } from '../../../../resources/mbkm/tahap.ts';

/** A participation as it was read; days are `YYYY-MM-DD`. */
type Standing = Readonly<Record<string, unknown>>;

/** The next step and the person who takes it; `who` is null while only days have to pass. */
export interface StaffStep {
  who: 'Mahasiswa' | 'Program studi' | 'Mitra' | 'Tim MBKM' | 'Tim konversi' | null;
  what:
    | 'melengkapi dan mengajukan pendaftaran'
    | 'memperbaiki dan mengajukan kembali pendaftaran'
    | 'memeriksa pendaftaran'
    | 'menetapkan dosen pembimbing'
    | 'mengisi logbook'
    | 'melengkapi luaran'
    | 'mengajukan paket konversi'
    | 'memperbaiki paket konversi'
    | 'memeriksa paket konversi'
    | 'mengisi nilai konversi'
    | 'memfinalkan nilai konversi'
    | 'Kegiatan belum dimulai.';
}

const day = (value: unknown): string | null => (typeof value === 'string' && value ? value.slice(0, 10) : null);
const stages: ReadonlySet<unknown> = new Set(Object.values(tahapVerifikasi));
const isStage = (name: unknown): name is 'Program studi' | 'Mitra' | 'Tim MBKM' => stages.has(name);

function converting(state: unknown): StaffStep | null {
  switch (state) {
    case 'belum':
      return { who: 'Mahasiswa', what: 'mengajukan paket konversi' };
    case 'revisi':
      return { who: 'Mahasiswa', what: 'memperbaiki paket konversi' };
    case 'diajukan':
      return { who: 'Program studi', what: 'memeriksa paket konversi' };
    case 'disetujui':
      return { who: 'Tim konversi', what: 'mengisi nilai konversi' };
    case 'dinilai':
    case 'revisi_nilai':
      return { who: 'Tim konversi', what: 'memfinalkan nilai konversi' };
    default:
      return null;
  }
}

/** The next step of a participation as staff say it; null where nothing is left to do. */
export function staffStep(row: Standing, today: string): StaffStep | null {
  const [starts, ends] = [day(row.tanggalMulai), day(row.tanggalSelesai)];
  switch (row.status) {
    case 'draf':
      return { who: 'Mahasiswa', what: 'melengkapi dan mengajukan pendaftaran' };
    case 'revisi':
      return { who: 'Mahasiswa', what: 'memperbaiki dan mengajukan kembali pendaftaran' };
    case 'diajukan': {
      const stage = Object.entries(tahapVerifikasi).find(([key]) => key === row.tahapAktif)?.[1];
      return { who: isStage(stage) ? stage : tahapVerifikasi.mbkm, what: 'memeriksa pendaftaran' };
    }
    case 'disetujui':
    case 'berjalan':
      if (!row.idDosenPembimbing) return { who: 'Program studi', what: 'menetapkan dosen pembimbing' };
      if (row.status === 'disetujui' || (starts && today < starts))
        return { who: null, what: 'Kegiatan belum dimulai.' };
      if (ends && today > ends) return { who: 'Mahasiswa', what: 'melengkapi luaran' };
      return { who: 'Mahasiswa', what: 'mengisi logbook' };
    case 'selesai':
      return converting(row.statusKonversi);
    default:
      return null;
  }
}

const over: ReadonlySet<unknown> = new Set(['ditolak', 'mengundurkan_diri', 'dibatalkan']);

/** True if a participation is still open: not refused, withdrawn, or finished with its credits. */
export const isOpen = (row: Standing): boolean =>
  !over.has(row.status) && !(row.status === 'selesai' && converting(row.statusKonversi) === null);
