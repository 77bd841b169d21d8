import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportAnswer } from '../../../../resources/kit/index.ts';
import { openPlace, type Place, type Who } from './place.ts';
import { r } from './uploads.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const upload = async (content: string | Buffer, who: Who = 'tim', name = 'data.csv') => {
  const answer = await place.as(who).upload(r, content, { name });
  expect(answer.statusCode).toBe(201);
  return answer.json<ImportAnswer>();
};
const fieldsOf = ({ kolom }: ImportAnswer) => Object.fromEntries(kolom.map(({ judul, field }) => [judul, field]));

it('knows headings as people write them', async () => {
  const found = await upload('NPM Peserta;NAMA PESERTA;Prodi;Kode Dosen\n51000001;Ani;81;198001\n');
  expect(fieldsOf(found)).toEqual({
    'NPM Peserta': 'npm',
    'NAMA PESERTA': 'nama',
    Prodi: 'idProgramProdi',
    'Kode Dosen': 'idDosen',
  });
});

it('shows the first value under each heading', async () => {
  const { kolom } = await upload('NPM;Nama;Catatan\n51000011;;\n51000012;Budi;\n');
  expect(kolom.map(({ judul, contoh }) => [judul, contoh])).toEqual([
    ['NPM', '51000011'],
    ['Nama', 'Budi'],
    ['Catatan', null],
  ]);
});

it('remembers what a person chose for a resource, and asks nobody else to', async () => {
  const file = 'Nomor;Sebutan;Prodi;Angkatan;Warna\n51000021;Ani;81;2024;biru\n';
  const first = await upload(file);
  expect(fieldsOf(first)).toMatchObject({ Nomor: null, Sebutan: null, Warna: null });
  expect(first.kolom.filter(({ judul, diingat }) => judul === 'Warna' && diingat)).toEqual([]);
  await place.as('tim').put(`${r}/impor/${first.id}`, { pemetaan: { Nomor: 'npm', Sebutan: 'nama', Warna: null } });
  const again = await upload(file.replace('Sebutan', 'SEBUTAN'));
  expect(fieldsOf(again)).toMatchObject({ Nomor: 'npm', SEBUTAN: 'nama', Warna: null });
  expect([again.jumlah.baru, again.kolom.every(({ diingat }) => diingat)]).toEqual([1, true]);
  expect(fieldsOf(await upload(file, 'tim2'))).toMatchObject({ Nomor: null, Sebutan: null });
});

it('maps a file anew that does not fit what was chosen before', async () => {
  const first = await upload('NPM;Panggilan\n51000031;Ani\n');
  await place.as('tim').put(`${r}/impor/${first.id}`, { pemetaan: { Panggilan: 'nama' } });
  expect(fieldsOf(await upload('NPM;Panggilan;Nama\n51000031;Nini;Ani\n'))).toEqual({
    NPM: 'npm',
    Panggilan: null,
    Nama: 'nama',
  });
});

it('takes its own file of wrong rows back without asking', async () => {
  const first = await upload('No. Induk;Nama;Prodi;Angkatan\n51000041;;81;2024\n51000042;Ani;81;2024\n');
  await place.as('tim').put(`${r}/impor/${first.id}`, { pemetaan: { 'No. Induk': 'npm' } });
  const wrong = await place.as('tim').get(`${r}/impor/${first.id}/salah`, { format: 'xlsx' });
  const back = await upload(wrong.rawPayload, 'tim', 'Baris salah.xlsx');
  expect(back.kolom.map(({ judul, field, diingat }) => [judul, field, diingat])).toEqual([
    ['No. Induk', 'npm', true],
    ['Nama', 'nama', true],
    ['Prodi', 'idProgramProdi', true],
    ['Angkatan', 'angkatan', true],
    ['Kesalahan', null, true],
  ]);
  expect(back.jumlah).toMatchObject({ total: 1, salah: 1 });
});
