import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { id, openPlace, type Place, putInto } from '../magang/place.ts';
import { type Person, versionAt } from '../support/world.ts';

const N = 'mbkm/pendaftar-program-mbkm';
const R = 'magang/pendaftar-program-mbkm/approval-revisi-nilai';
const alasan = 'Nilai pada berita acara berbeda dengan nilai yang tercatat di portal.';
const wrongState = 'Aksi tidak dapat dilakukan pada status saat ini.';

interface Course {
  id: string;
  kode: string;
  nama: string;
  sks: number;
  nilaiAngka: number;
  nilaiHuruf: string;
  statusSiamik: string;
  pesanSiamik: string | null;
}

let place: Place;
let people: Record<'HA01' | 'HA03' | 'HA05' | 'HA07' | 'HA10', Person>;
let student: Person & { userId: string };
/** Final, of Informatika. */
let target: string;
let courses: Course[];

const sheetOf = async (of = target, who: Person = people.HA03) =>
  (await who.get(`${N}/${of}/konversi`)).json<{
    pendaftar: Record<string, unknown> & { version: number };
    matkul: Course[];
    hak: Record<string, boolean>;
  }>();

/** A document that somebody uploaded as proof. */
async function proof(person: { userId: string }): Promise<string> {
  const file = uuidv7();
  await place.db.execute(
    `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
     values ($1, 'bukti.pdf', 'application/pdf', 10, 'x', 'konversi/revisi-nilai', 'berkasPendukung', $2, $3, 1)`,
    [file, person.userId, `uji/${file}`],
  );
  return file;
}
const idOf = async (person: Person): Promise<string> => (await person.get('user')).json<{ id: string }>().id;

async function ask(person: Person, more: Record<string, unknown> = {}) {
  const berkasPendukung = await proof({ userId: await idOf(person) });
  const rincian = [{ idTerpilihFinal: courses[0]?.id, nilaiAngkaBaru: 82 }];
  return person.post(R, { idPendaftarMbkm: target, alasan, berkasPendukung, rincian, ...more });
}
const decide = (person: Person, of: string, aksi: string, more: Record<string, unknown> = {}) =>
  person.put(`${R}/${of}`, { aksi, ...more });

/** A moment that many whole days ago, and some milliseconds more. */
const daysAgo = (days: number, more = 0): string =>
  new Date(place.world.clock.now.getTime() - days * 86_400_000 - more).toISOString();

/** Final again, sent, with these grades and no revision that waits. */
async function reset(statusSiamik = 'terkirim') {
  await place.db.execute(
    `update konversi_revisi_nilai set status = 'dibatalkan' where id_pendaftar_mbkm = $1 and status in ('usulan', 'diajukan')`,
    [target],
  );
  await place.db.execute(
    `update konversi_terpilih_final set nilai_angka = 78, nilai_huruf = 'B+', nilai_mutu = 3.5, lulus = true,
       status_siamik = 'terkirim' where id_pendaftar_mbkm = $1`,
    [target],
  );
  await putInto(place, target, {
    status_konversi: 'final',
    status_siamik: statusSiamik,
    ips_konversi: 3.5,
    revisi_dibuka: null,
    tanggal_final: '2026-11-15T03:00:00Z',
  });
}

beforeAll(async () => {
  place = await openPlace();
  target = id.pendaftar('final-if');
  people = {
    HA01: await place.as('HA01'),
    HA03: await place.as('HA03'),
    HA05: await place.as('HA05'),
    HA07: await place.as('HA07'),
    HA10: await place.as('HA10'),
  };
  const row = await place.db.one<{ idMahasiswa: string }>(
    `select id_mahasiswa as "idMahasiswa" from mbkm_pendaftar_program_mbkm where id = $1`,
    [target],
  );
  student = await place.enter('HA02', { idMahasiswa: row?.idMahasiswa ?? '' });
  courses = (await sheetOf()).matkul;
});
afterAll(() => place.world.close());
beforeEach(() => reset());

describe('a request', () => {
  it('of the study programme changes grades once Tim MBKM approves', async () => {
    const asked = await ask(people.HA07);
    expect(asked.statusCode, asked.body).toBe(201);
    const revision = asked.json();
    expect(revision.nomor).toMatch(/^REV-2026-\d{4}$/);
    expect(revision.rincian[0]).toMatchObject({
      nilaiAngkaLama: 78,
      nilaiHurufLama: 'B+',
      nilaiAngkaBaru: 82,
      nilaiHurufBaru: 'A-',
    });
    expect((await sheetOf()).pendaftar.statusKonversi).toBe('revisi_nilai');
    const notices = (await people.HA03.get('notifikasi', { range: [0, 99] })).json<{ judul: string; link: string }[]>();
    const told = notices.find(({ link }) => link?.endsWith(revision.id));
    expect(told).toMatchObject({
      judul: 'Revisi nilai diajukan',
      link: `/magang/approval-penilaian/detail/${revision.id}`,
    });

    // The server says of this row whose the steps are: only the requester may withdraw it.
    const steps = async (who: Person) => (await who.get(`${R}/${revision.id}`)).json<{ aksi: string[] }>().aksi;
    expect(await steps(people.HA03)).toEqual(['setujui', 'tolak']);
    expect(await steps(people.HA07)).toEqual(['batalkan']);
    expect(await steps(people.HA05)).toEqual([]);

    const approved = await decide(people.HA03, revision.id, 'setujui', { version: revision.version });
    expect(approved.statusCode, approved.body).toBe(200);
    const { pendaftar, matkul } = await sheetOf();
    expect(matkul[0]).toMatchObject({ nilaiAngka: 82, nilaiHuruf: 'A-' });
    const sks = matkul.reduce((sum, course) => sum + course.sks, 0);
    const ips = Math.round(((sks * 3.5 + (matkul[0]?.sks ?? 0) * 0.25) / sks) * 100) / 100;
    expect(pendaftar).toMatchObject({ statusKonversi: 'final', statusSiamik: 'perlu_kirim_ulang', ipsKonversi: ips });
    const history = (await people.HA03.get(`magang/pendaftar-program-mbkm/riwayat-nilai/${target}`)).json<
      { idRevisiNilai: string | null }[]
    >();
    expect(history.find(({ idRevisiNilai }) => idRevisiNilai === revision.id)).toMatchObject({
      sumber: 'revisi',
      nilaiAngkaLama: 78,
      nilaiHurufLama: 'B+',
      nilaiAngkaBaru: 82,
      nilaiHurufBaru: 'A-',
      alasan,
      idRevisiNilai: revision.id,
      namaRole: 'Tim MBKM',
    });
    // The student sees what changed after final, and nothing of before.
    const seen = (await student.get(`magang/pendaftar-program-mbkm/riwayat-nilai/${target}`)).json<
      { sumber: string }[]
    >();
    expect(seen.map(({ sumber }) => sumber)).toEqual(['revisi']);
    const audit = (await people.HA03.get(`${N}/${target}/riwayat`)).json<{ aksi: string; alur: string }[]>();
    expect(audit.map(({ alur, aksi }) => `${alur} ${aksi}`)).toEqual(
      expect.arrayContaining([
        'konversi setujui_revisi',
        'konversi ajukan_revisi',
        'revisi_nilai setujui',
        'revisi_nilai buat',
      ]),
    );
  });

  it('of BAKPK too; refused or withdrawn it leaves the grades alone', async () => {
    for (const [who, aksi] of [
      ['HA03', 'tolak'],
      ['HA10', 'batalkan'],
    ] as const) {
      await reset();
      const { id: revision } = (await ask(people.HA10)).json();
      if (aksi === 'tolak') {
        const silent = await decide(people[who], revision, aksi);
        expect([silent.statusCode, silent.json().message]).toEqual([422, 'Catatan wajib diisi.']);
      }
      const done = await decide(people[who], revision, aksi, { catatan: 'Bukti tidak cukup.' });
      expect(done.statusCode, done.body).toBe(200);
      const { pendaftar, matkul } = await sheetOf();
      expect(pendaftar).toMatchObject({ statusKonversi: 'final', statusSiamik: 'terkirim' });
      expect(matkul[0]?.nilaiAngka).toBe(78);
    }
  });

  it('says what is wrong with it', async () => {
    const short = await ask(people.HA05, { alasan: 'Salah ketik.' });
    expect(short.json().errors.alasan).toBe('Alasan minimal 30 karakter.');
    const bare = await people.HA05.post(R, { idPendaftarMbkm: target, alasan });
    expect(bare.json().errors).toMatchObject({ berkasPendukung: 'Wajib diisi.' });
    const same = await ask(people.HA05, { rincian: [{ idTerpilihFinal: courses[0]?.id, nilaiAngkaBaru: 78 }] });
    expect([same.statusCode, same.json().errors]).toEqual([422, { rincian: 'Tidak ada nilai yang berubah.' }]);
    const high = await ask(people.HA05, { rincian: [{ idTerpilihFinal: courses[0]?.id, nilaiAngkaBaru: 101 }] });
    expect(high.json().errors).toEqual({ 'rincian.0.nilaiAngkaBaru': 'Maksimal 100.' });
    const foreign = await ask(people.HA05, { rincian: [{ idTerpilihFinal: uuidv7(), nilaiAngkaBaru: 90 }] });
    expect(foreign.statusCode).toBe(422);
    expect((await sheetOf()).pendaftar.statusKonversi).toBe('final');
  });

  it('waits for the one before it', async () => {
    await ask(people.HA05);
    const second = await ask(people.HA10);
    expect([second.statusCode, second.json().message]).toEqual([409, 'Masih ada revisi nilai yang belum diputuskan.']);
  });

  it('is made in time, or after Tim MBKM opened the time again', async () => {
    await putInto(place, target, { tanggal_final: daysAgo(30, 1) });
    expect((await sheetOf(target, people.HA07)).hak.ajukanRevisi).toBe(false);
    const late = await ask(people.HA07);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Batas pengajuan revisi nilai (30 hari) sudah lewat.',
    ]);
    expect((await people.HA05.post(`${N}/${target}/buka-revisi`, { catatan: 'x' })).statusCode).toBe(403);
    expect((await people.HA03.post(`${N}/${target}/buka-revisi`, {})).json().message).toBe('Catatan wajib diisi.');
    const { version } = (await sheetOf(target)).pendaftar;
    const opened = await people.HA03.post(`${N}/${target}/buka-revisi`, { catatan: 'Permintaan dekan.', version });
    expect(opened.statusCode).toBe(200);
    expect((await ask(people.HA07)).statusCode).toBe(201);
  });

  it('is in time up to the last moment', async () => {
    await putInto(place, target, { tanggal_final: daysAgo(30), revisi_dibuka: null });
    expect((await sheetOf(target, people.HA07)).hak.ajukanRevisi).toBe(true);
    const answer = await ask(people.HA07);
    expect(answer.statusCode, answer.body).toBe(201);
  });

  it('is not made by who may not, nor before final', async () => {
    for (const role of ['HA01', 'HA03', 'HA04', 'HA06'])
      expect((await (await place.as(role)).post(R, { idPendaftarMbkm: target })).statusCode, role).toBe(403);
    await putInto(place, target, { status_konversi: 'dinilai' });
    const early = await ask(people.HA05);
    expect([early.statusCode, early.json().message]).toEqual([409, wrongState]);
  });
});

describe('approver and requester', () => {
  it('are different people, also when one has both roles', async () => {
    const { id: revision } = (await ask(people.HA05)).json();
    await place.db.execute('update konversi_revisi_nilai set id_pemohon = $2 where id = $1', [
      revision,
      await idOf(people.HA03),
    ]);
    const own = await decide(people.HA03, revision, 'setujui');
    expect([own.statusCode, own.json().message]).toEqual([403, 'Pemohon tidak boleh menyetujui revisinya sendiri.']);
    expect((await decide(people.HA01, revision, 'setujui')).statusCode).toBe(200);
  });

  it('take turns: of two who decide at once one learns of the other', async () => {
    const { id: revision } = (await ask(people.HA05)).json();
    const answers = await Promise.all([
      decide(people.HA03, revision, 'setujui'),
      decide(people.HA01, revision, 'tolak', { catatan: 'Uji.' }),
    ]);
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409]);
  });
});

describe('an objection', () => {
  const object = (more: Record<string, unknown> = {}) =>
    ask(student, { rincian: [{ idTerpilihFinal: courses[0]?.id }], ...more });

  it('names courses, leaves the conversion final and goes to the study programme', async () => {
    expect((await sheetOf(target, student)).hak.sanggah).toBe(true);
    // A grade that a student writes in is nobody's.
    const made = await object({ rincian: [{ idTerpilihFinal: courses[0]?.id, nilaiAngkaBaru: 100 }] });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ status: 'usulan', rincian: [{ nilaiAngkaLama: 78, nilaiAngkaBaru: null }] });
    expect((await sheetOf()).pendaftar.statusKonversi).toBe('final');
    const notices = (await people.HA05.get('notifikasi', { range: [0, 99] })).json<{ judul: string }[]>();
    expect(notices.map(({ judul }) => judul)).toContain('Nilai konversi disanggah');

    const empty = await decide(people.HA07, made.json().id, 'teruskan', { rincian: [] });
    expect(empty.json().errors).toEqual({ rincian: 'Tidak ada nilai yang berubah.' });
    const rincian = [{ idTerpilihFinal: courses[0]?.id, nilaiAngkaBaru: 80 }];
    const inTeam = (aktif: boolean) => place.db.execute('update master_tim_penilai_prodi set aktif = $1', [aktif]);
    await inTeam(false);
    const outside = await decide(people.HA07, made.json().id, 'teruskan', { rincian });
    const refusing = await decide(people.HA07, made.json().id, 'tolak', { catatan: 'Sudah sesuai.' });
    await inTeam(true);
    expect([outside.statusCode, refusing.statusCode]).toEqual([403, 403]);
    const passed = await decide(people.HA07, made.json().id, 'teruskan', { rincian });
    expect(passed.json()).toMatchObject({ status: 'diajukan' });
    expect((await sheetOf()).pendaftar.statusKonversi).toBe('revisi_nilai');
    // Who passed it on stands for it and may withdraw it; somebody else may not.
    expect((await decide(people.HA05, made.json().id, 'batalkan')).statusCode).toBe(403);
    expect((await decide(people.HA07, made.json().id, 'batalkan')).statusCode).toBe(200);
  });

  it('is made of final grades only', async () => {
    await putInto(place, target, { status_konversi: 'dinilai' });
    const early = await object();
    expect([early.statusCode, early.json().message]).toEqual([409, wrongState]);
  });

  it('that was passed on tells who did so of the decision, as a request tells who made it', async () => {
    const heard = async (who: Person, of: string) =>
      (
        await place.db.query<{ judul: string }>(
          `select judul from notifikasi where id_user = $1 and judul like 'Revisi nilai di%' and kunci like $2`,
          [await idOf(who), `%${of}%`],
        )
      ).map(({ judul }) => judul);
    const { id: objection } = (await object()).json();
    const rincian = [{ idTerpilihFinal: courses[0]?.id, nilaiAngkaBaru: 80 }];
    expect((await decide(people.HA05, objection, 'teruskan', { rincian })).statusCode).toBe(200);
    expect((await decide(people.HA03, objection, 'tolak', { catatan: 'Sudah sesuai.' })).statusCode).toBe(200);
    expect(await heard(people.HA05, objection)).toContain('Revisi nilai ditolak');
    await reset();
    const { id: request } = (await ask(people.HA07)).json();
    expect((await decide(people.HA03, request, 'setujui')).statusCode).toBe(200);
    expect(await heard(people.HA07, request)).toContain('Revisi nilai disetujui');
  });

  it('is refused by the study programme with a note', async () => {
    const { id: revision } = (await object()).json();
    expect((await decide(people.HA05, revision, 'tolak')).json().message).toBe('Catatan wajib diisi.');
    expect((await decide(people.HA05, revision, 'tolak', { catatan: 'Nilai sudah sesuai.' })).json().status).toBe(
      'ditolak',
    );
    const own = (await student.get(R)).json<{ id: string; status: string }[]>();
    expect(own.find(({ id }) => id === revision)?.status).toBe('ditolak');
  });

  it('is made within 14 days', async () => {
    await putInto(place, target, { tanggal_final: daysAgo(14, 1) });
    const late = await object();
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Batas pengajuan sanggah nilai (14 hari) sudah lewat.',
    ]);
    await putInto(place, target, { tanggal_final: daysAgo(14) });
    const last = await object();
    expect(last.statusCode, last.body).toBe(201);
  });
});

/** Said once more by somebody who read docs/domain/20 §1.8. */
describe('every arrow by every role', () => {
  const arrows: Record<string, Record<string, string>> = {
    teruskan: { usulan: 'HA05 HA07' },
    tolak: { usulan: 'HA05 HA07', diajukan: 'HA01 HA03' },
    setujui: { diajukan: 'HA01 HA03' },
    batalkan: { diajukan: 'HA05 HA07 HA10' },
  };
  it.each(Object.keys(arrows))('%s', async aksi => {
    const { id: revision } = (await ask(people.HA05)).json();
    let round = 0;
    for (const [role, person] of Object.entries(people)) {
      const mine = await idOf(person);
      for (const status of ['usulan', 'diajukan', 'disetujui', 'ditolak', 'dibatalkan']) {
        // Withdrawing is for whoever asked; deciding for somebody else.
        const asker = aksi === 'batalkan' ? mine : null;
        await place.db.execute(
          'update konversi_revisi_nilai set status = $2, id_pemohon = $3, id_penerus = null where id = $1',
          [revision, status, asker],
        );
        await putInto(place, target, { status_konversi: status === 'diajukan' ? 'revisi_nilai' : 'final' });
        const rincian = [{ idTerpilihFinal: courses[1]?.id, nilaiAngkaBaru: 90 + (round++ % 9) }];
        const answer = await decide(person, revision, aksi, {
          catatan: 'Uji.',
          ...(aksi === 'teruskan' ? { rincian } : {}),
        });
        const roles = Object.values(arrows[aksi] ?? {}).join(' ');
        const now = arrows[aksi]?.[status] ?? '';
        const expected = !roles.includes(role) ? 403 : now.includes(role) ? 200 : 409;
        expect(answer.statusCode, `${role} ${aksi} ${status}: ${answer.body.slice(0, 120)}`).toBe(expected);
      }
    }
  });
});

describe('SIAMIK', () => {
  const send = async (person: Person, ids: string[]) => {
    const items = await Promise.all(
      ids.map(async one => ({ id: one, version: await versionAt(people.HA03, `${N}/${one}`) })),
    );
    return person.post(`${N}/kirim-siamik`, { items });
  };

  it('takes final grades that stand in the study plan', async () => {
    await reset('belum');
    const answer = await send(people.HA10, [target]);
    expect(answer.json()).toEqual({ berhasil: [target], gagal: [] });
    const { pendaftar, matkul } = await sheetOf();
    expect(pendaftar).toMatchObject({ statusSiamik: 'terkirim', pesanSiamik: null });
    expect(matkul.every(course => course.statusSiamik === 'terkirim')).toBe(true);
    // Once is enough.
    expect((await send(people.HA10, [target])).json().gagal[0].pesan).toBe(wrongState);
  });

  it('sends nothing of a participation that somebody has changed meanwhile', async () => {
    await reset('belum');
    const version = await versionAt(people.HA03, `${N}/${target}`);
    const answer = await people.HA10.post(`${N}/kirim-siamik`, {
      items: [{ id: target, version: Number(version) - 1 }],
    });
    expect(answer.json()).toMatchObject({
      berhasil: [],
      gagal: [{ id: target, pesan: 'Data telah diubah pengguna lain. Muat ulang lalu coba lagi.' }],
    });
    expect((await sheetOf()).pendaftar).toMatchObject({ statusSiamik: 'belum' });
  });

  it('names the course that is not in the study plan, and only BAKPK sends', async () => {
    const failed = id.pendaftar('final-at');
    const answer = (await send(people.HA10, [failed])).json();
    const lacking = (await sheetOf(failed)).matkul.find(course => course.statusSiamik === 'gagal');
    expect(answer.gagal).toMatchObject([
      { id: failed, pesan: `Mata kuliah ${lacking?.kode} tidak ada di KRS mahasiswa.` },
    ]);
    for (const role of ['HA01', 'HA03', 'HA05', 'HA07'] as const)
      expect((await send(people[role], [failed])).statusCode, role).toBe(403);
    const waiting = id.pendaftar('fajar');
    expect((await send(people.HA10, [waiting])).json().gagal).toMatchObject([{ id: waiting, pesan: wrongState }]);
  });
});

describe('grades that were carried to the academic system', () => {
  const mark = async (who: Person, aksi: string, catatan?: string) =>
    who.put(`${N}/serah-nilai`, {
      items: [{ id: target, version: await versionAt(people.HA03, `${N}/${target}`) }],
      aksi,
      catatan,
    });

  it('are marked by BAKPK with a note, and the mark can be taken back', async () => {
    await reset('belum');
    expect((await mark(people.HA10, 'serahkan')).json().gagal).toMatchObject([{ pesan: 'Catatan wajib diisi.' }]);
    const note = 'Diisi petugas di SIAMIK, berita acara 12';
    expect((await mark(people.HA10, 'serahkan', note)).json()).toEqual({ berhasil: [target], gagal: [] });
    const { pendaftar, matkul, hak } = await sheetOf(target, people.HA10);
    expect(pendaftar).toMatchObject({ statusSiamik: 'terkirim', pesanSiamik: `Diserahkan di luar portal: ${note}` });
    expect(matkul.every(course => course.statusSiamik === 'terkirim')).toBe(true);
    expect(hak).toMatchObject({ serahkan: false, tarik_penyerahan: true, kirimSiamik: false });
    expect((await mark(people.HA10, 'serahkan', note)).json().gagal).toHaveLength(1);
    expect((await mark(people.HA10, 'tarik_penyerahan', 'Keliru peserta')).json().berhasil).toEqual([target]);
    expect((await sheetOf(target, people.HA10)).hak).toMatchObject({ serahkan: true, kirimSiamik: true });
    const entries = (await people.HA03.get(`${N}/${target}/riwayat`)).json<{ catatan: string | null }[]>();
    expect(entries.map(({ catatan }) => catatan)).toEqual(expect.arrayContaining([note, 'Keliru peserta']));
  });

  it('are marked by nobody else', async () => {
    for (const role of ['HA01', 'HA03', 'HA05', 'HA07'] as const)
      expect((await mark(people[role], 'serahkan', 'x')).statusCode, role).toBe(403);
  });
});

describe('what leaves the portal', () => {
  it('is checked as PDDikti would, and written one row a course', async () => {
    const check = (await people.HA10.get(`${N}/pddikti/periksa`)).json();
    const total = await place.db.one<{ n: number }>(
      `select count(*)::int as n from konversi_terpilih_final f join mbkm_pendaftar_program_mbkm t
       on t.id = f.id_pendaftar_mbkm where t.status_konversi = 'final'`,
    );
    expect(check.jumlah).toBe(total?.n);
    expect(check.siap + check.ditolak.length).toBe(check.jumlah);
    const kunci = 'mbkm/konfigurasi/pddikti.jenisAktivitas';
    const { version } = (await people.HA03.get(kunci)).json();
    await people.HA03.put(kunci, { nilai: ['kwu: 19'], version });
    const unmapped = (await people.HA10.get(`${N}/pddikti/periksa`)).json();
    expect(unmapped.siap).toBe(0);
    expect(unmapped.ditolak[0].alasan).toContain('Kode jenis aktivitas belum dipetakan.');
    const file = await people.HA10.get(`${N}/pddikti`, { format: 'csv' });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body.split('\r\n')[0]).toContain('NIM;Nama;Kode Prodi;Semester');
    expect((await people.HA10.get(`${N}/pddikti`, { format: 'xlsx' })).rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await student.get(`${N}/pddikti/periksa`)).statusCode).toBe(403);
  });

  it('is printed as a recap with one number, anew after a revision', async () => {
    const print = () => people.HA10.get(`${N}/${target}/cetak/rekap-konversi`);
    const letters = () =>
      place.db.query<{ nomor: string; dicabut: string | null }>(
        `select nomor_surat as nomor, alasan as dicabut from surat_surat where jenis_surat = 'rekap_konversi' and id_baris = $1 order by nomor_urut`,
        [target],
      );
    const first = await print();
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await student.get(`${N}/${target}/cetak/rekap-konversi`)).statusCode).toBe(200);
    expect(await letters()).toHaveLength(1);
    place.world.clock.now = new Date(place.world.clock.now.getTime() + 60_000);
    const { id: revision } = (await ask(people.HA05)).json();
    expect((await print()).statusCode).toBe(409);
    await decide(people.HA03, revision, 'setujui');
    await print();
    const after = await letters();
    expect(after.map(({ dicabut }) => dicabut === null)).toEqual([false, true]);
  });
});
