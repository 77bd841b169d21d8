import type { Message } from '../kit/index.ts';
import { komcadMessages } from './messages.ts';
import type { Tahap } from './tahap.ts';

/** A kind of document: what may be handed in as it, when, and what it is needed for. */
export interface JenisDokumen {
  readonly label: string;
  readonly types: readonly string[];
  readonly maxMb: number;
  /** Step of the stages that asks for it to be there, or accepted; without one it is optional. */
  readonly untuk?: 'ajukan' | 'verifikasi_bukti' | 'terima_kelulusan' | 'terima_laporan' | 'finalkan';
  /** Stages in which it may be handed in. */
  readonly pada: readonly Tahap[];
  /** Months for which it counts from its date, which is asked for then; `lewat` is said once they are over. */
  readonly bulan?: number;
  readonly lewat?: Message;
  /** Made of something else (`komcad/upload-kelulusan`), never handed in by itself. */
  readonly dari?: 'kelulusan';
}

const picture = ['pdf', 'jpg'];
const awal = ['administrasi', 'direkomendasikan'] as const;
const latihan = ['latsarmil', 'pelaporan', 'penilaian'] as const;

/** The documents of Komcad by code, in the order in which they are asked for (docs/domain/40 §1.1). */
export const jenisDokumen = {
  surat_persetujuan_orang_tua: {
    label: 'Surat persetujuan orang tua/wali (bermeterai)',
    types: picture,
    maxMb: 2,
    untuk: 'ajukan',
    pada: awal,
  },
  ktp: { label: 'KTP', types: picture, maxMb: 2, untuk: 'ajukan', pada: awal },
  kartu_keluarga: { label: 'Kartu keluarga', types: picture, maxMb: 2, untuk: 'ajukan', pada: awal },
  pas_foto: {
    label: 'Pas foto 4×6 latar merah',
    types: ['jpg', 'png'],
    maxMb: 1,
    untuk: 'ajukan',
    pada: awal,
  },
  transkrip: { label: 'Transkrip', types: ['pdf'], maxMb: 2, untuk: 'ajukan', pada: awal },
  skck: {
    label: 'SKCK',
    types: picture,
    maxMb: 2,
    untuk: 'ajukan',
    pada: awal,
    bulan: 6,
    lewat: komcadMessages.policeRecordOld,
  },
  surat_sehat: {
    label: 'Surat keterangan sehat',
    types: picture,
    maxMb: 2,
    untuk: 'ajukan',
    pada: awal,
    bulan: 3,
    lewat: komcadMessages.healthLetterOld,
  },
  bukti_pendaftaran: {
    label: 'Bukti pendaftaran Kemhan',
    types: picture,
    maxMb: 2,
    untuk: 'verifikasi_bukti',
    pada: ['ijin_terbit'],
  },
  bukti_lulus_kompetensi: {
    label: 'Bukti lulus seleksi kompetensi',
    types: picture,
    maxMb: 2,
    untuk: 'terima_kelulusan',
    pada: ['seleksi'],
    dari: 'kelulusan',
  },
  laporan_akhir: {
    label: 'Laporan akhir',
    types: ['pdf'],
    maxMb: 10,
    untuk: 'terima_laporan',
    pada: ['pelaporan'],
  },
  sertifikat_latsarmil: {
    label: 'Sertifikat kelulusan Latsarmil',
    types: ['pdf'],
    maxMb: 5,
    untuk: 'finalkan',
    pada: ['pelaporan', 'penilaian'],
  },
  surat_ijin: {
    label: 'Surat izin bercap basah',
    types: ['pdf'],
    maxMb: 2,
    pada: ['ijin_terbit', 'seleksi'],
  },
  dokumentasi: { label: 'Dokumentasi', types: ['pdf', 'jpg', 'zip'], maxMb: 20, pada: latihan },
} as const satisfies Record<string, JenisDokumen>;

export type KodeDokumen = keyof typeof jenisDokumen;

const all: Readonly<Record<string, JenisDokumen>> = jenisDokumen;

/** Undefined for a code that no kind has. */
export const jenisDari = (code: unknown): JenisDokumen | undefined =>
  typeof code === 'string' && Object.hasOwn(all, code) ? all[code] : undefined;

/** Kinds that a step asks for, in their order. */
export const dokumenUntuk = (step: string): readonly KodeDokumen[] =>
  Object.keys(jenisDokumen).filter((code): code is KodeDokumen => all[code]?.untuk === step);
