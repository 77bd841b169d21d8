import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEveryArea } from '../support/everyArea.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin, type WorldOptions } from '../support/renderAdmin.tsx';

openEveryArea();

const ids = ['1', '2'].map(n => `01900000-0000-7000-8000-0000000000f${n}`);
const row = (id: string, more = {}) => ({
  id,
  idPendaftarMbkm: id,
  version: 2,
  npm: `2301${id.slice(-1)}`,
  namaMahasiswa: `Peserta ${id.slice(-1)}`,
  tahap: 'lulus',
  statusPendaftaran: 'disetujui',
  idProgramProdi: null,
  idProgramKomcad: null,
  idDosenPembimbing: null,
  updatedAt: '2026-11-20T02:00:00.000Z',
  ...more,
});
const S = 'v6/generate-surat/surat-tugas-latsarmil';

const open = (path: string, on: WorldOptions['on'] = {}, rows = ids.map(id => row(id))) =>
  renderAdmin(path, { sebagai: 'HA03', rows: { 'komcad/pendaftaran': rows }, on });

test('one letter for all ticked participants, previewed before', async () => {
  const sent: unknown[] = [];
  const { user } = open('/komcad/latsarmil', {
    [`POST ${S}`]: ({ body }) => {
      sent.push(body);
      return [{ id: 's1', nomorSurat: '0001/ST-LTS/X/2026' }];
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  await user.click(screen.getByRole('button', { name: 'Surat Tugas Latsarmil' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Peserta 1/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Pratinjau' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Surat Tugas Latsarmil' }));
  expect(await screen.findByText('Surat Tugas Latsarmil terbit.')).toBeTruthy();
  expect(sent).toEqual([{ idPendaftarMbkm: ids }]);
});

test('a refusal stands in the dialog, and nothing is lost', async () => {
  const { user } = open('/komcad/latsarmil', {
    [`POST ${S}`]: () =>
      new Reply(409, { statusCode: 409, message: 'Surat untuk Peserta 1 sudah terbit dengan nomor 7.' }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  await user.click(screen.getByRole('button', { name: 'Surat Tugas Latsarmil' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Surat Tugas Latsarmil' }));
  expect(await dialog.findByText('Surat untuk Peserta 1 sudah terbit dengan nomor 7.')).toBeTruthy();
});

test('tests are scheduled together; who could not be is named with the reason', async () => {
  const rows = ids.map(id => row(id, { tahap: 'seleksi', statusPendaftaran: 'diajukan' }));
  const { user } = open(
    '/komcad/seleksi-kompetensi?tab=terjadwal',
    {
      'POST v6/komcad/seleksi-kompetensi/jadwal': () => ({
        berhasil: [ids[0]],
        gagal: [{ id: ids[1], pesan: 'Jadwal di luar rentang seleksi gelombang.' }],
      }),
    },
    rows,
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  await user.click(screen.getByRole('button', { name: 'Jadwalkan tes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Lokasi/ }), 'Ajendam Surabaya');
  await user.click(dialog.getByRole('button', { name: 'Jadwalkan tes' }));
  expect(await screen.findByText('Jadwal di luar rentang seleksi gelombang.')).toBeTruthy();
});
