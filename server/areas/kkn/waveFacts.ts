import { gelombang } from '../../../resources/kkn/gelombang.ts';
import type { Kelompok } from '../../../resources/kkn/kelompok.ts';
import { jenisAnggota } from '../../../resources/master/jenisAnggota.ts';
import { jabatan } from '../../../resources/programme/groupMembers.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { asSystem, type Columns, find, read } from '../../platform/engine/reading.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { groups, isGroup, members } from './tables.ts';

const facts = ['id', 'status', 'modeKelompok', 'ukuranMin', 'ukuranMaks'] as const;

/** A wave as its groups look at it. */
export type WaveFacts = Columns<(typeof gelombang)['fields'], (typeof facts)[number]>;

export const waveFacts = (on: Queryable, id: string | undefined): Promise<WaveFacts | undefined> =>
  read(asSystem(on), gelombang, id, facts);

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

const candidateSql = `select t.id, t.npm, t.nama_mahasiswa as nama, p.id_gelombang, t.status,
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
  const found = await find(asSystem(on), jenisAnggota, {}, ['id', 'kode']);
  return new Map(found.map(({ id, kode }) => [kode, id]));
}

/** A row of `anggota` as the rules read it. */
export type MemberRow = Partial<Anggota> & Pick<Anggota, 'idPendaftarMbkm' | 'idJenisAnggota' | 'statusAnggota'>;
type Anggota = NonNullable<Kelompok['anggota']>[number];

/** The member rows of a group as given or stored. */
export const memberRows = ({ anggota }: { readonly anggota?: readonly Partial<Anggota>[] | null }): MemberRow[] =>
  (anggota ?? []).map(row => ({
    ...row,
    idPendaftarMbkm: row.idPendaftarMbkm ?? '',
    idJenisAnggota: row.idJenisAnggota ?? '',
    statusAnggota: row.statusAnggota ?? 'bergabung',
  }));

/** Those of them who take part. */
export const live = (rows: readonly MemberRow[]): MemberRow[] =>
  rows.filter(({ statusAnggota }) => statusAnggota === 'bergabung');

/** Those who lead it. */
export const leaders = (rows: readonly MemberRow[], known: ReadonlyMap<string, string>): MemberRow[] =>
  live(rows).filter(({ idJenisAnggota }) => idJenisAnggota === known.get(jabatan.ketua));
