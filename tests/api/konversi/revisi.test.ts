import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { putInto } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
import {
  alasan,
  ask,
  courses,
  daysAgo,
  decide,
  idOf,
  N,
  people,
  place,
  R,
  reset,
  sheetOf,
  student,
  target,
  withFinalGrades,
  wrongState,
} from './finalGrades.ts';

withFinalGrades();

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
    // Only the person who passed it on may withdraw it.
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
