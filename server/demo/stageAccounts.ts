import { role } from '../../resources/roles.ts';
import type { RowData } from '../platform/database/db.ts';
import { userId } from './accounts.ts';
import { idOf } from './ids.ts';
import { partnerId, picId, picRows } from './partners.ts';
import type { AreaAccounts, AreaDemo, Portion } from './types.ts';

/**
 * Accounts to look into every programme with (README "Demo accounts"): a student in each state of each programme
 * (`kode.berjalan`, `kode.revisi` …) and in each stage that an area names beside, a lecturer of each programme in which the
 * account `dosen` supervises nobody (`dosen.kode`), and the partners that areas name.
 */

/** Somebody who stands in a stage, as `participantsByStage` finds them. */
export interface InStage extends RowData {
  /** Code of the programme's kind, and the state or stage. */
  kode: string;
  tahap: string;
  idMahasiswa: string;
  npm: string;
  nama: string;
  email: string;
  idProgramProdi: string;
}

/** Students without an account, a few of each stage; the earlier made first. */
export const participantsByStage = (areas: readonly AreaDemo[]): string => `
  with stages as (
    select kode_jenis_mbkm as kode, status as tahap, id_mahasiswa, id from mbkm_pendaftar_program_mbkm
    ${areas.map(({ accounts }) => (accounts?.stages ? `union all ${accounts.stages}` : '')).join(' ')}
  ), ranked as (
    select s.kode, s.tahap, s.id, m.id as "idMahasiswa", m.npm, m.nama, m.email_kampus as email,
      m.id_program_prodi as "idProgramProdi", row_number() over (partition by s.kode, s.tahap order by s.id) as nth
    from stages s join master_mahasiswa m on m.id = s.id_mahasiswa
    where not exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id)
  )
  select kode, tahap, "idMahasiswa", npm, nama, email, "idProgramProdi" from ranked
  where nth <= 5 order by kode, tahap, nth`;

/** Lecturers without an account who supervise participations, of each kind of programme the one with the most. */
export const supervisorsByKind = `
  with counted as (
    select t.kode_jenis_mbkm as kode, t.id_dosen_pembimbing as id, count(*) as n from mbkm_pendaftar_program_mbkm t
    where t.id_dosen_pembimbing is not null and t.status in ('berjalan', 'selesai') group by 1, 2
  )
  select distinct on (c.kode) c.kode, l.id as "idPegawai", l.nip, l.nama, l.email, l.id_program_prodi as "idProgramProdi"
  from counted c join master_pegawai l on l.id = c.id
  where not exists (select 1 from pengaturan_user u where u.id_pegawai = l.id)
    and not exists (select 1 from counted d join pengaturan_user u on u.id_pegawai = d.id
      where d.kode = c.kode and u.username = 'dosen')
  order by c.kode, c.n desc, c.id`;

/** A lecturer, as `supervisorsByKind` finds them. */
export interface Supervisor extends RowData {
  kode: string;
  idPegawai: string;
  nip: string;
  nama: string;
  email: string;
  idProgramProdi: string;
}

const over: ReadonlySet<string> = new Set(['selesai', 'ditolak', 'mengundurkan_diri']);

const usernameOf = ({ kode, tahap }: InStage): string => `${kode}.${tahap}`.replace(/_/g, '-');

/** One student for each stage; who stands in several has the account of the first. */
function oneEach(candidates: readonly InStage[]): ReadonlyMap<string, InStage> {
  const found = new Map<string, InStage>();
  const taken = new Set<string>();
  for (const person of candidates) {
    const username = usernameOf(person);
    if (found.has(username) || taken.has(person.idMahasiswa)) continue;
    found.set(username, person);
    taken.add(person.idMahasiswa);
  }
  return found;
}

const named = (name: string) => {
  const [firstName, ...rest] = name.split(' ');
  return { name, firstName, lastName: rest.join(' ') || null };
};

/** The accounts and what they may be, for what `participantsByStage` and `supervisorsByKind` find. */
export function* stageAccounts(
  candidates: readonly InStage[],
  supervisors: readonly Supervisor[],
  areas: readonly AreaDemo[],
): Generator<Portion> {
  const roles: AreaAccounts['roles'] = Object.assign({}, ...areas.map(({ accounts }) => accounts?.roles));
  const rolesOf = ({ kode, tahap }: InStage): readonly string[] => {
    const before = over.has(tahap) ? undefined : roles?.[kode];
    return before ? [before, role.mahasiswa] : [role.mahasiswa];
  };
  const people = [...oneEach(candidates)];
  const lecturers = new Map(supervisors.map(found => [found.idPegawai, found]));
  const partners = areas.flatMap(({ accounts }) =>
    Object.entries(accounts?.partners ?? {}).flatMap(([username, key]) => {
      const contact = picRows().find(({ id }) => id === picId(key));
      return contact ? [{ username, key, contact }] : [];
    }),
  );
  const user = (username: string, roleId: string | undefined, more: RowData): RowData => ({
    id: userId(username),
    username,
    sumber: 'lokal',
    roleId,
    superAdmin: false,
    ...more,
  });
  const held = (username: string, idRole: string, isUtama: boolean, more: RowData = {}): RowData => ({
    id: idOf('pengaturan/user-role', `${username}:${idRole}`),
    idUser: userId(username),
    idRole,
    isUtama,
    asal: 'manual',
    ...more,
  });
  yield {
    resource: 'pengaturan/user',
    rows: [
      ...people.map(([username, person]) =>
        user(username, rolesOf(person)[0], {
          ...named(person.nama),
          email: person.email,
          nomorInduk: person.npm,
          idMahasiswa: person.idMahasiswa,
          idProgramProdi: person.idProgramProdi,
        }),
      ),
      ...[...lecturers.values()].map(({ kode, nama, email, nip, idPegawai, idProgramProdi }) =>
        user(`dosen.${kode}`, role.dosen, { ...named(nama), email, nomorInduk: nip, idPegawai, idProgramProdi }),
      ),
      ...partners.map(({ username, contact }) =>
        user(username, role.mitra, { ...named(String(contact.nama)), email: contact.email, idPicMitra: contact.id }),
      ),
    ],
  };
  yield {
    resource: 'pengaturan/user-role',
    rows: [
      ...people.flatMap(([username, person]) => rolesOf(person).map((role, i) => held(username, role, i === 0))),
      ...[...lecturers.values()].map(({ kode }) => held(`dosen.${kode}`, role.dosen, true)),
      ...partners.map(({ username, key }) =>
        held(username, role.mitra, true, { idMitra: partnerId(key), asal: 'otomatis' }),
      ),
    ],
  };
  yield {
    resource: 'master/pic-mitra',
    rows: partners.map(({ username, contact }) => ({ ...contact, idUser: userId(username) })),
  };
}
