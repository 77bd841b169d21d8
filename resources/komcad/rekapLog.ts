import { type RecapOptions, roles } from '../kit/index.ts';
import { role } from '../roles.ts';
import { logBookKomcad } from './logBook.ts';
import { programKomcad } from './program.ts';

/** The logbook of one participant of an opening. */
export type LogPeserta = {
  id: string;
  nama: string;
  npm: string;
  prodi: string;
  dosen: string | null;
  /** Approved entries, and how many of them are asked. */
  disetujui: number;
  minimal: number;
  menunggu: number;
  dikembalikan: number;
  /** Approved hours, whole ones. */
  jam: number;
  /** Day of the last entry that was sent, `YYYY-MM-DD`. */
  terakhir: string | null;
};

/** GET v6/komcad/log-book/rekap?idProgramKomcad=: who trains or has trained in the caller's scope (docs/domain/40 §3). */
export type RekapLog = { peserta: LogPeserta[] };

/** Roles that read the recap; supervisors have the queue of entries instead. */
export const pembacaRekapLog = roles([role.timMbkm, role.koordinator, role.mitra], { read: [role.bakpk] });

/** /komcad/log-kegiatan of those who look on. */
export const rekapLog: RecapOptions = {
  endpoint: `${logBookKomcad.endpoint}/rekap`,
  by: { field: 'idProgramKomcad', resource: programKomcad.name, label: 'Gelombang' },
  tables: [
    {
      key: 'peserta',
      title: 'Log per peserta',
      empty: 'Belum ada peserta latsarmil pada gelombang ini.',
      few: { name: 'disetujui', below: 'minimal', word: 'Belum cukup' },
      columns: [
        { name: 'nama', label: 'Mahasiswa', kind: 'text' },
        { name: 'npm', label: 'NPM', kind: 'text' },
        { name: 'disetujui', label: 'Log disetujui', kind: 'number', of: { name: 'minimal', label: 'Log minimal' } },
        { name: 'menunggu', label: 'Menunggu', kind: 'number' },
        { name: 'dikembalikan', label: 'Dikembalikan', kind: 'number' },
        { name: 'jam', label: 'Jam disetujui', kind: 'number' },
        { name: 'terakhir', label: 'Log terakhir', kind: 'date' },
        { name: 'dosen', label: 'Dosen pembimbing', kind: 'text' },
        { name: 'prodi', label: 'Program studi', kind: 'text' },
      ],
    },
  ],
};
