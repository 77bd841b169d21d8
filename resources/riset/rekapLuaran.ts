import { type RecapOptions, roles } from '../kit/index.ts';
import { role } from '../roles.ts';
import { luaranRiset } from './luaran.ts';

/** State of a participant's required output. */
export const keadaanLuaran = {
  disetujui: 'Disetujui',
  diajukan: 'Diajukan',
  revisi: 'Perlu perbaikan',
  draf: 'Draf',
  belum: 'Belum ada',
} as const;

/** A participant with its required outputs; beside these fields one by the id of each kind that anybody owes. */
export type LuaranPeserta = {
  id: string;
  mahasiswa: string;
  npm: string;
  dosen: string | null;
  wajib: number;
  terpenuhi: number;
} & Readonly<Record<string, string | number | null>>;

/** Numbers of participants by state of one kind of required output. */
type LuaranJenis = {
  id: string;
  jenis: string;
  terpenuhi: number;
  sasaran: number;
  menunggu: number;
};

/** GET v5/riset/luaran/rekap?idPeriode= (docs/domain/40 §3 /riset/luaran/list). */
export type RekapLuaranRiset = {
  peserta: LuaranPeserta[];
  jenis: LuaranJenis[];
  kolom: { name: string; label: string }[];
};

/** Roles that read the completeness of participants; lecturers read their own students. */
export const pembacaLuaran = roles([role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] });

/** /riset/luaran/list of those who accompany students: students by required outputs. */
export const rekapLuaranRiset: RecapOptions = {
  endpoint: `${luaranRiset.endpoint}/rekap`,
  by: {
    field: 'idPeriode',
    resource: 'master/periode',
    label: 'Periode',
    first: ['aktif', 'ditutup', 'dikunci'],
    days: ['tanggalMulai', 'tanggalSelesai'],
  },
  tables: [
    {
      key: 'peserta',
      title: 'Per mahasiswa',
      empty: 'Belum ada peserta riset pada periode ini.',
      few: { name: 'terpenuhi', below: 'wajib', word: 'Belum lengkap' },
      more: 'kolom',
      columns: [
        { name: 'mahasiswa', label: 'Mahasiswa', kind: 'text' },
        { name: 'npm', label: 'NPM', kind: 'text' },
        { name: 'dosen', label: 'Dosen pembimbing', kind: 'text' },
        { name: 'terpenuhi', label: 'Terpenuhi', kind: 'number', of: { name: 'wajib', label: 'Luaran wajib' } },
      ],
    },
    {
      key: 'jenis',
      title: 'Per jenis luaran',
      empty: 'Tidak ada luaran yang diwajibkan.',
      columns: [
        { name: 'jenis', label: 'Jenis luaran', kind: 'text' },
        { name: 'terpenuhi', label: 'Terpenuhi', kind: 'number', of: { name: 'sasaran', label: 'Diminta' } },
        { name: 'menunggu', label: 'Menunggu', kind: 'number' },
      ],
    },
  ],
};
