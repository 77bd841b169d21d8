import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { type Programme, type Resource, type Status, stepsFor } from '../../../resources/kit/index.ts';
import { membersOf } from '../../../server/areas/mbkm/group.ts';
import { column, tableName } from '../../../server/platform/database/columns.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { sampled } from '../../support/selection.ts';
import { openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

/**
 * Two workflows that meet on one row: an entry and its participation, a group and its wave, a plan and its student. In each
 * combination of their states what is offered can be taken, and what waits for a decision can be decided.
 */
let place: Place;
beforeAll(async () => {
  place = await openPlace();
  // Their own days are asked elsewhere.
  await place.db.execute(`update kkn_gelombang set status = 'pelaksanaan'`);
  takeBack(place.db);
});
afterAll(() => place.world.close());

/** While it is on, whatever is written by a call is answered and taken back. */
let takingBack = false;

function takeBack(db: Db): void {
  const run = db.transaction.bind(db);
  db.transaction = async <T>(work: Parameters<typeof db.transaction<T>>[0]): Promise<T> => {
    if (!takingBack) return run(work);
    let answer: { of: T } | undefined;
    const undo = new Error('taken back');
    try {
      await run(async tx => {
        answer = { of: await work(tx) };
        throw undo;
      });
    } catch (error) {
      if (error !== undo || !answer) throw error;
    }
    if (!answer) throw new Error('Transaksi tidak menjawab.');
    return answer.of;
  };
}

interface Row extends Readonly<Record<string, unknown>> {
  id: string;
  version: number;
}
type Named = readonly (readonly [role: string, person: Person])[];

const statusesOf = (r: Resource): Status[] =>
  Object.entries(r.fields)
    .flatMap(([source, field]) => (field.kind === 'status' ? [{ source, workflow: field.workflow }] : []))
    .map((field, i) => ({ ...field, first: i === 0 }));

/** Something else that a step waits for, said in its own words: content, days, and places that are taken. */
const waits =
  /belum|masih|penuh|minimal|di luar|bertumpuk|sudah (?:terdaftar|ada|berakhir)|wajib|lengkapi|tidak ditemukan/i;

const entered = new Map<string, Promise<Person>>();
/** Somebody of a role who is this student, lecturer or partner; one account a person. */
async function enter(role: string, column: string, id: unknown, account: Record<string, string>): Promise<Person> {
  const key = `${role} ${String(id)}`;
  const known = entered.get(key);
  if (known) return known;
  const made = (async () => {
    if (column) await place.db.execute(`update pengaturan_user set ${column} = null where ${column} = $1`, [id]);
    return place.enter(role, account);
  })();
  entered.set(key, made);
  return made;
}
const student = (id: string, role = 'HA02') => enter(role, 'id_mahasiswa', id, { idMahasiswa: id });
const lecturer = (id: string) => enter('HA04', 'id_pegawai', id, { idPegawai: id });

/** Puts the rows into a combination of states, asks everybody, takes every offered step; what was wrong. */
async function walk(
  { r, id, people }: { r: Resource; id: string; people: Named },
  { source, workflow, first }: Status,
  other: { states: readonly string[]; put(state: string): Promise<unknown>; live: readonly string[] },
  also: (state: string) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const wrong: string[] = [];
  const status: Status = { source, workflow, first };
  for (const beside of other.states) {
    await other.put(beside);
    for (const state of Object.keys(workflow.states)) {
      await place.db.execute(`update ${tableName(r)} set ${column(source)} = $2 where id = $1`, [id, state]);
      await also(state);
      const decided: string[] = [];
      for (const [role, person] of people) {
        const read = await person.get(`${r.endpoint}/${id}`);
        if (read.statusCode !== 200) continue;
        const row = read.json<Row>();
        const base = role === 'mahasiswa' ? 'HA02' : role;
        for (const { key, action } of stepsFor(status, row, base as Parameters<typeof stepsFor>[2])) {
          decided.push(key);
          const body = { catatan: 'Diperiksa bersama program studi.', version: row.version };
          takingBack = true;
          const answer = await person.bare.post(`${r.endpoint}/${id}/aksi/${key}`, body);
          takingBack = false;
          if (answer.statusCode < 300 || answer.statusCode === 422) continue;
          const { message = '' } = answer.json<{ message?: string }>();
          if (answer.statusCode === 409 && waits.test(message)) continue;
          wrong.push(`${state} × ${beside}: ${role} ${key} (${action.label}): ${answer.statusCode} ${message}`);
        }
      }
      const waiting = workflow.states[state]?.tone === 'diajukan';
      if (waiting && other.live.includes(beside) && !decided.length)
        wrong.push(`${state} × ${beside}: tidak ada yang dapat memutuskan`);
    }
  }
  return wrong;
}

const ofParticipations = registry.resources.flatMap(r => {
  const [status] = statusesOf(r);
  const reference = r.fields.idPendaftarMbkm;
  const walked = status && reference?.kind === 'ref' && !r.byHand && !r.serverOnly && !r.view;
  return walked && !registry.programmes.some(({ lead, detail }) => lead && detail?.resource === r.name)
    ? [{ name: r.name, r, status }]
    : [];
});
/** States in which a participation has rows of its own, and those of them in which somebody decides on these. */
const participating = ['disetujui', 'berjalan', 'selesai', 'mengundurkan_diri'];
const deciding = ['berjalan', 'selesai'];
/** Beside each row, all of them; in the short run one in which somebody decides and one in which nobody needs to. */
const asked = sampled('alurBersama', participating, state => [String(deciding.includes(state))]);

describe.each(ofParticipations)('$name dan pendaftarannya', ({ r, status }) => {
  it('menawarkan hanya yang dapat diambil, dan yang menunggu dapat diputuskan', async () => {
    const row = await place.db.one<
      Record<'id' | 'pendaftar' | 'mahasiswa' | 'prodi' | 'dosen' | 'kind', string> & { mitra: string | null }
    >(
      `select c.id, p.id as pendaftar, p.id_mahasiswa as mahasiswa, p.id_program_prodi as prodi, p.id_mitra as mitra,
         p.id_dosen_pembimbing as dosen, p.kode_jenis_mbkm as kind
       from ${tableName(r)} c join mbkm_pendaftar_program_mbkm p on p.id = c.id_pendaftar_mbkm
       where p.id_dosen_pembimbing is not null order by p.status = 'berjalan' desc, c.id limit 1`,
    );
    // The demo's outputs of businesses are their groups'.
    if (!row) return expect(r.name).toBe('kwu/luaran');
    const people: Named = [
      ['HA02', await student(row.mahasiswa)],
      ['HA04', await lecturer(row.dosen)],
      ['HA05', await enter('HA05', '', row.prodi, { idProgramProdi: row.prodi })],
      ['HA03', await place.as('HA03')],
      ...(row.mitra ? [['HA06', await enter('HA06', '', row.mitra, { idMitra: row.mitra })] as const] : []),
    ];
    const put = (state: string) =>
      place.db.execute('update mbkm_pendaftar_program_mbkm set status = $2 where id = $1', [row.pendaftar, state]);
    const wrong = await walk({ r, id: row.id, people }, status, {
      states: asked,
      put,
      live: deciding,
    });
    expect(wrong).toEqual([]);
  }, 300_000);
});

interface Group {
  id: string;
  people: Named;
}
/** A group with its leader and its lecturer, and who decides on it. */
async function groupOf(programme: Programme, of: string): Promise<Group> {
  const members = membersOf(registry, programme);
  const found = await place.db.one<Record<'id' | 'ketua' | 'dosen' | 'prodi', string>>(
    `select g.id, p.id_mahasiswa as ketua, p.id_program_prodi as prodi, ${of} as dosen
     from ${tableName(registry.get(programme.group?.resource ?? ''))} g
     join ${members?.table} m on m.parent_id = g.id join mbkm_pendaftar_program_mbkm p on p.id = m.${members?.participation}
     join master_jenis_anggota j on j.id = m.${members?.position} and j.kode = 'ketua'
     where ${of} is not null order by g.id limit 1`,
  );
  if (!found) throw new Error(`${programme.name}: tanpa kelompok.`);
  return {
    id: found.id,
    people: [
      ['HA02', await student(found.ketua)],
      ['HA04', await lecturer(found.dosen)],
      ['HA05', await enter('HA05', '', found.prodi, { idProgramProdi: found.prodi })],
      ['HA03', await place.as('HA03')],
    ],
  };
}

const groups = [
  { kind: 'kkn', supervisor: '(select d.id_pegawai from kkn_dpl d where d.id = g.id_dpl)' },
  { kind: 'kwu', supervisor: 'g.id_pegawai_dpl' },
].flatMap(({ kind, supervisor }) => {
  const programme = registry.programmeOf(kind);
  return programme?.group ? [{ kind, programme, supervisor, group: registry.get(programme.group.resource) }] : [];
});
const ofGroups = groups.flatMap(each =>
  registry.resources.flatMap(r => {
    const [status] = statusesOf(r);
    const { idKelompok } = r.fields;
    const belongs = idKelompok?.kind === 'ref' && idKelompok.to === each.group.name && !('idPendaftarMbkm' in r.fields);
    return status && belongs && !r.serverOnly && !r.byHand ? [{ name: r.name, r, status, ...each }] : [];
  }),
);

const waveStates = ['pendaftaran', 'pembagian', 'pelaksanaan', 'penilaian', 'selesai'];
const setWaves = (state: string) => place.db.execute('update kkn_gelombang set status = $1', [state]);

describe.each(ofGroups)('$name dan kelompoknya', ({ r, status, programme, supervisor, group, kind }) => {
  it('menawarkan hanya yang dapat diambil, di setiap tahap kelompok dan gelombang', async () => {
    const { id, people } = await groupOf(programme, supervisor);
    const row = await place.db.one<{ id: string }>(
      `select id from ${tableName(r)} order by id_kelompok = $1 desc, id limit 1`,
      [id],
    );
    if (!row) throw new Error(`${r.name}: tanpa data contoh.`);
    await place.db.execute(`update ${tableName(r)} set id_kelompok = $1 where id = $2`, [id, row.id]);
    const ownStatus = Object.values(group.fields).find(field => field.kind === 'status');
    const states = ownStatus?.kind === 'status' ? Object.keys(ownStatus.workflow.states) : [];
    const put = (state: string) =>
      place.db.execute(`update ${tableName(group)} set status = $2 where id = $1`, [id, state]);
    const subject = { r, id: row.id, people };
    const wrong = await walk(subject, status, { states, put, live: [] });
    await put(kind === 'kkn' ? 'berjalan' : 'aktif');
    if (kind === 'kkn') wrong.push(...(await walk(subject, status, { states: waveStates, put: setWaves, live: [] })));
    await setWaves('pelaksanaan');
    expect(wrong).toEqual([]);
  }, 300_000);
});

it('kelompok KKN dan gelombangnya', async () => {
  const [kkn] = groups;
  if (!kkn) throw new Error('Tanpa KKN.');
  const { id, people } = await groupOf(kkn.programme, kkn.supervisor);
  const [status] = statusesOf(kkn.group);
  if (!status) throw new Error('Tanpa alur.');
  const wrong = await walk({ r: kkn.group, id, people }, status, {
    states: waveStates,
    put: setWaves,
    live: ['pendaftaran', 'pembagian'],
  });
  await setWaves('pelaksanaan');
  expect(wrong).toEqual([]);
}, 300_000);

it('KRS inbound dan mahasiswanya', async () => {
  const krs = registry.get('pertukaran/krs');
  const inbound = registry.get('pertukaran/mhs-inbound');
  const [[status], [of]] = [statusesOf(krs), statusesOf(inbound)];
  const row = await place.db.one<Record<'id' | 'mahasiswa' | 'prodi', string>>(
    `select k.id, s.id as mahasiswa, s.id_program_prodi as prodi from pertukaran_krs k
     join pertukaran_mhs_inbound s on s.id = k.id_mhs_inbound where s.id_program_prodi is not null order by k.id limit 1`,
  );
  if (!row || !status || !of) throw new Error('Tanpa KRS.');
  const people: Named = [
    ['HA05', await enter('HA05', '', row.prodi, { idProgramProdi: row.prodi })],
    ['HA03', await place.as('HA03')],
  ];
  const put = (state: string) =>
    place.db.execute('update pertukaran_mhs_inbound set status = $2 where id = $1', [row.mahasiswa, state]);
  const wrong = await walk({ r: krs, id: row.id, people }, status, {
    states: ['disetujui', 'berjalan', 'selesai', 'mengundurkan_diri'],
    put,
    live: ['disetujui', 'berjalan'],
  });
  expect(wrong).toEqual([]);
}, 300_000);

/** The stages of a led participation, each with the states in which the lead carries it there. */
it('tahap Komcad dan pendaftarannya', async () => {
  const r = registry.get('komcad/pendaftaran');
  const [status] = statusesOf(r);
  const row = await place.db.one<Record<'id' | 'mahasiswa' | 'prodi' | 'dosen', string>>(
    `select p.id, p.id_mahasiswa as mahasiswa, p.id_program_prodi as prodi, p.id_dosen_pembimbing as dosen
     from mbkm_pendaftar_program_mbkm p join komcad_pendaftaran k on k.id = p.id
     order by k.tahap = 'administrasi' desc, p.id limit 1`,
  );
  if (!row || !status) throw new Error('Tanpa peserta Komcad.');
  const people: Named = [
    ['HA02', await student(row.mahasiswa)],
    ['HA05', await enter('HA05', '', row.prodi, { idProgramProdi: row.prodi })],
    ['HA03', await place.as('HA03')],
  ];
  const put = async (state: string) => {
    await place.db.execute('update mbkm_pendaftar_program_mbkm set status = $2 where id = $1', [row.id, state]);
    await place.db.execute('update komcad_pendaftaran set status_pendaftaran = $2 where id = $1', [row.id, state]);
  };
  const wrong = await walk({ r, id: row.id, people }, status, {
    states: ['draf', 'diajukan', 'revisi', 'ditolak', 'disetujui', 'berjalan', 'selesai', 'mengundurkan_diri'],
    put,
    live: [],
  });
  expect(wrong).toEqual([]);
}, 300_000);

it('surat dan pendaftarannya', async () => {
  const r = registry.get('surat/surat');
  const [status] = statusesOf(r);
  const letters = await place.db.query<Record<'id' | 'jenis' | 'tentang', string>>(
    `select distinct on (s.jenis_surat) s.id, s.jenis_surat as jenis, p.id as tentang from surat_surat s
       join mbkm_pendaftar_program_mbkm p on p.id::text = s.id_baris
         or p.id in (select m.id_pendaftar_mbkm from surat_surat_peserta m where m.parent_id = s.id)
     where s.status = 'terbit' order by s.jenis_surat, s.id, p.id`,
  );
  expect(letters.length).toBeGreaterThan(2);
  if (!status) throw new Error('Tanpa alur.');
  const people: Named = [['HA03', await place.as('HA03')]];
  const wrong: string[] = [];
  for (const { id, jenis, tentang } of letters) {
    // Elsewhere the portal takes it back itself.
    const counts = registry.letters
      .find(({ name }) => name === jenis)
      ?.counts.state.flatMap(condition =>
        condition.field.startsWith('status') && 'in' in condition ? condition.in : [],
      );
    const states = participating.filter(state => !counts?.length || counts.includes(state));
    const put = (state: string) =>
      place.db.execute('update mbkm_pendaftar_program_mbkm set status = $2 where id = $1', [tentang, state]);
    const found = await walk({ r, id, people }, status, { states, put, live: [] });
    wrong.push(...found.map(each => `${jenis}: ${each}`));
  }
  expect(wrong).toEqual([]);
}, 300_000);

describe.each(groups)('pendaftaran $kind, kelompoknya dan gelombangnya', ({ kind, programme, supervisor, group }) => {
  it('menawarkan hanya yang dapat diambil, dan tidak pernah mengunci peserta', async () => {
    const { id, people } = await groupOf(programme, supervisor);
    const members = membersOf(registry, programme);
    const member = await place.db.one<{ id: string }>(
      `select m.${members?.participation} as id from ${members?.table} m join mbkm_pendaftar_program_mbkm p on p.id = m.${members?.participation}
       join master_jenis_anggota j on j.id = m.${members?.position} and j.kode = 'ketua' where m.parent_id = $1`,
      [id],
    );
    const r = registry.get('mbkm/pendaftar-program-mbkm');
    const [status] = statusesOf(r);
    const ownStatus = Object.values(group.fields).find(field => field.kind === 'status');
    if (!member || !status || ownStatus?.kind !== 'status') throw new Error(kind);
    const put = (state: string) =>
      place.db.execute(`update ${tableName(group)} set status = $2 where id = $1`, [id, state]);
    const subject = { r, id: member.id, people };
    const states = Object.keys(ownStatus.workflow.states);
    const wrong = await walk(subject, status, { states, put, live: [] }, state => putStage(member.id, state));
    await put(kind === 'kkn' ? 'berjalan' : 'aktif');
    if (kind === 'kkn')
      wrong.push(
        ...(await walk(subject, status, { states: waveStates, put: setWaves, live: [] }, state =>
          putStage(member.id, state),
        )),
      );
    await setWaves('pelaksanaan');
    expect(wrong).toEqual([]);
  }, 300_000);
});

/** Puts the first stage of a registration where its state has it. */
async function putStage(id: string, state: string): Promise<void> {
  await place.db.execute(`update mbkm_pendaftar_program_mbkm set tahap_aktif = $2 where id = $1`, [
    id,
    state === 'diajukan' || state === 'revisi' ? 'prodi' : null,
  ]);
  await place.db.execute(
    `update mbkm_pendaftar_tahap set status = case when urutan = 1 and $2 in ('revisi', 'ditolak') then $2
       when $2 in ('draf', 'diajukan') then 'menunggu' else status end where id_pendaftar_mbkm = $1`,
    [id, state],
  );
}
