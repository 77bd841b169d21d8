import { type RecapOptions, roles } from '../kit/index.ts';
import { role } from '../roles.ts';
import { luaranKkn } from './luaranKkn.ts';
import { perGelombang, perKelompok } from './perGelombang.ts';

/** Progress of one group with the required outputs. */
export type LuaranKelompok = {
  id: string;
  kelompok: string;
  dpl: string | null;
  /** Required outputs, and how many of them are met; one of each member is met when everybody's is. */
  wajib: number;
  terpenuhi: number;
  /** Requirements not met yet, as sentences. */
  kurang: string;
  /** Outputs that wait for a decision, required or not. */
  menunggu: number;
};

/** Progress of all groups with one requirement, counted in groups or members as its level says. */
export type LuaranSyarat = {
  id: string;
  syarat: string;
  tingkat: string;
  terpenuhi: number;
  sasaran: number;
  menunggu: number;
};

/** GET kkn-luaran/rekap?idGelombang=: the caller's groups (docs/domain/30 §3 /kkn/luaran). */
export type RekapLuaran = {
  kelompok: LuaranKelompok[];
  syarat: LuaranSyarat[];
};

/** Roles that read the completeness of groups; a DPL reads its own groups. */
export const pembacaKelengkapan = roles([role.timMbkm, role.dosen], { read: [role.bakpk] });

/** /kkn/luaran of those who accompany groups. */
export const rekapLuaran: RecapOptions = {
  endpoint: `${luaranKkn.endpoint}/rekap`,
  by: perGelombang,
  tables: [
    {
      ...perKelompok,
      few: { name: 'terpenuhi', below: 'wajib', word: 'Belum lengkap' },
      columns: [
        { name: 'kelompok', label: 'Kelompok', kind: 'text' },
        { name: 'terpenuhi', label: 'Terpenuhi', kind: 'number', of: { name: 'wajib', label: 'Luaran wajib' } },
        { name: 'menunggu', label: 'Menunggu', kind: 'number' },
        { name: 'kurang', label: 'Belum terpenuhi', kind: 'text' },
        { name: 'dpl', label: 'DPL', kind: 'text' },
      ],
    },
    {
      key: 'syarat',
      title: 'Per syarat',
      empty: 'Program ini tidak menetapkan syarat luaran.',
      columns: [
        { name: 'syarat', label: 'Syarat', kind: 'text' },
        { name: 'terpenuhi', label: 'Terpenuhi', kind: 'number', of: { name: 'sasaran', label: 'Diminta' } },
        { name: 'menunggu', label: 'Menunggu', kind: 'number' },
        { name: 'tingkat', label: 'Diminta dari', kind: 'text' },
      ],
    },
  ],
};
