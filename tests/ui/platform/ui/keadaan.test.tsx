import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Reply } from '../../support/fakeApi.ts';
import { chooseInListMenu } from '../../support/listMenu.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';

const path = 'master/mahasiswa';
const day = '2026-10-31';
const row = {
  id: '018cc251-f400-7000-8000-000000000001',
  version: 3,
  npm: '22081010001',
  nama: 'Ayu Lestari',
  statusAkademik: 'aktif',
  idProgramProdi: 'p1',
  _embed: { idProgramProdi: { id: 'p1', label: 'S1 Informatika (dahulu)' } },
};
const handlers = {
  [`GET ${path}/keadaan`]: () => new Reply(200, [row], { 'content-range': 'items 0-0/1' }),
  [`GET ${path}/keadaan/sejak`]: () => ({ mengetahuiSejak: '2026-11-02' }),
  [`GET ${path}/keadaan/beda`]: () => ({
    baru: 0,
    berubah: 1,
    hilang: 1,
    baris: [
      { id: row.id, semula: row, menjadi: { ...row, nama: 'Ayu Lestari Putri' }, kolom: ['nama'] },
      { id: 'lain', semula: { ...row, id: 'lain', nama: 'Budi' }, menjadi: null, kolom: [] },
    ],
  }),
  [`GET ${path}/keadaan/:id`]: () => row,
};
const open = (at: string) => renderAdmin(at, { sebagai: 'HA03', on: handlers });

describe('a former day', () => {
  test('begins from a list with its filter', async () => {
    const { user, router } = open(`/${path}?filter={"angkatan":2023}`);
    await chooseInListMenu(user, 'Keadaan per tanggal');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/keadaan\/master~mahasiswa\/\d{4}-/));
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"angkatan":2023}');
  });

  test('shows the rows of that day with their words of then, to be read only, and since when it knows', async () => {
    const { server } = open(`/keadaan/master~mahasiswa/${day}?filter={"angkatan":2023}`);
    expect(await screen.findByText('Ayu Lestari')).toBeTruthy();
    expect(screen.getByText('S1 Informatika (dahulu)')).toBeTruthy();
    const [call] = server.callsTo('GET', `${path}/keadaan`);
    expect(call?.query).toMatchObject({ pada: day, filter: '{"angkatan":2023}' });
    const notice = await screen.findByText(/Riwayat baru lengkap sejak 2 Nov(ember)? 2026/);
    expect(notice.textContent).toMatch(/Keadaan pada akhir 31 Okt(ober)? 2026/);
    for (const name of [/Tambah/, /Impor/, /Terhapus/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    // Nothing of a former day is taken for today's.
    expect(server.callsTo('GET', path)).toEqual([]);
  });

  test('leads from a row to its page of that day', async () => {
    const { user, router, server } = open(`/keadaan/master~mahasiswa/${day}`);
    await user.click(await screen.findByText('Ayu Lestari'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/keadaan/master~mahasiswa/${day}/${row.id}`));
    expect(await screen.findByRole('heading', { level: 2, name: /Ayu Lestari/ })).toBeTruthy();
    expect(server.callsTo('GET', `${path}/keadaan/${row.id}`)[0]?.query.pada).toBe(day);
    expect(screen.getByText('S1 Informatika (dahulu)')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Keadaan sekarang' }).getAttribute('href')).toContain(`${row.id}/show`);
  });

  test('stands beside another one, field by field, what changed apart from what went', async () => {
    const { user } = open(`/keadaan-beda/master~mahasiswa?dari=${day}&sampai=2026-11-20`);
    const changed = await screen.findByText('Ayu Lestari Putri');
    expect(within(changed.closest('dl') ?? document.body).getByText('Ayu Lestari')).toBeTruthy();
    expect(screen.getByText(/Budi/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Berubah (1)' }));
    expect(screen.queryByText(/Budi/)).toBeNull();
  });
});
