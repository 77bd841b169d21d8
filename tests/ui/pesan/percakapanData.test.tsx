import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IsiPercakapan, PercakapanData } from '../../../resources/pesan/panggilanPercakapan.ts';
import { daysAgo, eligible, M, masters, N, registration, registry } from '../platform/patterns/world.ts';
import { renderAdmin, type WorldOptions } from '../support/renderAdmin.tsx';

const thread: PercakapanData = {
  id: '00000000-0000-4000-8000-000000000041',
  judul: 'Surat dokter',
  pengirim: 'Tim MBKM',
  penerima: 'Ani Lestari',
  terakhir: '2026-11-21T03:00:00Z',
  balasan: 1,
};
const whole: IsiPercakapan = {
  id: thread.id,
  judul: thread.judul,
  isi: 'Kapan surat dokter diserahkan?',
  dikirim: '2026-11-21T02:00:00Z',
  pengirim: thread.pengirim,
  penerima: thread.penerima,
  saya: 'tim',
  dibacaTim: true,
  ditutup: false,
  terbuka: false,
  balasan: [{ id: 'b', penulis: 'Ani Lestari', milikSaya: false, isi: 'Besok pagi.', waktu: thread.terakhir }],
};
const open = (sebagai: WorldOptions['sebagai'], percakapan: PercakapanData[]) =>
  renderAdmin('/magang/approval/detail/1', {
    registry,
    sebagai,
    rows: { ...masters(), [N]: [registration('1', { tanggalDaftar: daysAgo(9), namaMahasiswa: 'Ani Lestari' })] },
    on: {
      [`GET ${M}/cek-pendaftar-magang`]: eligible,
      'GET tunda': () => ({ baris: [] }),
      'GET diskusi': () => ({ tim: true, pembacaLain: true, catatan: [] }),
      'GET percakapan/data': () => ({ jumlah: percakapan.length, percakapan }),
      [`GET percakapan/${thread.id}`]: () => whole,
      'GET pesan/cara': () => ({ cara: [{ kunci: 'mahasiswa', label: 'Mahasiswa', kata: ['nama'] }] }),
      'POST pesan/coba': () => ({
        baris: 1,
        penerima: 1,
        portal: 1,
        surel: 1,
        wa: 0,
        waResmi: null,
        waContoh: false,
        contoh: [],
        jumlahGagal: 0,
        gagal: [],
        perJam: 600,
      }),
      'POST pesan': () => ({ id: thread.id }),
    },
  });

test('a coordinator reads on a participation what the team and the student wrote, and answers nothing', async () => {
  const { user, server } = open('HA05', [thread]);
  await user.click(await screen.findByRole('button', { name: /Surat dokter/ }));
  expect(await screen.findByText('Kapan surat dokter diserahkan?')).toBeTruthy();
  expect(screen.getByText('Besok pagi.')).toBeTruthy();
  expect(screen.getByText('Antara Tim MBKM dan Ani Lestari; Anda dapat membacanya.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Balasan Anda' })).toBeNull();
  expect(server.callsTo('GET', 'percakapan/data')[0]?.query).toMatchObject({ resource: N, id: '1' });
});

test('from there a message goes to the people of that one row, shown on it unless its writer says otherwise', async () => {
  const { user, server } = open('HA05', []);
  const part = within(await screen.findByRole('region', { name: 'Percakapan' }));
  await user.click(part.getByRole('button', { name: 'Kirim pesan' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Kirim pesan dari 1/ }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Boleh dibalas di portal' }));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Tampilkan percakapan/ }).checked).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /Judul/ }), 'Surat dokter');
  await user.type(dialog.getByRole('textbox', { name: /Isi pesan/ }), 'Kapan?');
  await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
  await user.click(await screen.findByRole('button', { name: 'Kirim' }));
  await waitFor(() =>
    expect(server.callsTo('POST', 'pesan')[0]?.body).toMatchObject({
      ids: ['1'],
      bolehDibalas: true,
      tampilDiData: true,
    }),
  );
});

test('a partner, who writes to nobody from here, has no empty part', async () => {
  open('HA06', []);
  await screen.findByRole('textbox', { name: 'Catatan baru' });
  expect(screen.queryByRole('region', { name: 'Percakapan' })).toBeNull();
});
