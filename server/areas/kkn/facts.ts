import { isRecord } from '../../../resources/kit/index.ts';
import { jabatan } from '../../../resources/programme/groupMembers.ts';
import type { DbRow, Queryable, RowData } from '../../platform/database/db.ts';
import { groups, isGroup, members, takesPart } from './tables.ts';

/** A wave as its groups look at it. */
export interface WaveFacts extends DbRow {
  id: string;
  nama: string;
  status: string;
  modeKelompok: string;
  ukuranMin: number;
  ukuranMaks: number;
  maksKelompokPerPic: number;
  hariTanggapDpl: number;
}

export const waveFacts = (on: Queryable, id: unknown): Promise<WaveFacts | undefined> =>
  on.one<WaveFacts>(
    `select id, nama, status, mode_kelompok as "modeKelompok", ukuran_min as "ukuranMin", ukuran_maks as "ukuranMaks",
       maks_kelompok_per_pic as "maksKelompokPerPic", hari_tanggap_dpl as "hariTanggapDpl" from kkn_gelombang where id = $1`,
    [id],
  );

/** A student's registration as far as groups ask: who, in which wave, how far, and the group it takes part in. */
export interface Candidate extends DbRow {
  id: string;
  npm: string;
  nama: string;
  idGelombang: string | null;
  status: string;
  /** Code of the group. */
  kelompok: string | null;
}

const candidateSql = `select t.id, t.npm, t.nama_mahasiswa as nama, p.id_gelombang as "idGelombang", t.status,
    (select g.kode from ${members} m join ${groups} g on g.id = m.parent_id and ${isGroup('g')}
     where m.id_pendaftar_mbkm = t.id and ${takesPart('m')} limit 1) as kelompok
  from mbkm_pendaftar_program_mbkm t join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id`;

/** The registration of a student in a wave. */
export const ownCandidate = (
  on: Queryable,
  idGelombang: unknown,
  idMahasiswa: unknown,
): Promise<Candidate | undefined> =>
  on.one<Candidate>(
    `${candidateSql} where p.id_gelombang = $1 and t.id_mahasiswa = $2
       and t.status not in ('ditolak', 'mengundurkan_diri') order by t.tanggal_daftar desc limit 1`,
    [idGelombang, idMahasiswa],
  );

/** Ids of positions by their code. */
export async function positions(on: Queryable): Promise<ReadonlyMap<string, string>> {
  const found = await on.query<{ id: string; kode: string }>('select id, kode from master_jenis_anggota');
  return new Map(found.map(({ id, kode }) => [kode, id]));
}

/** A row of `anggota` as the rules read it. */
export interface MemberRow {
  readonly id?: string;
  readonly idPendaftarMbkm: string;
  readonly idJenisAnggota: string;
  readonly statusAnggota: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The member rows of a group as given or stored. */
export const memberRows = ({ anggota }: RowData): (MemberRow & RowData)[] =>
  (Array.isArray(anggota) ? anggota.filter(isRecord) : []).map(row => ({
    ...row,
    idPendaftarMbkm: text(row.idPendaftarMbkm),
    idJenisAnggota: text(row.idJenisAnggota),
    statusAnggota: text(row.statusAnggota) || 'bergabung',
  }));

/** Those of them who take part. */
export const live = (rows: readonly MemberRow[]): MemberRow[] =>
  rows.filter(({ statusAnggota }) => statusAnggota === 'bergabung');

/** Those who lead it. */
export const leaders = (rows: readonly MemberRow[], known: ReadonlyMap<string, string>): MemberRow[] =>
  live(rows).filter(({ idJenisAnggota }) => idJenisAnggota === known.get(jabatan.ketua));
