import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../../resources/kit/index.ts';
import type { LembarKelas, NilaiPeserta } from '../../../resources/pertukaran/bacaanKrs.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { type Handlers, Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

/** The grading sheet of a class, worked in as in a spreadsheet (docs/domain/50 §3 "daftar-mhs"). */

openEveryArea();

const peserta = (nama: string, over: Partial<NilaiPeserta> = {}): NilaiPeserta => ({
  idKrsDetail: nama.toLowerCase(),
  version: 1,
  npm: `IN${nama}`,
  nama,
  kampus: 'Bahari',
  kehadiran: null,
  nilaiPartisipasi: null,
  nilaiTugas: null,
  nilaiUts: null,
  nilaiUas: null,
  nilaiAkhir: null,
  nilaiHuruf: null,
  nilaiMutu: null,
  catatan: null,
  status: 'belum' as const,
  ...over,
});
const sheet = (over: Partial<LembarKelas> = {}): LembarKelas => ({
  idMkInbound: 'kelas',
  kodeMk: 'IF1',
  namaMk: 'Basis Data',
  kelas: 'A',
  sks: 3,
  masaStudi: 'Inbound',
  pengampu: 'Dr. Arif',
  kehadiranMin: 75,
  tertutup: null,
  version: 3,
  bolehIsi: true,
  bolehFinal: true,
  bolehBuka: false,
  bobot: { bobotPartisipasi: 10, bobotTugas: 30, bobotUts: 30, bobotUas: 30 },
  skala: [
    { huruf: 'A-', batasBawah: 80, mutu: 3.75, lulus: true },
    { huruf: 'E', batasBawah: 0, mutu: 0, lulus: false },
  ],
  peserta: [peserta('Ani'), peserta('Budi'), peserta('Citra', { status: 'final', nilaiTugas: 70 })],
  ...over,
});
const massal = 'v2/pertukaran-mahasiswa/krs/nilai-massal';
const open = (on: Handlers = {}) =>
  renderAdmin('/pertukaran-mahasiswa/inbound/pemberian-nilai/daftar-mhs/kelas', {
    sebagai: 'HA04',
    on: { 'GET v2/pertukaran-mahasiswa/krs/nilai': () => sheet(), ...on },
  });
const cell = (name: string) => screen.findByRole('textbox', { name });

test('blok dari Excel mengisi ke bawah dan ke kanan, kosong di depan tetap kosong; yang final dan yang lebih disebut', async () => {
  const { user, server } = open({ [`PUT ${massal}`]: () => ({ disimpan: 2 }) });
  await user.click(await cell('Kehadiran, Ani'));
  await user.paste('100\t80\t90\t70\t85\r\n\t80,5\t90\t70\t85\r\n1\t1\t1\t1\t1\r\n2\t2\t2\t2\t2\r\n');
  const ani = screen.getByRole('row', { name: /Ani/ });
  expect(within(ani).getByText('81,50 A-')).toBeTruthy();
  expect(await cell('Kehadiran, Budi')).toHaveProperty('value', '');
  expect(await cell('Partisipasi, Budi')).toHaveProperty('value', '80,5');
  expect(within(screen.getByRole('row', { name: /Citra/ })).queryByRole('textbox')).toBeNull();
  await screen.findByText('2 baris tidak ditempel: di luar lembar atau terkunci.');
  await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
  await waitFor(() => expect(server.callsTo('PUT', massal)).toHaveLength(1));
  expect(server.callsTo('PUT', massal)[0]?.body).toMatchObject({
    items: [
      { idKrsDetail: 'ani', version: 1, kehadiran: 100, nilaiUas: 85 },
      { idKrsDetail: 'budi', version: 1, nilaiPartisipasi: 80.5 },
    ],
  });
});

test('satu baris dari Excel mengisi ke kanan', async () => {
  const { user } = open();
  await user.click(await cell('Tugas, Budi'));
  await user.paste('75\t60,25');
  expect(await cell('Tugas, Budi')).toHaveProperty('value', '75');
  expect(await cell('UTS, Budi')).toHaveProperty('value', '60,25');
});

test('panah, Enter, Tab, F2, dan Esc seperti lembar hitung; yang keliru disebut pada barisnya', async () => {
  const { user } = open();
  const first = await cell('Tugas, Ani');
  await user.click(first);
  await user.keyboard('80{ArrowDown}');
  expect(document.activeElement).toBe(await cell('Tugas, Budi'));
  await user.keyboard('70{Enter}{Shift>}{Enter}{/Shift}{ArrowUp}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{F2},5');
  expect(first).toHaveProperty('value', '80,5');
  await user.keyboard('{Escape}');
  expect(first).toHaveProperty('value', '80');
  await user.tab();
  expect(document.activeElement).toBe(await cell('UTS, Ani'));
  await user.keyboard('101');
  await screen.findByText('UTS: Nilai harus antara 0 dan 100.');
  expect((screen.getByRole('button', { name: 'Simpan draf' }) as HTMLButtonElement).disabled).toBe(true);
});

test('yang diubah dosen lain lebih dulu terbaca kembali, isian sendiri tetap dan dapat disimpan', async () => {
  let stored = sheet();
  const { user, server } = open({
    'GET v2/pertukaran-mahasiswa/krs/nilai': () => stored,
    [`PUT ${massal}`]: () => {
      if (stored.version === 4) return { disimpan: 1 };
      const ani = peserta('Ani', { version: 2, nilaiUas: 60, status: 'draf' });
      stored = sheet({ version: 4, peserta: [ani, peserta('Budi')] });
      return new Reply(409, { statusCode: 409, message: messages.stale.text });
    },
  });
  await user.click(await cell('Tugas, Ani'));
  await user.keyboard('88');
  await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
  await screen.findByText(/diubah pengguna lain dan dimuat ulang\. Isian Anda tetap ada/);
  expect(await cell('UAS, Ani')).toHaveProperty('value', '60');
  expect(await cell('Tugas, Ani')).toHaveProperty('value', '88');
  await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
  await waitFor(() => expect(server.callsTo('PUT', massal)).toHaveLength(2));
  expect(server.callsTo('PUT', massal)[1]?.body).toEqual({
    items: [{ idKrsDetail: 'ani', version: 2, nilaiTugas: 88 }],
  });
});
