import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spanInWords } from '../../../resources/kit/index.ts';
import { dayAfter } from '../../../server/platform/day.ts';
import { cal, id, M, mandiri, mbkm, N, openPlace, type Place, submitted } from './place.ts';

/** When a participation may be (docs/domain/20 §4.1): in its period, over no other live one. */
let place: Place;
let period: { nama: string; mulai: string; selesai: string };
beforeAll(async () => {
  place = await openPlace();
  const found = await place.db.one<typeof period>(
    `select nama, tanggal_mulai::text as mulai, tanggal_selesai::text as selesai from master_periode where id = $1`,
    [id.periode(1)],
  );
  if (!found) throw new Error('periode');
  period = found;
});
afterAll(() => place.world.close());

/** Another participation of the student, in the period before, with days of its own. */
const beside = (idPendaftar: string, status: string, [from, to]: readonly [string, string]) =>
  place.db.execute(
    `insert into mbkm_pendaftar_program_mbkm (id, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi, id_program, id_periode,
       id_jenis_mbkm, kode_jenis_mbkm, jalur, status, status_konversi, tanggal_daftar, tanggal_mulai, tanggal_selesai)
     select $2, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi, id_program, $3, id_jenis_mbkm, kode_jenis_mbkm, jalur,
       $4, status_konversi, now(), $5::date, $6::date from mbkm_pendaftar_program_mbkm where id = $1`,
    [idPendaftar, uuidv7(), id.periode(0), status, from, to],
  );

async function draft(more: Record<string, unknown>) {
  const person = await place.studentPerson();
  const files = await place.documents(person.userId);
  const made = await person.post(`${M}/mandiri`, mandiri(more, files));
  if (made.statusCode !== 201) throw new Error(made.body);
  const row = made.json<{ id: string; version: number }>();
  return { ...row, submit: () => person.post(`${N}/${row.id}/aksi/ajukan`, { version: row.version }) };
}

describe('days outside the period', () => {
  const limits = () => [dayAfter(period.mulai, -31), dayAfter(period.selesai, 31)] as const;

  it('are refused by field from the day after the tolerance on', async () => {
    const [first, last] = limits();
    const wide = await draft({ tanggalMulai: dayAfter(first, -1), tanggalSelesai: dayAfter(last, 1) });
    const answer = await wide.submit();
    expect(answer.statusCode, answer.body).toBe(422);
    const words = `Di luar periode ${period.nama} (${spanInWords(period.mulai, period.selesai)}, boleh selisih 31 hari).`;
    expect(answer.json().errors).toEqual({ tanggalMulai: words, tanggalSelesai: words });
  });

  it('are taken on the last day of the tolerance', async () => {
    const [first, last] = limits();
    const answer = await (await draft({ tanggalMulai: first, tanggalSelesai: last })).submit();
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('in a year that is none are refused already in a draft', async () => {
    const person = await place.studentPerson();
    const answer = await person.post(`${M}/mandiri`, mandiri({ tanggalSelesai: '2207-01-31' }));
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { tanggalSelesai: 'Tahun harus antara 2000 dan 2100.' },
    ]);
  });
});

describe('days of another live participation', () => {
  const { tanggalMulai, tanggalSelesai } = mandiri();

  it('are refused at the submission, sharing a single day; the day after is free', async () => {
    const one = await draft({});
    await beside(one.id, 'berjalan', [dayAfter(tanggalMulai, -90), tanggalMulai]);
    const answer = await one.submit();
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors.tanggalMulai).toMatch(/^Bertumpuk dengan .* sampai /);

    const other = await draft({});
    await beside(other.id, 'berjalan', [dayAfter(tanggalMulai, -90), dayAfter(tanggalMulai, -1)]);
    expect((await other.submit()).statusCode).toBe(200);

    const before = await draft({});
    await beside(before.id, 'berjalan', [tanggalSelesai, dayAfter(tanggalSelesai, 90)]);
    expect((await before.submit()).statusCode).toBe(422);
    const free = await draft({});
    await beside(free.id, 'berjalan', [dayAfter(tanggalSelesai, 1), dayAfter(tanggalSelesai, 90)]);
    expect((await free.submit()).statusCode).toBe(200);
  });

  it('do not count when it is over or refused', async () => {
    const one = await draft({});
    await beside(one.id, 'ditolak', [tanggalMulai, tanggalSelesai]);
    expect((await one.submit()).statusCode).toBe(200);
  });

  it('that came after the submission hold up the last approval', async () => {
    const { row } = await submitted(place);
    const decide = async (role: 'HA05' | 'HA03') => {
      const tim = await place.as('HA03');
      const { version } = (await tim.get(`${N}/${row.id}`)).json<{ version: number }>();
      return (await place.as(role)).post(`${N}/${row.id}/aksi/setujui`, { version });
    };
    await beside(row.id, 'disetujui', [tanggalMulai, tanggalSelesai]);
    let answer = await decide('HA05');
    for (let stage = 1; stage < 4 && answer.statusCode === 200; stage++) answer = await decide('HA03');
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json().message).toMatch(/^Bertumpuk dengan /);
    const shown = (await (await place.as('HA03')).get(`${N}/${row.id}`)).json<{ status: string }>();
    expect(shown.status).not.toBe('disetujui');
  });
});

describe('an offer', () => {
  const setWindow = (from: string, to: string) =>
    place.db.execute(
      'update magang_program_ditawarkan set tanggal_buka = $2::date, tanggal_tutup = $3::date where id = $1',
      [id.offer('backend'), from, to],
    );
  const submitTo = async () => {
    const person = await place.studentPerson();
    const files = await place.documents(person.userId);
    return person.post(M, { ...mbkm('backend', files), ajukan: true });
  };
  const words = async (status: number) => {
    const answer = await submitTo();
    expect(answer.statusCode, answer.body).toBe(status);
    return answer.body;
  };

  it('takes registrations on its first and on its last day, and on no day before or after', async () => {
    const today = cal.day(0);
    await setWindow(today, cal.day(20));
    await words(201);
    await setWindow(cal.day(-20), today);
    await words(201);
    await setWindow(cal.day(-20), cal.day(-1));
    expect(await words(422)).toContain('sudah ditutup');
    await setWindow(cal.day(1), cal.day(20));
    expect(await words(422)).toContain('belum dibuka');
  });
});
