import { createHash } from 'node:crypto';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { takesPart } from '../../mbkm/groupTables.ts';
import type { Group, Participant, Supervisor, Village, Wave, WaveRules } from '../distribution/types.ts';
import type { Names } from '../distribution/violationWords.ts';
import { groups, isGroup, members } from '../tables.ts';

/** A participant with what the board shows of them. */
export interface Person extends Participant {
  npm: string;
  nama: string;
  /** Only approved participants are dealt. */
  disetujui: boolean;
}

/** A wave as a proposal is made of it, and the names for its sentences. */
export interface WaveData {
  wave: Omit<Wave, 'participants' | 'groups' | 'villages' | 'supervisors'> & {
    participants: readonly Person[];
    villages: readonly (Village & { nama: string })[];
    supervisors: readonly (Supervisor & { nama: string; idPegawai: string })[];
    groups: readonly (Group & { id: string })[];
  };
  status: string;
  names: Names;
  /** Changes with the participants and with who is in which group. */
  dasar: string;
  /** Self-formed drafts that a proposal dissolves. */
  dissolved: readonly string[];
}

interface WaveRow extends DbRow, WaveRules {
  status: string;
}

interface GroupRow extends DbRow, Group {
  id: string;
  mandiriDraf: boolean;
}

interface PersonRow extends DbRow, Person {
  prodi: string;
  fakultas: string;
}

/**
 * Everything of a wave that the distribution looks at.
 * @param keepOwn whether groups that students are still forming stay; otherwise their members are dealt as well
 */
export async function waveDataOf(on: Queryable, idGelombang: string, keepOwn: boolean): Promise<WaveData | undefined> {
  const found = await on.one<WaveRow>(
    `select status, ukuran_min, ukuran_maks, min_fakultas,
       maks_per_prodi, min_persen_gender from kkn_gelombang where id = $1`,
    [idGelombang],
  );
  if (!found) return undefined;
  const all = await groupsOf(on, idGelombang);
  const dissolved = keepOwn ? [] : all.filter(it => it.mandiriDraf);
  const staying = all.filter(it => !dissolved.includes(it));
  const seated = new Set(staying.flatMap(it => it.anggota));
  const people = (await peopleOf(on, idGelombang)).filter(it => it.disetujui || seated.has(it.id));
  const villages = await villagesOf(on, idGelombang);
  const { status, ...rules } = found;
  const base = people.map(it => [it.id, it.idProdi, it.jenisKelamin, it.khusus, it.pilihan]);
  return {
    status,
    wave: {
      rules,
      participants: people,
      villages,
      supervisors: await supervisorsOf(on, idGelombang),
      groups: staying,
    },
    names: namesOf(people, villages),
    dasar: createHash('sha256')
      .update(JSON.stringify([base, all.map(it => [it.id, it.anggota])]))
      .digest('hex'),
    dissolved: dissolved.map(it => it.id),
  };
}

const groupsOf = (on: Queryable, idGelombang: string): Promise<GroupRow[]> =>
  on.query<GroupRow>(
    `select g.id, g.kode as kunci, g.id_desa, g.id_dpl, null as id_ketua,
       g.asal = 'mandiri' and g.status = 'draf' and not coalesce(g.dikunci, false) as mandiri_draf,
       coalesce((select array_agg(m.id_pendaftar_mbkm::text order by m.id_pendaftar_mbkm) from ${members} m
         where m.parent_id = g.id and ${takesPart('m')}), '{}') as anggota
     from ${groups} g where g.id_gelombang = $1 and ${isGroup('g')} order by g.kode, g.id`,
    [idGelombang],
  );

const peopleOf = (on: Queryable, idGelombang: string): Promise<PersonRow[]> =>
  on.query<PersonRow>(
    `select t.id::text as id, t.npm, t.nama_mahasiswa as nama, t.status = 'disetujui' as disetujui,
       t.id_program_prodi::text as id_prodi, r.nama as prodi, r.id_fakultas::text, f.nama as fakultas,
       s.jenis_kelamin,
       coalesce(trim(p.kebutuhan_khusus), '') <> '' or coalesce(trim(p.riwayat_penyakit), '') <> '' as khusus,
       array_remove(array[p.pilihan_desa1, p.pilihan_desa2, p.pilihan_desa3]::text[], null) as pilihan,
       coalesce(t.sks_tempuh, 0) as sks, coalesce(p.bersedia_jadi_ketua, false) as bersedia_jadi_ketua
     from kkn_pendaftaran p join mbkm_pendaftar_program_mbkm t on t.id = p.id_pendaftar_mbkm
     join master_mahasiswa s on s.id = t.id_mahasiswa join master_program_prodi r on r.id = t.id_program_prodi
     left join master_siamik_fakjur f on f.id = r.id_fakultas
     where p.id_gelombang = $1 and t.status not in ('draf', 'diajukan', 'revisi', 'ditolak', 'mengundurkan_diri')
     order by t.id`,
    [idGelombang],
  );

interface VillageRow extends DbRow, Village {
  nama: string;
}

interface SupervisorRow extends DbRow, Supervisor {
  nama: string;
  idPegawai: string;
}

/** Villages of the wave; one that is switched off takes nobody new but keeps its name. */
const villagesOf = (on: Queryable, idGelombang: string): Promise<VillageRow[]> =>
  on.query<VillageRow>(
    `select d.id::text as id, d.desa as nama, d.id_kabupaten::text,
       coalesce(d.ada_faskes, false) as ada_faskes, d.kuota_mahasiswa,
       case when d.aktif then d.kuota_kelompok else 0 end as kuota_kelompok,
       coalesce((select jsonb_agg(jsonb_build_object('idFakultas', k.id_fakultas, 'maksimal', k.maksimal))
         from kkn_desa_kuota_fakultas k where k.parent_id = d.id), '[]') as kuota_fakultas
     from kkn_desa d where d.id_gelombang = $1 order by d.id`,
    [idGelombang],
  );

const supervisorsOf = (on: Queryable, idGelombang: string): Promise<SupervisorRow[]> =>
  on.query<SupervisorRow>(
    `select d.id::text as id, d.nama, d.id_pegawai::text, d.id_kabupaten::text, coalesce(d.maks_kelompok, w.maks_kelompok_per_dpl) as maks_kelompok
     from kkn_dpl d join kkn_gelombang w on w.id = d.id_gelombang
     where d.id_gelombang = $1 and d.aktif order by d.id`,
    [idGelombang],
  );

function namesOf(people: readonly PersonRow[], villages: readonly VillageRow[]): Names {
  const desa = new Map(villages.map(it => [it.id, it.nama]));
  const prodi = new Map(people.map(it => [it.idProdi, it.prodi]));
  const fakultas = new Map(people.map(it => [it.idFakultas, it.fakultas]));
  return {
    desa: id => desa.get(id) ?? '?',
    prodi: id => prodi.get(id) ?? '?',
    fakultas: id => fakultas.get(id) ?? '?',
  };
}
