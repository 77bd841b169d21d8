import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ImportRow } from '../../../../resources/kit/index.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { uploaded } from './upload.ts';

/** A spreadsheet takes the zeros from the beginning of codes and telephone numbers; the preview gives them back. */
let world: World;
let tim: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
});
afterAll(() => world.close());

const rowsOf = async (endpoint: string, id: string) =>
  (await tim.get(`${endpoint}/impor/${id}/baris`)).json<ImportRow[]>();

it('mengenali nomor telepon yang kehilangan nol, dan menyebutnya', async () => {
  const [partner] = (await tim.get('master/mitra', { range: [0, 0] })).json<{ kode: string }[]>();
  const csv = `Nama,Email,Mitra (kode),No HP\nUji Nol,uji.nol@mitra.example,${partner?.kode},81234567890\n`;
  const made = await uploaded(world, tim, 'master/pic-mitra', 'pic.csv', csv);
  const [row] = await rowsOf('master/pic-mitra', made.id);
  expect(row?.koreksi, JSON.stringify(row)).toEqual({
    noHp: 'Angka nol di depan dikembalikan: 81234567890 menjadi 081234567890.',
  });
});

it('menemukan baris menurut kodenya, dan rujukan menurut kodenya', async () => {
  const made = await uploaded(world, tim, 'master/program-prodi', 'prodi.csv', 'Kode prodi,Akreditasi\n81010,Unggul\n');
  const [row] = await rowsOf('master/program-prodi', made.id);
  expect(row?.koreksi, JSON.stringify(row)).toEqual({
    kode: 'Angka nol di depan dikembalikan: 81010 menjadi 081010.',
  });
  // The row is found: without its zero the code would be a new one.
  expect(made.jumlah.baru).toBe(0);
  const course = 'Kode MK,Nama MK,Program Studi (kode),SKS\nUJI0001,Uji Nol,81010,3\n';
  const second = await uploaded(world, tim, 'master/matakuliah', 'mk.csv', course);
  const [reference] = await rowsOf('master/matakuliah', second.id);
  expect(reference?.koreksi, JSON.stringify(reference)).toEqual({
    idProgramProdi: 'Angka nol di depan dikembalikan: 81010 menjadi 081010.',
  });
});
