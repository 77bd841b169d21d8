import { once } from 'node:events';
import { request } from 'node:http';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, type Place } from './place.ts';
import { r } from './uploads.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
  const file = `NPM;Nama;NIK;Program studi;Dosen;Dosen lain;Desa;Jalur;Minat;Angkatan;IPK;Saldo;Tanggal lahir;Mulai;Jam;Aktif;Catatan
51000001;=Ani;3578;81;198001;"198001;198003";35.01;Alih jenjang;"Riset;Magang";2023;3,75;1500000;3 Februari 2004;21/11/2026 08:30;07:15;ya;"dua
baris"
51000002;Budi;;82;;;;;;2024;;;;;;tidak;
`;
  const { id } = (await place.as('tim').upload(r, file)).json<{ id: string }>();
  await place.as('tim').apply(r, id);
});
afterAll(() => place.close());

const get = (query: Record<string, string>, who: 'tim' | 'koordinator' | 'mahasiswa' | 'penilai' = 'tim') =>
  place.as(who).get(`${r}/ekspor`, query);

describe('export', () => {
  it('writes labels, codes, dates and numbers', async () => {
    const answer = await get({ format: 'xlsx', filter: '{"angkatan":2023}' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/filename="Peserta-\d{4}-\d\d-\d\d\.xlsx"/);
    const [head, row, ...more] = await readSheet(answer.rawPayload);
    const shown = Object.fromEntries((head ?? []).map((heading, i) => [heading, row?.[i]]));
    expect(more).toEqual([]);
    expect(shown).toMatchObject({
      NPM: '51000001',
      Nama: '=Ani',
      'Program studi': 'S1 Informatika',
      'Program studi (kode)': '81',
      Dosen: 'Ani',
      'Dosen (kode)': '198001',
      'Dosen lain': 'Ani; Kembar',
      'Dosen lain (kode)': '198001; 198003',
      Desa: 'Sukamaju',
      'Desa (kode)': '35.01',
      Jalur: 'Alih jenjang',
      Minat: 'Riset; Magang',
      Angkatan: 2023,
      IPK: 3.75,
      Saldo: 1_500_000,
      'Tanggal lahir': new Date('2004-02-03'),
      Jam: '07:15',
      Aktif: 'Ya',
      Catatan: 'dua\nbaris',
      Sumber: 'Manual',
    });
  });
  it.each(['xlsx', 'csv'])('goes back in unchanged as %s', async format => {
    const answer = await get({ format });
    const back = (await place.as('tim').upload(r, answer.rawPayload)).json<{ jumlah: object }>();
    expect(back.jumlah).toMatchObject({ total: 2, sama: 2, berubah: 0, salah: 0 });
  });
  it('writes the chosen columns in their order, filtered and sorted', async () => {
    const answer = await get({
      format: 'csv',
      kolom: '["nama","idProgramProdi","createdAt"]',
      sort: '["nama","DESC"]',
      filter: '{"q":"5100"}',
    });
    const lines = answer.body
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map(line => line.split(';').slice(0, 3).join(';'));
    expect(lines).toEqual([
      'Nama;Program studi;Program studi (kode)',
      'Budi;S1 Sistem Informasi;82',
      "'=Ani;S1 Informatika;81",
    ]);
  });
  it('keeps to the rows and fields of the role', async () => {
    const answer = await get({ format: 'csv' }, 'koordinator');
    expect(answer.body).toContain('51000001');
    expect(answer.body).not.toContain('51000002');
    expect(answer.body).not.toContain('NIK');
    expect((await get({ kolom: '["nik"]' }, 'koordinator')).statusCode).toBe(400);
  });
  it.each([
    [{ format: 'pdf' }, 400],
    [{ kolom: '["tidakAda"]' }, 400],
    [{ kolom: '[]' }, 400],
    [{ kolom: 'nama' }, 400],
    [{ filter: '{"sandi":1}' }, 400],
    [{ sort: '["tidakAda"]' }, 400],
  ])('%j answers %i', async (query: Record<string, string>, status) => {
    expect((await get(query)).statusCode).toBe(status);
  });
  it('needs the export flag', async () => {
    expect((await get({}, 'penilai')).statusCode).toBe(403);
    expect((await place.app.inject({ url: `/api/${r}/ekspor` })).statusCode).toBe(401);
  });
  it('writes an empty sheet of its headings', async () => {
    const answer = await get({ format: 'csv', kolom: '["npm"]', filter: '{"angkatan":2001}' });
    expect(answer.body).toBe('\ufeffNPM\r\n');
  });
});

it('stops reading when nobody listens any more', async () => {
  await place.db.execute(
    `insert into uji_dosen (id, nip, nama) select gen_random_uuid(), 'X' || n, repeat(md5(n::text), 20) from generate_series(1, 30000) n`,
  );
  const address = await place.app.listen({ port: 0, host: '127.0.0.1' });
  const call = request(`${address}/api/uji/dosen/ekspor?format=csv`, { headers: { 'x-siapa': 'tim' } });
  call.on('error', () => undefined);
  call.end();
  const [answer] = await once(call, 'response');
  await once(answer, 'data');
  const open = async () =>
    (await place.db.one<{ n: number }>(`select count(*)::int as n from pg_cursors where name like 'aliran%'`))?.n;
  call.destroy();
  // The embedded database shares its one session, so its cursors can be counted; a server's session goes back clean.
  await expect.poll(open).toBe(0);
  expect((await get({ format: 'csv' })).statusCode).toBe(200);
});
