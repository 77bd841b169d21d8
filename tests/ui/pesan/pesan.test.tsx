import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IsiPesan, PenerimaPesan, PratinjauPesan } from '../../../resources/pesan/panggilan.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

import '../../../src/platform/ui/message/MessageDialog.tsx';
import '../../../src/areas/pesan/MessagePage.tsx';

const id = (n: number) => `0195b1c0-2222-7222-8222-${String(n).padStart(12, '0')}`;
const pic = (n: number) => ({
  id: id(n),
  version: 1,
  nama: `Narahubung ${n}`,
  jabatan: 'HRD',
  email: `n${n}@mitra.example`,
  noHp: '081234567890',
  aktif: true,
});
const preview: PratinjauPesan = {
  baris: 2,
  penerima: 1,
  portal: 1,
  surel: 1,
  wa: 0,
  waResmi: null,
  waContoh: false,
  contoh: [{ nama: 'Narahubung 1', judul: 'MoU berakhir', isi: 'Yth. Narahubung 1' }],
  jumlahGagal: 1,
  gagal: [{ baris: 'Narahubung 2', alasan: 'tanpaAlamat' }],
  perJam: 600,
};
const ways = { cara: [{ kunci: 'pic', label: 'PIC mitra', kata: ['nama', 'mitra'] }] };

async function openDialog(on: Parameters<typeof renderAdmin>[1] = {}) {
  const opened = renderAdmin('/master/pic-mitra', {
    sebagai: 'HA03',
    rows: { 'master/pic-mitra': [pic(1), pic(2)] },
    ...on,
  });
  const { user } = opened;
  for (const n of [1, 2]) {
    const row = await screen.findByRole('row', { name: new RegExp(`Narahubung ${n}`) });
    await user.click(within(row).getByRole('checkbox'));
  }
  await user.click(await screen.findByRole('button', { name: 'Kirim pesan' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: /Kirim pesan dari 2/ })) };
}

test('a message is written from ticked rows, looked at and sent', async () => {
  const { user, server, dialog } = await openDialog({
    on: {
      'GET pesan/cara': () => ways,
      'POST pesan/coba': () => preview,
      'POST pesan': () => new Reply(201, { id: id(9) }),
    },
  });
  const next = await dialog.findByRole('button', { name: 'Lanjut' });
  expect(next.hasAttribute('disabled')).toBe(true);
  await user.type(await dialog.findByRole('textbox', { name: /Judul/ }), 'MoU berakhir');
  await user.type(dialog.getByRole('textbox', { name: /Isi pesan/ }), 'Yth. ');
  await user.click(dialog.getByRole('button', { name: '{nama}' }));
  await user.click(next);
  const seen = within(await screen.findByRole('dialog', { name: 'Periksa pesan' }));
  expect(seen.getByRole('region', { name: 'Contoh untuk Narahubung 1' })).toBeTruthy();
  expect(seen.getByText(/Narahubung 2: Tidak punya akun/)).toBeTruthy();
  await user.click(seen.getByRole('button', { name: 'Kirim' }));
  expect(await screen.findByText(/Pesan dikirim bertahap/)).toBeTruthy();
  const [body] = server.callsTo('POST', 'pesan').map(call => call.body);
  expect(body).toMatchObject({
    resource: 'master/pic-mitra',
    ids: [id(1), id(2)],
    kepada: 'pic',
    lewat: ['portal', 'surel'],
    judul: 'MoU berakhir',
    isi: 'Yth. {nama}',
    jadwal: null,
    bolehDibalas: false,
  });
});

test('what is refused stands by its field, and what was typed stays', async () => {
  const { user, dialog } = await openDialog({
    on: {
      'GET pesan/cara': () => ways,
      'POST pesan/coba': () =>
        new Reply(422, { statusCode: 422, message: 'Periksa isian.', errors: { isi: '{gaji} tidak dikenal.' } }),
    },
  });
  await user.type(await dialog.findByRole('textbox', { name: /Judul/ }), 'Halo');
  await user.type(dialog.getByRole('textbox', { name: /Isi pesan/ }), 'Gaji {{gaji}');
  await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
  expect(await dialog.findByText('{gaji} tidak dikenal.')).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Isi pesan/ }).value).toBe('Gaji {gaji}');
});

test('a role that may not write from a list is offered nothing', async () => {
  const { user } = renderAdmin('/master/pic-mitra', { sebagai: 'HA06', rows: { 'master/pic-mitra': [pic(1)] } });
  const row = await screen.findByRole('row', { name: /Narahubung 1/ });
  await user.click(within(row).getByRole('checkbox'));
  expect(await screen.findByRole('toolbar', { name: /baris|rows/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Kirim pesan' })).toBeNull();
});

const receiver: PenerimaPesan = {
  id: id(21),
  nama: 'Siti Aminah',
  baris: '190001 Siti Aminah',
  keadaan: 'terkirim',
  alasan: null,
  dikirimPada: '2026-11-21T03:00:00Z',
  dibacaPada: null,
  surel: 'terkirim',
  wa: true,
  waDibuka: null,
  balasan: 0,
  waKeadaan: null,
  waPada: null,
  waAlasan: null,
};
const message: IsiPesan = {
  id: id(20),
  judul: 'Logbook ditunggu',
  resource: 'mbkm/pendaftar-program-mbkm',
  labelKepada: 'Mahasiswa',
  lewat: ['portal', 'surel', 'wa'],
  status: 'menunggu',
  jadwal: null,
  dibuat: '2026-11-21T02:00:00Z',
  penerima: 2,
  terkirim: 1,
  dibaca: 0,
  gagal: 1,
  bolehDibalas: true,
  dibalas: 1,
  isi: 'Yth. {penerima}',
  jumlah: 2,
  orang: [
    { ...receiver, balasan: 2, waKeadaan: 'gagal', waAlasan: '131026 Undeliverable' },
    { ...receiver, id: id(22), nama: '190002 Budi', keadaan: 'gagal', alasan: 'luarCakupan', wa: false, surel: null },
  ],
};

test('the sender reads what became of it with each receiver, and ends what has not gone out', async () => {
  const { user, server } = renderAdmin(`/pesan/${id(20)}`, {
    sebagai: 'HA05',
    on: { [`GET pesan/${id(20)}`]: () => message, [`POST pesan/${id(20)}/batal`]: () => ({ dibatalkan: 1 }) },
  });
  expect(await screen.findByText(/surel terkirim/)).toBeTruthy();
  expect(screen.getByText('Di luar cakupan Anda')).toBeTruthy();
  expect(screen.getByText(/WhatsApp gagal: 131026 Undeliverable/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buka balasan Siti Aminah' }).getAttribute('href')).toBe(
    `/pesan/percakapan/${id(21)}`,
  );
  expect(screen.getAllByRole('button', { name: /Buka WhatsApp/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Belum membaca' }));
  await user.click(screen.getByRole('button', { name: 'Hentikan' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hentikan' }));
  expect(await screen.findByText('1 penerima tidak dikirimi lagi.')).toBeTruthy();
  expect(server.callsTo('GET', `pesan/${id(20)}`).some(({ query }) => query.keadaan === 'belum')).toBe(true);
});
