import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IsiPercakapan } from '../../../resources/pesan/panggilanPercakapan.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const id = '00000000-0000-4000-8000-000000000031';
const thread = (more: Partial<IsiPercakapan> = {}): IsiPercakapan => ({
  id,
  judul: 'Berkas Anda',
  isi: 'Kapan berkas dikirim?',
  dikirim: '2026-11-21T02:00:00Z',
  pengirim: 'Tim MBKM',
  penerima: 'Rizky Aditya',
  saya: 'penerima',
  dibacaTim: false,
  ditutup: false,
  terbuka: true,
  balasan: [],
  ...more,
});
const said = (isi: string) => ({
  id: isi,
  penulis: 'Rizky Aditya',
  milikSaya: true,
  isi,
  waktu: '2026-11-21T03:00:00Z',
});

test('an inbound student answers a message in English, and what was typed stays where it failed', async () => {
  const { user, server } = renderAdmin(`/pesan/percakapan/${id}`, {
    sebagai: 'HA08',
    user: { bahasa: 'en' },
    on: {
      [`GET percakapan/${id}`]: () =>
        thread({ balasan: server.callsTo('POST', `percakapan/${id}/balasan`).length > 1 ? [said('Tomorrow.')] : [] }),
      [`POST percakapan/${id}/balasan`]: () => {
        if (server.callsTo('POST', `percakapan/${id}/balasan`).length < 2) throw new Error('down');
        return thread({ balasan: [said('Tomorrow.')] });
      },
    },
  });
  expect(await screen.findByText('Only you and Tim MBKM read this conversation.')).toBeTruthy();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  await user.type(field, 'Tomorrow.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await screen.findByText(/./, { selector: '.MuiFormHelperText-root.Mui-error' });
  expect(field.value).toBe('Tomorrow.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Your answer was sent.')).toBeTruthy();
  expect(field.value).toBe('');
  const sent = server.callsTo('POST', `percakapan/${id}/balasan`).map(({ body }) => body);
  // The same answer by the same name: what arrived after all is not there twice.
  expect(sent[0]).toEqual(sent[1]);
});

test('a closed thread says why, and its sender opens it again', async () => {
  let closed = true;
  const { user } = renderAdmin(`/pesan/percakapan/${id}`, {
    sebagai: 'HA03',
    on: {
      [`GET percakapan/${id}`]: () => thread({ saya: 'pengirim', ditutup: closed, terbuka: !closed }),
      [`POST percakapan/${id}/tutup`]: () => {
        closed = false;
        return thread({ saya: 'pengirim' });
      },
    },
  });
  expect(await screen.findByText('Anda menutup percakapan ini.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Balasan Anda' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Buka lagi percakapan' }));
  expect(await screen.findByRole('textbox', { name: 'Balasan Anda' })).toBeTruthy();
});
