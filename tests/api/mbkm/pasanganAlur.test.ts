// @module-tag semua: pairs of workflows in every order; alurBersama.test.ts asks each once
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { alurKonversi } from '../../../resources/mbkm/alurKonversi.ts';
import { alurPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import { A, assessor, F, openPlace, type Place, putInto } from '../konversi/place.ts';
import type { Person } from '../support/world.ts';

/**
 * Two workflows stand on one participation: its registration and its conversion. In each combination of their
 * states somebody can take the next step, and whatever is offered can be taken (docs/domain/20 §1.1).
 */
let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

const N = 'mbkm/pendaftar-program-mbkm';
const kinds = registry.programmes.flatMap(programme => programme.kinds.slice(0, 1));

interface Row {
  id: string;
  version: number;
  [name: string]: unknown;
}
interface Subject {
  row: Row;
  people: readonly (readonly [role: string, person: Person])[];
}

/** A participation of a kind, whose conversion is open, with somebody of every role that may act on it. */
async function subjectOf(kind: string): Promise<Subject> {
  const row = await place.db.one<Row>(
    `select t.id, t.version, t.id_mahasiswa as "idMahasiswa", t.id_program_prodi as "idProgramProdi", t.id_mitra as "idMitra",
       t.id_dosen_pembimbing as "idPegawai", t.id_periode as "idPeriode"
     from mbkm_pendaftar_program_mbkm t where t.kode_jenis_mbkm = $1 and t.id_dosen_pembimbing is not null
       and t.status in ('disetujui', 'berjalan', 'selesai') and exists (select 1 from master_paket_konversi p
         where p.id_program_prodi = t.id_program_prodi and p.id_jenis_mbkm = t.id_jenis_mbkm and p.status = 'aktif')
     order by t.status, t.npm limit 1`,
    [kind],
  );
  if (!row) throw new Error(`Tidak ada peserta ${kind} pada data contoh.`);
  await place.db.execute(`delete from master_periode_jadwal where parent_id = $1 and tahap = 'konversi'`, [
    row.idPeriode,
  ]);
  await place.db.execute(`update master_periode set tanggal_selesai = '2099-12-31' where id = $1`, [row.idPeriode]);
  const leaves = kind === 'outbound' || kind === 'permadi';
  const own = async (column: 'id_mahasiswa' | 'id_pegawai', role: string, who: Record<string, string>) => {
    const [id] = Object.values(who);
    const account = await place.db.one<{ username: string }>(
      `select u.username from pengaturan_user u where u.${column} = $1 and u.aktif
         and exists (select 1 from pengaturan_user_role r where r.id_user = u.id and r.id_role = $2 and r.is_utama)`,
      [id, role],
    );
    if (account) return place.as(account.username);
    await place.db.execute(`update pengaturan_user set ${column} = null where ${column} = $1`, [id]);
    return place.enter(role, who);
  };
  const idProgramProdi = String(row.idProgramProdi);
  return {
    row,
    people: [
      ['mahasiswa', await own('id_mahasiswa', leaves ? 'HA09' : 'HA02', { idMahasiswa: String(row.idMahasiswa) })],
      ['HA03', await place.as('HA03')],
      ['HA05', await place.enter('HA05', { idProgramProdi })],
      ['HA04', await own('id_pegawai', 'HA04', { idPegawai: String(row.idPegawai) })],
      ['HA10', await place.as('HA10')],
      // A member of one team is none of the other.
      ['HA07 tim konversi', await assessor(place, idProgramProdi, true)],
      ['HA07 luar tim', await assessor(place, idProgramProdi, false)],
      ...(row.idMitra ? [['HA06', await place.enter('HA06', { idMitra: String(row.idMitra) })] as const] : []),
    ],
  };
}

interface State {
  status: string;
  konversi: string;
  reviu: string | null;
  /** State of the final grades in the academic system. */
  siamik?: 'belum' | 'terkirim';
}
/** Grades leave the portal when both workflows have ended: the only step then, and BAKPK's (docs/domain/20 §1.1). */
const afterEnd = { belum: 'statusKonversi/serahkan', terkirim: 'statusKonversi/tarik_penyerahan' };
const before = ['belum', 'diajukan', 'revisi', 'disetujui'];
const reviewed = ['menunggu', 'dikembalikan'];
/** Every combination that the two workflows reach together. */
const states: State[] = Object.keys(alurPendaftaran.states).flatMap(status => {
  const accepted = ['disetujui', 'berjalan', 'selesai', 'mengundurkan_diri'].includes(status);
  const finished = status === 'selesai' || status === 'mengundurkan_diri';
  return [
    ...(accepted ? before : ['belum']).map(konversi => ({ status, konversi, reviu: null })),
    ...(accepted ? reviewed : []).map(reviu => ({ status, konversi: 'dinilai', reviu })),
    ...(finished
      ? (['belum', 'terkirim'] as const).map(siamik => ({ status, konversi: 'final', reviu: 'diterima', siamik }))
      : []),
    ...(finished ? [{ status, konversi: 'revisi_nilai', reviu: 'diterima' }] : []),
    ...(status === 'selesai' ? [{ status, konversi: 'tanpa_konversi', reviu: null }] : []),
  ];
});

/** Puts a participation, its first stage and its package into a state, and answers its version. */
async function reach(id: string, { status, konversi, reviu, siamik }: State): Promise<number> {
  await putInto(place, id, {
    status,
    status_konversi: konversi,
    status_review_nilai: reviu,
    status_siamik: siamik ?? 'belum',
    paket_dibuka: null,
    tahap_aktif: status === 'diajukan' || status === 'revisi' ? 'prodi' : null,
  });
  await place.db.execute(
    `update mbkm_pendaftar_tahap set status = case when $2 = 'revisi' and urutan = 1 then 'revisi' else 'menunggu' end
     where id_pendaftar_mbkm = $1`,
    [id, status],
  );
  // Nothing is recognised of a package that waits for its decision.
  if (before.slice(0, 3).includes(konversi))
    await place.db.execute('update konversi_terpilih_final set id_terpilih_awal = null where id_pendaftar_mbkm = $1', [
      id,
    ]);
  // The host's grades are validated here; how the two workflows combine is tested below.
  for (const table of ['pertukaran_outbound', 'pertukaran_permadi'])
    await place.db.execute(`update ${table} set status_khs = 'tervalidasi' where id_pendaftar_mbkm = $1`, [id]);
  const row = await place.db.one<{ version: number }>(
    `update mbkm_pendaftar_program_mbkm t set id_paket_konversi = coalesce(id_paket_konversi, (select p.id
       from master_paket_konversi p where p.id_program_prodi = t.id_program_prodi and p.id_jenis_mbkm = t.id_jenis_mbkm
         and p.status = 'aktif' order by p.kode limit 1))
     where id = $1 returning version`,
    [id],
  );
  return row?.version ?? 0;
}

async function offeredTo(person: Person, id: string): Promise<string[]> {
  const answer = await person.get(N, { filter: { id }, kolom: ['status', 'statusKonversi', 'aksi'] });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ aksi: string[] }[]>()[0]?.aksi ?? [];
}

/** Content that a step waits for; its sentence says what somebody else gives, which is no closed door. */
const waits = new RegExp(
  [
    'Dosen pembimbing belum ditetapkan',
    'Luaran wajib belum disetujui',
    'menunggu verifikasi dosen pembimbing',
    'Masih ada nilai akhir program yang kosong',
    'Belum ada mata kuliah yang diakui',
    'Mitra belum ditetapkan',
    'Tanggal pelaksanaan belum diisi',
    'Bertumpuk dengan',
    'Anda masih memiliki pendaftaran aktif',
    'penuh',
    'Di luar periode',
  ].join('|'),
);

/** Takes a step through its own door. */
async function take(person: Person, id: string, key: string, version: number) {
  const note = { catatan: 'Diperiksa bersama program studi.', version };
  switch (key) {
    case 'statusKonversi/ajukan': {
      const view = (await person.get(`${A}/pilihan`, { idPendaftarMbkm: id })).json();
      expect(view.bolehPilih).toBe(true);
      const [paket] = view.paket;
      const items = paket
        ? [{ idMatkulPaketKonversi: paket.matkul[0]?.id, alasan: 'Sesuai dengan kegiatan yang dijalani.' }]
        : [];
      return person.post(`${A}/bulk`, {
        idPendaftarMbkm: id,
        version,
        idPaketKonversi: paket?.id,
        items,
        ajukan: true,
      });
    }
    case 'statusKonversi/setujui':
    case 'statusKonversi/revisi':
      return person.post(`${F}/bulk`, { idPendaftarMbkm: id, aksi: key.split('/')[1], items: [], ...note });
    case 'statusKonversi/kirim_nilai':
    case 'statusKonversi/kirim_ulang':
      return person.post(`${F}/save`, { idPendaftarMbkm: id, aksi: 'kirim', items: [], ...note });
    case 'statusKonversi/kembalikan':
    case 'statusKonversi/finalisasi':
      return person.post(`${F}/save`, { idPendaftarMbkm: id, aksi: key.split('/')[1], items: [], ...note });
    default:
      return person.post(`${N}/${id}/aksi/${key}`, note);
  }
}

/** The registration goes with its group, or with what leads it, while it is decided on. */
const goesAlong = (kind: string, status: string): boolean => {
  const programme = registry.programmeOf(kind);
  if (programme?.lead) return !['selesai'].includes(status);
  return programme?.group?.carries !== undefined && ['draf', 'diajukan', 'revisi', 'disetujui'].includes(status);
};
/** The mapping goes with the registration. */
const mapped = (kind: string): boolean => {
  const conversion = registry.programmeOf(kind)?.conversion;
  return conversion?.by === 'mapping' && conversion.at === 'registration';
};
/** Such a mapping is handed in and approved in one step, so that an accepted registration never waits for it. */
const isReached = (kind: string, { status, konversi }: State): boolean =>
  !mapped(kind) ||
  ![...before.slice(0, 3), 'tanpa_konversi'].includes(konversi) ||
  (konversi === 'belum' && !['disetujui', 'berjalan', 'selesai'].includes(status));
/** Steps that end it, the one that takes an end back and the one that opens the time of revisions: none leads on. */
const leaving = ['mengundurkan_diri', 'mundurkan', 'statusKonversi/tutup', 'statusKonversi/buka_revisi', 'batalkan'];

describe.each(kinds)('pendaftaran dan konversi %s', kind => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await subjectOf(kind);
  });

  it('menawarkan langkah berikutnya kepada seseorang, dan setiap tawaran dapat diambil', async () => {
    const { row, people } = subject;
    const wrong: string[] = [];
    for (const state of states.filter(each => isReached(kind, each))) {
      const details = [state.reviu, state.siamik].filter(Boolean).join(', ');
      const named = `${state.status} × ${state.konversi}${details && ` (${details})`}`;
      const next: string[] = [];
      let handsOver = 0;
      for (const [role, person] of people) {
        await reach(row.id, state);
        for (const key of await offeredTo(person, row.id)) {
          if (state.siamik && key === afterEnd[state.siamik] && role === 'HA10') handsOver += 1;
          else if (!leaving.includes(key)) next.push(key);
          const answer = await take(person, row.id, key, await reach(row.id, state));
          const { message = '' } = answer.statusCode >= 400 ? answer.json<{ message?: string }>() : {};
          const closed = answer.statusCode === 403 || answer.statusCode === 404 || answer.statusCode >= 500;
          if (closed || (answer.statusCode === 409 && !waits.test(message)))
            wrong.push(`${named}: ${role} ditawari ${key}, dijawab ${answer.statusCode} ${message}`);
        }
      }
      const ended =
        ['ditolak', 'mengundurkan_diri'].includes(state.status) || ['final', 'revisi_nilai'].includes(state.konversi);
      if (state.siamik && !handsOver) wrong.push(`${named}: BAKPK tidak ditawari ${afterEnd[state.siamik]}`);
      if (ended && next.length) wrong.push(`${named}: masih menawarkan ${next.join(', ')}`);
      if (!ended && !goesAlong(kind, state.status) && !next.length)
        wrong.push(`${named}: tidak ada yang dapat melanjutkan`);
      // Whatever the activity does, an accepted participation can always go on to its conversion.
      const converts = ['disetujui', 'berjalan', 'selesai'].includes(state.status) && !ended;
      const waitsForEnd = state.reviu === 'menunggu' && state.status !== 'selesai';
      if (converts && !waitsForEnd && !next.some(key => key.startsWith('statusKonversi/')))
        wrong.push(`${named}: konversi tidak dapat dilanjutkan`);
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('menutup paket yang belum diajukan sesudah masa konversi, dan Tim MBKM membukanya', async () => {
    if (mapped(kind)) return;
    const { row, people } = subject;
    const [[, student] = [], [, tim] = []] = people;
    if (!student || !tim) throw new Error('Tanpa mahasiswa atau Tim MBKM.');
    await reach(row.id, { status: 'selesai', konversi: 'belum', reviu: null });
    await place.db.execute(`update master_periode set tanggal_selesai = '2026-01-31' where id = $1`, [row.idPeriode]);
    try {
      expect(await offeredTo(student, row.id)).not.toContain('statusKonversi/ajukan');
      const view = (await student.get(`${A}/pilihan`, { idPendaftarMbkm: row.id })).json();
      expect(view).toMatchObject({
        bolehPilih: false,
        tertutup: 'Masa konversi berakhir 31 Januari 2026. Minta Tim MBKM membuka pengajuan paket.',
      });
      const refused = await take(student, row.id, 'statusKonversi/revisi', view.pendaftar.version);
      expect(refused.statusCode).toBe(403);
      const open = `${N}/${row.id}/aksi/statusKonversi/buka_paket`;
      expect((await tim.post(open, {})).statusCode).toBe(422);
      expect((await tim.post(open, { catatan: 'Nilai mitra terlambat.' })).statusCode).toBe(200);
      expect(await offeredTo(student, row.id)).toContain('statusKonversi/ajukan');
      expect((await tim.post(open, { catatan: 'Sekali lagi.' })).statusCode).toBe(409);
    } finally {
      await place.db.execute(`update master_periode set tanggal_selesai = '2099-12-31' where id = $1`, [row.idPeriode]);
    }
  });
});

it('menyebut setiap langkah konversi yang ditawarkan kepada seseorang', () => {
  const offered = Object.entries(alurKonversi.actions).filter(([, { arrows }]) =>
    arrows.some(({ by }) => by.some(({ role }) => role !== 'system')),
  );
  expect(offered.map(([name]) => name)).toEqual([
    'ajukan',
    'buka_paket',
    'tutup',
    'setujui',
    'revisi',
    'kirim_nilai',
    'kembalikan',
    'kirim_ulang',
    'finalisasi',
    'serahkan',
    'tarik_penyerahan',
    'buka_revisi',
  ]);
});
