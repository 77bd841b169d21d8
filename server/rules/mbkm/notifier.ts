import type { Role } from '../../../resources/kit/index.ts';
import type { RuleContext } from '../../rest/rules.ts';

/** Who is told: the people behind a row, or the holders of a role. */
export type Audience =
  | { siapa: 'mahasiswa'; idMahasiswa: string }
  | { siapa: 'pegawai'; idPegawai: string }
  | { siapa: 'mitra'; idMitra: string }
  | { siapa: 'pengguna'; idUser: string }
  | { siapa: 'peran'; peran: Role; idProgramProdi?: string };

/** What happened (docs/domain/20 §4.9); the sentences are the notifier's. */
export type MbkmEventKind =
  | 'pendaftaran_diajukan'
  | 'pendaftaran_disetujui'
  | 'pendaftaran_tahap_disetujui'
  | 'pendaftaran_dikembalikan'
  | 'pendaftaran_ditolak'
  | 'pendaftaran_mundur'
  | 'kegiatan_dimulai'
  | 'kegiatan_selesai'
  | 'nilai_dikirim'
  | 'nilai_dikembalikan'
  | 'nilai_final'
  | 'nilai_disanggah'
  | 'revisi_nilai_diajukan'
  | 'revisi_nilai_disetujui'
  | 'revisi_nilai_ditolak'
  | 'dospem_belum_ada'
  | 'dospem_ditetapkan'
  | 'dospem_diganti'
  | 'paket_diajukan'
  | 'paket_disetujui'
  | 'paket_dikembalikan'
  | 'penawaran_diajukan'
  | 'penawaran_disetujui'
  | 'penawaran_dikembalikan'
  | 'penawaran_ditutup';

export interface MbkmEvent {
  readonly jenis: MbkmEventKind;
  /** The same key is told once, however often it is said. */
  readonly kunci: string;
  readonly kepada: readonly Audience[];
  /** The row that it is about. */
  readonly resource: string;
  readonly idBaris: string;
  /** Screen that shows it. */
  readonly link: string;
  /** Words for the sentence: nomor, mahasiswa, program, periode, posisi, tahap, catatan. */
  readonly isi: Readonly<Record<string, string>>;
}

/** Tells people; called in the transaction of the change, so that nobody hears of what did not happen. */
export interface Notifier {
  notify(ctx: Pick<RuleContext, 'tx' | 'now'>, event: MbkmEvent): Promise<void>;
  /** Many at once, for what touches thousands of people: never a statement for each. */
  notifyAll(ctx: Pick<RuleContext, 'tx' | 'now'>, events: readonly MbkmEvent[]): Promise<void>;
}

/** Tells nobody: for tests and tools. */
export const silentNotifier: Notifier = { notify: async () => undefined, notifyAll: async () => undefined };
