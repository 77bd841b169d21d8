import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, type Resource, type Role } from '../../../resources/kit/index.ts';
import { isPublished } from '../../../server/platform/engine/routes.ts';
import { inboundScopes } from '../pertukaran/inbound/scopes.ts';
import { withoutRows } from '../support/samples.ts';
import { createWorld, type World } from '../support/world.ts';

/**
 * Rows of each resource that each role sees, written again in plain SQL from the documents and not from the
 * declarations (docs/domain/00 "Roles", 10 §1 and §2). `:x` is an id of the session.
 */
const all = 'true';
const own: Partial<Record<Role, string>> = {
  HA02: 'id_user = :user',
  HA04: 'id_user = :user',
  HA05: 'id_user = :user',
  HA06: 'id_user = :user',
  HA07: 'id_user = :user',
  HA08: 'id_user = :user',
  HA09: 'id_user = :user',
  HA10: 'id_user = :user',
};
const ofProdi = { HA05: 'id_program_prodi = :prodi', HA07: 'id_program_prodi = :prodi' };
const shownTo = (role: Role) => `tampil and (untuk_role = '{}' or untuk_role @> array['${role}'])`;
const everyStudentIsSeenBy = { HA01: all, HA03: all, HA10: all };

const submitted = `status <> 'draf'`;
/** Scope S of docs/domain/20: drafts are seen by their owner and the MBKM team only. */
const participation: Partial<Record<Role, string>> = {
  HA02: 'p.id_mahasiswa = :mahasiswa',
  HA09: 'p.id_mahasiswa = :mahasiswa',
  HA04: `p.id_dosen_pembimbing = :pegawai and p.${submitted}`,
  HA05: `p.id_program_prodi = :prodi and p.${submitted}`,
  HA06: `p.id_mitra = :mitra and p.${submitted}`,
  HA07: `p.id_program_prodi = :prodi and p.${submitted}`,
  HA10: `p.${submitted}`,
};
const ofParticipation = (column: string, more: Partial<Record<Role, string>> = {}): Partial<Record<Role, string>> =>
  Object.fromEntries(
    Object.entries(participation).map(([role, sentence]) => [
      role,
      `exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id = t.${column} and ${sentence})${more[role as Role] ?? ''}`,
    ]),
  );
/** Rows of a participation that is still a draft belong to its owner and Tim MBKM. */
const handedIn = ` and t.status <> 'draf'`;
const ofActivity = {
  HA01: all,
  HA03: all,
  ...ofParticipation('id_pendaftar_mbkm', {
    HA04: handedIn,
    HA05: handedIn,
    HA06: handedIn,
    HA07: handedIn,
    HA10: handedIn,
  }),
};
const notForStudents = ` and t.alur not in ('reviu_nilai', 'data')`;
/** History is read of what is read itself: not of drafts, of others' sheets, of notes that are not one's to read. */
const neverOf = (...entitas: string[]) => ` and t.entitas not in (${entitas.map(name => `'${name}'`).join(', ')})`;
const noDrafts = [
  'magang_logbook_magang',
  'magang_luaran_magang',
  'kkn_laporan_harian',
  'kkn_kkn_luaran',
  'kwu_log_book',
  'kwu_luaran',
  'komcad_log_book',
  'riset_log_book',
  'riset_luaran',
]
  .map(table => ` and not exists (select 1 from ${table} d where d.id::text = t.id_entitas and d.status = 'draf')`)
  .join('');
/** In research: what a student has registered with, and a project whose head is of one's study programme. */
const registered = (column: string) => `exists (select 1 from riset_pendaftaran d
  join mbkm_pendaftar_program_mbkm p on p.id = d.id_pendaftar_mbkm where d.${column} = t.id and ${participation.HA02})`;
const headOfProdi = `exists (select 1 from master_pegawai g where g.id = t.id_ketua and g.id_program_prodi = :prodi)`;
/** Groups by the row that names one: one's own, those that one supervises, those with a student of one's own. */
const groupsIn = (members: string, supervised: string) => {
  const member = (column: string, sentence: string) =>
    `exists (select 1 from ${members} a join mbkm_pendaftar_program_mbkm p on p.id = a.id_pendaftar_mbkm
     where a.parent_id = t.${column} and ${sentence})`;
  const all = (column: string, more = ''): Partial<Record<Role, string>> => ({
    HA02: member(column, 'p.id_mahasiswa = :mahasiswa'),
    HA04: `exists (select 1 from ${supervised} and g.id = t.${column})${more}`,
    HA05: member(column, 'p.id_program_prodi = :prodi') + more,
    HA07: member(column, 'p.id_program_prodi = :prodi') + more,
  });
  return { member, all };
};
const { member: groupMember, all: ofGroup } = groupsIn(
  'kkn_kkn_kelompok_anggota',
  'kkn_kkn_kelompok g join kkn_dpl d on d.id = g.id_dpl where d.id_pegawai = :pegawai',
);
const { member: partner, all: ofBusiness } = groupsIn(
  'kwu_kelompok_anggota',
  'kwu_kelompok g where g.id_pegawai_dpl = :pegawai',
);
const asked = `exists (select 1 from kkn_dpl d where d.id = t.id_dpl and d.id_pegawai = :pegawai)`;
const notDraft = `t.status <> 'draf'`;
/** Own ones and those of the group. */
const either = (one: Partial<Record<Role, string>>, other: Partial<Record<Role, string>>, more: string) =>
  Object.fromEntries(
    Object.keys(other).map(role => [
      role,
      `((${one[role as Role] ?? 'false'}) or (${other[role as Role] ?? 'false'}))${role === 'HA02' ? '' : more}`,
    ]),
  );
const ownSheet = ` and not exists (select 1 from nilai_penilaian n where n.id::text = t.id_entitas and n.jenis_penilai <> 'mitra')`;

/** Works: whose they are, whose authors they have, whose students one supervises, what was handed in in the study programme. */
const worksOf = (table: string, authored = true): Partial<Record<Role, string>> => {
  const wrote = (column: string) =>
    authored ? ` or exists (select 1 from ${table}_penulis a where a.parent_id = t.id and a.${column})` : '';
  const sent = `t.status in ('diajukan', 'revisi', 'terverifikasi', 'ditolak')`;
  return {
    HA02: `t.id_mahasiswa = :mahasiswa${wrote('id_mahasiswa = :mahasiswa')}`,
    HA04: `t.id_pegawai = :pegawai${wrote('id_pegawai = :pegawai')} or (${sent} and exists (
      select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = t.id_mahasiswa and p.id_dosen_pembimbing = :pegawai))`,
    HA05: `t.id_pegawai = :pegawai or (${sent} and t.id_program_prodi = :prodi)`,
    HA10: sent,
  };
};

/** Letters of the officials for whom an account signs on the first day of a world. */
const signs = `exists (select 1 from surat_pejabat p where p.id_user = :user and p.aktif
  and '2026-11-21' between p.berlaku_mulai and coalesce(p.berlaku_sampai, '2026-11-21')
  and (p.id = t.id_pejabat or p.menggantikan = t.id_pejabat))`;

const expected: Readonly<Record<string, Partial<Record<Role, string>>>> = {
  ...inboundScopes,
  'pengaturan/user': {
    ...Object.fromEntries(Object.keys(own).map(role => [role, 'id = :user'])),
    HA01: all,
    HA03: `not exists (select 1 from pengaturan_user_role r where r.id_user = t.id and r.id_role = 'HA01')`,
  },
  'pengaturan/user-role': {
    ...own,
    HA01: all,
    HA03: `not exists (select 1 from pengaturan_user_role r where r.id_user = t.id_user and r.id_role = 'HA01')`,
  },
  'surat/tanda-tangan': { HA01: all, HA03: `${signs} or t.status = 'dikembalikan'`, HA05: signs, HA10: signs },
  notifikasi: { ...own, HA01: 'id_user = :user', HA03: 'id_user = :user' },
  'master/program-prodi': { HA05: 'id = :prodi' },
  'master/kurikulum': ofProdi,
  'master/mahasiswa': {
    ...everyStudentIsSeenBy,
    ...ofProdi,
    HA02: 'id = :mahasiswa',
    HA09: 'id = :mahasiswa',
    HA04: `id_dosen_wali = :pegawai or exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = t.id and ${participation.HA04})`,
    HA06: `exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = t.id and ${participation.HA06})`,
  },
  'master/pegawai': { HA04: 'id = :pegawai', HA05: 'id_program_prodi = :prodi', HA07: 'id = :pegawai' },
  'master/matakuliah': { ...ofProdi, HA04: 'id_dosen_koordinator = :pegawai' },
  'master/matkul-kurikulum': {
    HA05: 'exists (select 1 from master_kurikulum k where k.id = t.id_kurikulum and k.id_program_prodi = :prodi)',
    HA07: 'exists (select 1 from master_kurikulum k where k.id = t.id_kurikulum and k.id_program_prodi = :prodi)',
  },
  'master/pustaka': {
    HA04: 'exists (select 1 from master_matakuliah m where m.id = t.id_matakuliah and m.id_dosen_koordinator = :pegawai)',
    HA05: 'exists (select 1 from master_matakuliah m where m.id = t.id_matakuliah and m.id_program_prodi = :prodi)',
  },
  'master/paket-konversi': ofProdi,
  'master/posisi-kegiatan-topik': { HA06: 'id_mitra = :mitra' },
  'master/mitra': { HA06: 'id = :mitra' },
  'master/pic-mitra': { HA06: 'id_mitra = :mitra' },
  'master/bank-dokumen': {
    ...Object.fromEntries(
      allRoles.filter(role => role !== 'HA01' && role !== 'HA03').map(role => [role, shownTo(role)]),
    ),
    HA05: `(${shownTo('HA05')}) or id_program_prodi = :prodi`,
  },
  'sinkronisasi/rincian': { HA01: all, HA03: all, HA10: all },
  'mbkm/pendaftar-program-mbkm': ofParticipation('id'),
  'pertukaran/perjanjian-belajar': ofParticipation('id_pendaftar_mbkm'),
  'mbkm/pendaftar-tahap': { HA01: all, HA03: all, ...ofParticipation('id_pendaftar_mbkm') },
  'mbkm/riwayat-status': {
    // Rows of a whole group have no participation.
    HA01: 't.id_pendaftar_mbkm is not null',
    HA03: 't.id_pendaftar_mbkm is not null',
    // Partners see neither history nor reviews.
    ...ofParticipation('id_pendaftar_mbkm', {
      HA02: notForStudents + neverOf('nilai/penilaian', 'mbkm/catatan-monitoring'),
      HA04: noDrafts,
      HA05: noDrafts,
      HA06: notForStudents + noDrafts + ownSheet + neverOf('konversi/revisi-nilai'),
      HA07: noDrafts,
      HA09: notForStudents + neverOf('nilai/penilaian', 'mbkm/catatan-monitoring'),
      HA10: noDrafts,
    }),
  },
  'nilai/penilaian': {
    HA01: all,
    HA03: all,
    ...ofParticipation('id_pendaftar_mbkm', { HA06: ` and t.jenis_penilai = 'mitra'` }),
  },
  'konversi/riwayat-nilai': {
    HA01: all,
    HA03: all,
    ...ofParticipation('id_pendaftar_mbkm', { HA02: ` and t.sumber = 'revisi'`, HA09: ` and t.sumber = 'revisi'` }),
  },
  'konversi/revisi-nilai': { HA01: all, HA03: all, ...ofParticipation('id_pendaftar_mbkm') },
  'mbkm/catatan-monitoring': { HA01: all, HA03: all, ...ofParticipation('id_pendaftar_mbkm') },
  'magang/logbook-magang': ofActivity,
  'magang/luaran-magang': ofActivity,
  'kkn/desa': { HA02: 't.aktif' },
  'kkn/kkn-kelompok': ofGroup('id'),
  'kkn/pic-kelompok': ofGroup('id_kelompok'),
  'kkn/memilih-dospem': { ...ofGroup('id_kelompok'), HA04: asked },
  'kkn/proposal': { ...ofGroup('id_kelompok', handedIn), HA10: notDraft },
  'kkn/laporan-harian': {
    ...ofActivity,
    HA02: `${ofActivity.HA02} or (t.status = 'disetujui' and ${groupMember('id_kelompok', 'p.id_mahasiswa = :mahasiswa')})`,
  },
  'kkn/laporan-tugas-mingguan': { HA01: all, HA03: all, ...ofGroup('id_kelompok', handedIn), HA10: notDraft },
  'kkn/laporan-perjalanan-dinas': { HA01: notDraft, HA03: notDraft, HA04: asked, HA10: notDraft },
  'kkn/kkn-luaran': {
    ...either(ofParticipation('id_pendaftar_mbkm'), ofGroup('id_kelompok'), handedIn),
    HA01: all,
    HA03: all,
    HA10: notDraft,
  },
  'komcad/program': { HA02: 't.aktif' },
  ...Object.fromEntries(
    ['pendaftaran', 'dokumen', 'seleksi-kompetensi', 'upload-kelulusan', 'latsarmil', 'penilaian'].map(name => [
      `komcad/${name}`,
      { HA01: all, HA03: all, ...ofParticipation('id_pendaftar_mbkm') },
    ]),
  ),
  'komcad/log-book': ofActivity,
  'riset/simaris': {
    HA02: registered('id_penelitian'),
    HA04: 't.id_ketua = :pegawai or exists (select 1 from unnest(t.anggota_dosen) x where x = :pegawai)',
    HA05: `t.id_ketua = :pegawai or ${headOfProdi}`,
    HA06: 't.id_mitra = :mitra',
    HA07: headOfProdi,
  },
  'riset/inisiasi-mitra': {
    HA01: notDraft,
    HA02: 't.id_mahasiswa = :mahasiswa',
    HA03: notDraft,
    HA10: notDraft,
    HA05: `t.id_program_prodi = :prodi and ${notDraft}`,
  },
  'riset/skema-mitra': {
    HA02: `(t.status = 'disetujui' and (t.id_program_prodi = '{}' or exists (
        select 1 from master_mahasiswa m where m.id_program_prodi = any(t.id_program_prodi) and m.id = :mahasiswa))
      and (t.id_mahasiswa is null or t.id_mahasiswa = :mahasiswa)
      and current_date between t.tanggal_buka and t.tanggal_tutup) or ${registered('id_skema')}`,
    HA04: notDraft,
    HA05: notDraft,
    HA06: 't.id_mitra = :mitra',
    HA07: notDraft,
    HA10: notDraft,
  },
  'riset/log-book': ofActivity,
  'riset/luaran': ofActivity,
  'riset/nilai-mitra': { HA01: all, HA03: all, ...ofParticipation('id_pendaftar_mbkm') },
  'riset/menilai-riset': { HA01: all, HA03: all, ...ofParticipation('id_pendaftar_mbkm') },
  'kwu/kelompok': ofBusiness('id'),
  'kwu/pengajuan-dpl': { ...ofBusiness('id_kelompok'), HA04: 't.id_pegawai = :pegawai' },
  'kwu/profile': { ...ofBusiness('id_kelompok', handedIn), HA10: notDraft },
  'kwu/laporan': { HA01: all, HA03: all, ...ofBusiness('id_kelompok', handedIn), HA10: notDraft },
  'kwu/log-book': {
    ...ofActivity,
    HA02: `${ofActivity.HA02} or (t.status = 'disetujui' and ${partner('id_kelompok', 'p.id_mahasiswa = :mahasiswa')})`,
  },
  'kwu/luaran': {
    ...either(ofParticipation('id_pendaftar_mbkm'), ofBusiness('id_kelompok'), handedIn),
    HA01: all,
    HA03: all,
    HA10: notDraft,
  },
  'portofolio/hki': worksOf('portofolio_hki'),
  'portofolio/jurnal': worksOf('portofolio_jurnal'),
  'portofolio/proceeding': worksOf('portofolio_proceeding'),
  'portofolio/jejaring': worksOf('portofolio_jejaring', false),
  'konversi/matkul-paket': {
    HA05: 'exists (select 1 from master_paket_konversi k where k.id = t.id_paket_konversi and k.id_program_prodi = :prodi)',
    HA07: 'exists (select 1 from master_paket_konversi k where k.id = t.id_paket_konversi and k.id_program_prodi = :prodi)',
  },
  'konversi/terpilih-awal': { HA01: all, HA03: all, ...ofParticipation('id_pendaftar_mbkm') },
  'konversi/terpilih-final': { HA01: all, HA03: all, ...ofParticipation('id_pendaftar_mbkm') },
  'magang/mitra-terlibat-program': { HA06: 'id_mitra = :mitra' },
  'magang/program-ditawarkan': {
    HA02: `status = 'dibuka' and (id_program_prodi_tujuan = '{}' or exists (select 1 from master_mahasiswa m where m.id = :mahasiswa and m.id_program_prodi = any(t.id_program_prodi_tujuan))) or exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_program_ditawarkan = t.id and p.id_mahasiswa = :mahasiswa)`,
    HA06: 'exists (select 1 from magang_mitra_terlibat_program m where m.id = t.id_mitra_terlibat_program and m.id_mitra = :mitra)',
  },
  'master/tim-mbkm-prodi': ofProdi,
  'master/tim-konversi-prodi': ofProdi,
  'master/tim-penilai-prodi': ofProdi,
};

interface Me {
  id: string;
  idProgramProdi: string | null;
  idMahasiswa: string | null;
  idPegawai: string | null;
  idMitra: string | null;
}

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

/** Ids of the logged-in person, read from the tables and not from the session code. */
async function sessionIds(role: Role): Promise<Record<string, string | null>> {
  const person = await world.as(role);
  const me = (await person.get('user')).json<Me>();
  const row = await world.db.one<{ mahasiswa: string; pegawai: string; mitra: string; prodi: string; inbound: string }>(
    `select u.id_mahasiswa as mahasiswa, u.id_pegawai as pegawai, r.id_mitra as mitra, r.id_program_prodi as prodi, u.id_mhs_inbound as inbound
     from pengaturan_user u join pengaturan_user_role r on r.id_user = u.id and r.id_role = $2 where u.id = $1 limit 1`,
    [me.id, role],
  );
  return {
    user: me.id,
    prodi: row?.prodi ?? null,
    mahasiswa: row?.mahasiswa ?? null,
    pegawai: row?.pegawai ?? null,
    mitra: row?.mitra ?? null,
    inbound: row?.inbound ?? null,
  };
}

/** The sentence with ids of the session in place; what the session lacks matches nothing. */
const filled = (sentence: string, ids: Record<string, string | null>) =>
  sentence.replaceAll(/(\S+) = :(\w+)/g, (_whole, column, name) =>
    ids[name] ? `${column} = '${ids[name]}'` : 'false',
  );

const readersOf = (r: Resource) =>
  allRoles.filter(
    role =>
      r.access[role] &&
      (r.readWithoutMenu || registry.screens.some(screen => screen.roles[role] && screen.resources.includes(r.name))),
  );
/** The fields of a programme's own have no calls: they travel with the registration. */
const details = new Set(registry.programmes.map(({ detail }) => detail?.resource));
const read = registry.resources.filter(r => isPublished(r) && !details.has(r.name) && readersOf(r).length > 0);

describe.each(read.map(r => [r.name, r] as const))('%s', (name, r) => {
  it.each(readersOf(r))('%s melihat persis baris yang menjadi haknya', async role => {
    const sentence = expected[name]?.[role] ?? all;
    const table = name.replaceAll(/[-/]/g, '_');
    const wanted = await world.db.query<{ id: string }>(
      `select id from ${table} t where ${filled(sentence, await sessionIds(role))}`,
    );
    const person = await world.as(role);
    const answer = await person.get(r.endpoint, { range: [0, 199], sort: ['id', 'ASC'] });
    expect(answer.statusCode, answer.body).toBe(200);
    const total = Number(String(answer.headers['content-range']).split('/')[1]);
    expect(total).toBe(wanted.length);
    const ids = new Set(wanted.map(row => row.id));
    for (const row of answer.json<{ id: string }[]>()) expect(ids.has(row.id), `${role} melihat ${row.id}`).toBe(true);
  });
});

it('menyebut dalam SQL setiap cakupan yang bukan semua baris', () => {
  for (const r of read.filter(({ name }) => !withoutRows.has(name))) {
    for (const role of allRoles) {
      const rule = r.access[role];
      const opened = registry.screens.some(screen => screen.roles[role] && screen.resources.includes(r.name));
      if (rule && opened && rule.scope.type !== 'all')
        expect(expected[r.name]?.[role], `${r.name} ${role}`).toBeDefined();
    }
  }
});
