import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { PivotAnswer } from '../../../../resources/kit/pivot.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';

const path = 'master/mahasiswa';
const answer: PivotAnswer = {
  baris: ['idProgramProdi'],
  kolom: ['jenisKelamin'],
  nilai: ['jumlah'],
  sel: [
    { baris: ['p1'], kolom: ['L'], nilai: [30] },
    { baris: ['p1'], kolom: ['P'], nilai: [10] },
    { baris: ['p1'], kolom: [], nilai: [40] },
    { baris: [null], kolom: ['P'], nilai: [1200] },
    { baris: [null], kolom: [], nilai: [1200] },
    { baris: [], kolom: ['L'], nilai: [30] },
    { baris: [], kolom: ['P'], nilai: [1210] },
    { baris: [], kolom: [], nilai: [1240] },
  ],
  label: { idProgramProdi: { p1: 'S1 Informatika' } },
};
const address = (more: Readonly<Record<string, string>> = {}) =>
  `/laporan?${new URLSearchParams({ sumber: path, baris: '["idProgramProdi"]', kolom: '["jenisKelamin"]', ...more })}`;
const open = (at: string, found: () => unknown = () => answer) =>
  renderAdmin(at, { sebagai: 'HA03', on: { [`GET ${path}/rekap`]: found } });
const rowTexts = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .map(row => row.textContent);
};

describe('reports', () => {
  test('show groups in words with counted totals, and lead from a figure to its rows', async () => {
    const { server } = open(address({ filter: '{"statusAkademik":"aktif"}' }));
    expect(await rowTexts()).toEqual([
      'Program studiLaki-lakiPerempuanSemua',
      'S1 Informatika301040',
      'Kosong–1.2001.200',
      'Semua301.2101.240',
    ]);
    const [call] = server.callsTo('GET', `${path}/rekap`);
    expect(call?.query).toMatchObject({
      baris: '["idProgramProdi"]',
      kolom: '["jenisKelamin"]',
      filter: '{"statusAkademik":"aktif"}',
    });
    const link = screen.getByRole('link', { name: '1.210' }).getAttribute('href') ?? '';
    const asked = new URL(link, 'http://x').searchParams.get('filter');
    expect(link).toContain('/master/mahasiswa?');
    expect(JSON.parse(asked ?? '')).toEqual({ statusAkademik: 'aktif', sel: { jenisKelamin: 'P' } });
  });

  test('are shown as shares, and keep what was chosen in the address', async () => {
    const { user, router } = open(address());
    await rowTexts();
    await user.click(screen.getByRole('combobox', { name: 'Tampilkan' }));
    await user.click(await screen.findByRole('option', { name: '% dari baris' }));
    expect(await screen.findByRole('cell', { name: '75%' })).toBeTruthy();
    expect((await rowTexts())[1]).toBe('S1 Informatika75%25%100%');
    await user.click(screen.getByRole('combobox', { name: 'Tampilkan' }));
    await user.click(await screen.findByRole('option', { name: 'Selisih dari kolom sebelumnya' }));
    await waitFor(async () => expect((await rowTexts())[1]).toBe('S1 Informatika3010 (−20)40'));
    await user.click(screen.getByRole('button', { name: 'Peta panas' }));
    const chosen = (name: string) => new URLSearchParams(router.state.location.search).get(name);
    await waitFor(() => expect(chosen('bentuk')).toBe('panas'));
    await user.click(screen.getByRole('button', { name: 'Tukar baris dan kolom' }));
    await waitFor(() => expect(chosen('baris')).toBe('["jenisKelamin"]'));
  });

  test('are offered as a map where their groups lie somewhere', async () => {
    const groups = { ...answer, baris: ['idDesa.idKabupaten'], kolom: [], sel: [{ baris: [], kolom: [], nilai: [3] }] };
    renderAdmin('/laporan?sumber=kkn/kkn-kelompok&baris=["idDesa.idKabupaten"]', {
      sebagai: 'HA03',
      on: { 'GET v3/kkn/kkn-kelompok/rekap': () => groups },
    });
    expect(await screen.findByRole('button', { name: 'Peta' })).toBeTruthy();
  });

  test('are drawn on a phone by what is chosen from a list, which says what it is', async () => {
    const wide = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation(query =>
      Object.defineProperty(wide(query), 'matches', { value: query.includes('max-width') }),
    );
    const { user } = open(address({ bentuk: 'panas' }));
    const chosen = await screen.findByRole('combobox', { name: 'Bentuk' });
    expect(chosen.textContent).toBe('Peta panas');
    await user.click(chosen);
    await user.click(await screen.findByRole('option', { name: 'Tabel' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Bentuk' }).textContent).toBe('Tabel'));
  });

  test('put periods in the order of time, so that each is compared with the one before', async () => {
    const cell = (kolom: string[], n: number) => ({ baris: [], kolom, nilai: [n] });
    renderAdmin(
      `/laporan?${new URLSearchParams({ sumber: 'mbkm/pendaftar-program-mbkm', kolom: '["idPeriode"]', porsi: 'selisih' })}`,
      {
        sebagai: 'HA03',
        on: {
          'GET mbkm/pendaftar-program-mbkm/rekap': () => ({
            baris: [],
            kolom: ['idPeriode'],
            nilai: ['jumlah'],
            sel: [cell(['a'], 20), cell(['b'], 5), cell(['c'], 8), cell([], 33)],
            label: {
              idPeriode: {
                a: 'Semester Ganjil 2026/2027',
                b: 'Semester Genap 2025/2026',
                c: 'Semester Genap 2026/2027',
              },
            },
            urutan: { idPeriode: ['b', 'a', 'c'] },
          }),
        },
      },
    );
    expect((await rowTexts())[1]).toBe('Semua520 (+15)8 (−12)33');
  });

  test('keep what is being typed in a picker when figures come meanwhile', async () => {
    let arrive: (found: PivotAnswer) => void = () => {};
    const late = new Promise<PivotAnswer>(resolve => {
      arrive = resolve;
    });
    const { user } = open(address(), () => late);
    const rows = await screen.findByRole('combobox', { name: 'Baris' });
    await user.type(rows, 'angk');
    arrive(answer);
    await rowTexts();
    expect(rows).toHaveProperty('value', 'angk');
    // The first that fits is chosen by Enter.
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Angkatan' });
  });

  test('keep the reader at the data that was chosen, though its fields are asked for anew', async () => {
    const { user, router } = renderAdmin('/laporan', {
      sebagai: 'HA03',
      on: { [`GET ${path}/rekap`]: () => answer, 'GET papan-laporan': () => ({ papan: [], peran: [] }) },
    });
    await user.type(await screen.findByRole('combobox', { name: 'Data' }), 'mahasiswa{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('sumber='));
    await screen.findByRole('combobox', { name: 'Baris' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Data' })));
  });

  test('are no map where they lie nowhere', async () => {
    open(address());
    expect(await screen.findByRole('button', { name: 'Peta panas' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Peta' })).toBeNull();
  });

  test('are of a former day where one is chosen, and lead to the rows of that day', async () => {
    const { server, user, router } = open(address({ pada: '2026-10-31' }));
    expect((await rowTexts()).length).toBe(4);
    expect(server.callsTo('GET', `${path}/rekap`)[0]?.query.pada).toBe('2026-10-31');
    expect(screen.getByText(/Keadaan pada akhir 31 Okt(ober)? 2026/)).toBeTruthy();
    const behind = within(screen.getByRole('table')).getByRole('link', { name: '1.210' });
    expect(behind.getAttribute('href')).toContain('/keadaan/master~mahasiswa/2026-10-31?');
    await screen.findByRole('group', { name: 'Keadaan per tanggal' });
    // The last of the pickers.
    await user.click(screen.getAllByRole('button', { name: 'Kosongkan' }).at(-1) ?? document.body);
    await waitFor(() => expect(router.state.location.search).not.toContain('pada'));
    await waitFor(() => expect(server.callsTo('GET', `${path}/rekap`).at(-1)?.query.pada).toBeUndefined());
    await waitFor(() =>
      expect(screen.getByRole('link', { name: '1.210' }).getAttribute('href')).toContain('/master/mahasiswa?'),
    );
  });

  test('offer no field that the role does not see, and take none of it from an address', async () => {
    const { server, user } = renderAdmin(`/laporan?sumber=${path}&baris=["agama","nik"]`, {
      sebagai: 'HA05',
      on: { [`GET ${path}/rekap`]: () => ({ ...answer, baris: [], kolom: [], sel: [answer.sel[7]] }) },
    });
    await screen.findByRole('table');
    expect(server.callsTo('GET', `${path}/rekap`)[0]?.query.baris).toBe('[]');
    await user.click(screen.getByRole('combobox', { name: 'Baris' }));
    expect(await screen.findByRole('option', { name: 'Angkatan' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Agama' })).toBeNull();
    expect(screen.queryByRole('option', { name: 'NIK' })).toBeNull();
  });

  test('say why there are no figures, and ask once more', async () => {
    let refused = true;
    const { user } = open(address(), () =>
      refused
        ? new Reply(400, { statusCode: 400, code: 'pivot.tooMany', message: 'Rekap ini berisi lebih dari 5.000 sel.' })
        : answer,
    );
    expect(await screen.findByText(/lebih dari 5.000 sel/)).toBeTruthy();
    refused = false;
    await user.click(screen.getByRole('button', { name: /Coba lagi|Muat ulang/ }));
    expect((await rowTexts()).length).toBe(4);
  });

  test('begin from a list with its filter', async () => {
    const { user, router } = renderAdmin('/master/mahasiswa?filter={"angkatan":2023}', {
      sebagai: 'HA03',
      on: { [`GET ${path}/rekap`]: () => answer },
    });
    await user.click(await screen.findByRole('button', { name: 'Rekap' }));
    const params = new URLSearchParams(router.state.location.search);
    expect([router.state.location.pathname, params.get('sumber'), params.get('filter')]).toEqual([
      '/laporan',
      path,
      '{"angkatan":2023}',
    ]);
  });
});
