import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { content as index } from '../../../landing/content/beranda.ts';
import { content } from '../../../landing/content/kkn.ts';
import { pageInCode } from '../../../landing/situsBawaan.ts';
import type { HalamanDiubah, KeadaanSitus } from '../../../resources/pengaturan/panggilanSitus.ts';
import { lengkap } from '../../../resources/pengaturan/situsIsi.ts';
import { tanpaUbahan } from '../../../resources/pengaturan/situsSkema.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const bawaan = lengkap('kkn', pageInCode(content), tanpaUbahan);
const page: HalamanDiubah = {
  kunci: 'kkn',
  nama: 'KKN',
  path: '/mbkm/Kkn',
  nomor: 0,
  diubah: false,
  adaDraf: false,
  namaPengubah: 'Sinta',
  diubahPada: '2026-11-20T03:00:00Z',
};
const state: KeadaanSitus = {
  ...page,
  version: 4,
  bawaan,
  terbit: tanpaUbahan,
  draf: null,
  gambar: [],
  versi: [{ nomor: 1, catatan: 'Pertama', namaUser: 'Sinta', waktu: '2026-11-19T03:00:00Z' }],
};
const preview = { 'POST pengaturan/situs/kkn/pratinjau': () => ({ html: '<p>Halaman</p>' }) };
const path = '/pengaturan/situs?halaman=kkn';
const section = (name: string) => screen.findByRole('region', { name });

describe('the editor of public pages', () => {
  test('lists the pages with who changed each last', async () => {
    renderAdmin('/pengaturan/situs', { sebagai: 'HA01', on: { 'GET pengaturan/situs': () => [page] } });
    const link = await screen.findByRole('link', { name: /KKN/ });
    expect(link.textContent).toContain('Sinta');
    expect(link.getAttribute('href')).toContain('halaman=kkn');
  });

  test('moves a section by the keyboard, says where it is now, and sends the order', async () => {
    const { user, server } = renderAdmin(path, {
      sebagai: 'HA01',
      on: { 'GET pengaturan/situs/kkn': () => state, 'PUT pengaturan/situs/kkn/draf': () => state, ...preview },
    });
    const news = await section('Berita');
    within(news).getByRole('button', { name: 'Berita' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('Berita sekarang bagian ke-4 dari 6.')).toBeTruthy();
    expect(globalThis.document.activeElement?.textContent).toContain('Berita');
    await user.click(within(news).getByRole('button', { name: 'Naikkan Berita' }));
    await user.click(await screen.findByRole('switch', { name: 'Tampilkan Mitra' }));
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() =>
      expect(server.callsTo('PUT', 'pengaturan/situs/kkn/draf')[0]?.body).toMatchObject({
        version: 4,
        isi: { urutan: ['about', 'program', 'berita', 'portofolio', 'mitra', 'faq'], sembunyi: ['mitra'] },
      }),
    );
    expect(screen.queryByRole('switch', { name: 'Tampilkan Pusat informasi' })).toBeNull();
  });

  test('cards of the index are moved and left out one by one', async () => {
    const whole = lengkap('beranda', pageInCode(index), tanpaUbahan);
    const indexState = { ...state, kunci: 'beranda' as const, nama: 'Beranda', path: '/', bawaan: whole };
    const { user, server } = renderAdmin('/pengaturan/situs?halaman=beranda', {
      sebagai: 'HA01',
      on: {
        'GET pengaturan/situs/beranda': () => indexState,
        'PUT pengaturan/situs/beranda/draf': () => indexState,
        'POST pengaturan/situs/beranda/pratinjau': () => ({ html: '<p>Halaman</p>' }),
      },
    });
    const about = await section('Program');
    await user.click(within(about).getByRole('button', { name: 'Program' }));
    await user.click(await within(about).findByRole('switch', { name: 'Tampilkan Kartu Komcad' }));
    await user.click(within(about).getByRole('button', { name: 'Naikkan Kartu KKN' }));
    expect(within(about).getByText('Kartu KKN sekarang ke-1 dari 8.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    const sent = () => server.callsTo('PUT', 'pengaturan/situs/beranda/draf')[0]?.body;
    await waitFor(() => expect(sent()).toBeTruthy());
    expect(sent()).toMatchObject({
      isi: {
        isi: {
          about: {
            cards: expect.arrayContaining([
              { kode: 'kkn', tampil: 'ya' },
              { kode: 'magang', tampil: 'ya' },
              { kode: 'komcad', tampil: 'tidak' },
            ]),
          },
        },
      },
    });
  });

  test('a failed save leaves the form as typed, with the message by its field', async () => {
    const { user } = renderAdmin(path, {
      sebagai: 'HA01',
      on: {
        'GET pengaturan/situs/kkn': () => state,
        'PUT pengaturan/situs/kkn/draf': () =>
          new Reply(422, { message: 'Periksa isian.', errors: { 'isi.faq.questions.1.answer': 'Wajib diisi.' } }),
        ...preview,
      },
    });
    const faq = await section('Tanya jawab');
    await user.click(within(faq).getByRole('button', { name: 'Tanya jawab' }));
    const second = await within(faq).findByRole('group', { name: 'pertanyaan 2' });
    const answer = within(second).getByRole('textbox', { name: /^Jawaban/ });
    await user.clear(answer);
    await user.click(within(faq).getByRole('button', { name: 'Naikkan pertanyaan 3' }));
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    expect(await within(second).findByText('Wajib diisi.')).toBeTruthy();
    const third = within(faq).getByRole('group', { name: 'pertanyaan 3' });
    expect(within(third).getByRole('textbox', { name: /^Jawaban/ })).toHaveProperty('value', '');
  });

  test('who comes second keeps what was typed and may go on with it', async () => {
    let version = 4;
    const sent: unknown[] = [];
    const { user } = renderAdmin(path, {
      sebagai: 'HA01',
      on: {
        'GET pengaturan/situs/kkn': () => ({ ...state, version }),
        'PUT pengaturan/situs/kkn/draf': ({ body }) => {
          sent.push(body);
          if (version === 5) return { ...state, version: 6 };
          version = 5;
          return new Reply(409, { code: 'stale', message: 'Data sudah diubah orang lain.' });
        },
        ...preview,
      },
    });
    const heading = await screen.findByRole('textbox', { name: /^Judul utama/ });
    await user.clear(heading);
    await user.type(heading, 'Milik saya');
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await user.click(await screen.findByRole('button', { name: 'Tetap pakai isian saya' }));
    expect(heading).toHaveProperty('value', 'Milik saya');
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ version: 5, isi: { isi: { home: { heading: 'Milik saya' } } } }),
    );
  });

  test('is published with a note, after the differences were shown', async () => {
    const { user, server } = renderAdmin(path, {
      sebagai: 'HA01',
      on: { 'GET pengaturan/situs/kkn': () => state, 'POST pengaturan/situs/kkn/terbit': () => state, ...preview },
    });
    const heading = await screen.findByRole('textbox', { name: /^Judul utama/ });
    await user.clear(heading);
    await user.type(heading, 'Judul baru');
    await user.click(screen.getByRole('button', { name: 'Terbitkan' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Pembuka: Judul utama')).toBeTruthy();
    expect(within(dialog).getByText(/Judul baru/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Terbitkan' }));
    expect(server.callsTo('POST', 'pengaturan/situs/kkn/terbit')).toHaveLength(0);
    await user.type(within(dialog).getByRole('textbox', { name: /^Catatan/ }), 'Musim baru');
    await user.click(within(dialog).getByRole('button', { name: 'Terbitkan' }));
    await waitFor(() =>
      expect(server.callsTo('POST', 'pengaturan/situs/kkn/terbit')[0]?.body).toMatchObject({ catatan: 'Musim baru' }),
    );
  });

  test('takes a version back, with what that changes', async () => {
    const old = { ...tanpaUbahan, isi: { home: { heading: 'Judul lama' } } };
    const { user, server } = renderAdmin(path, {
      sebagai: 'HA01',
      on: {
        'GET pengaturan/situs/kkn': () => ({ ...state, nomor: 2 }),
        'GET pengaturan/situs/kkn/versi': () => old,
        'POST pengaturan/situs/kkn/kembali': () => state,
        ...preview,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Versi' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Versi 1: Pertama/ }));
    expect(await within(dialog).findByText(/Judul lama/)).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: /^Catatan/ }), 'Lebih jelas');
    await user.click(within(dialog).getByRole('button', { name: 'Kembalikan versi 1' }));
    await waitFor(() =>
      expect(server.callsTo('POST', 'pengaturan/situs/kkn/kembali')[0]?.body).toEqual({
        version: 4,
        nomor: 1,
        catatan: 'Lebih jelas',
      }),
    );
  });
});
