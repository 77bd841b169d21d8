import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Role } from '../../../../resources/kit/index.ts';
import { statusTerlihat } from '../../../../resources/mbkm/alurPendaftaran.ts';
import { monitorings } from '../../../../resources/monitoring/options.ts';
import { wordsOf } from '../../../../src/areas/monitoring/monitor/FigureTile.tsx';
// What screens load when they are opened is read here already, so that no test waits for it.
import '../../../../src/areas/monitoring/monitor/Dossier.tsx';
import '../../../../src/areas/monitoring/monitor/Monitor.tsx';
import '../../../../src/areas/monitoring/monitor/MonitorFigures.tsx';
import '../../../../src/areas/monitoring/monitor/RemindDialog.tsx';
import '../../../../src/areas/monitoring/monitor/SupervisorDialog.tsx';
import { countedFilter, listAddress, summaryQuery } from '../../../../src/areas/monitoring/monitor/summary.ts';
import { openEveryArea } from '../../support/everyArea.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { ids, M, masters, N, registration } from './world.ts';

openEveryArea();

const summary = () => ({
  keadaan: null as string | null,
  angka: [
    { kode: 'peserta', label: 'Peserta', bentuk: 'jumlah', nilai: 3, dari: null, saring: {} },
    {
      kode: 'logbook',
      label: 'Logbook patuh',
      bentuk: 'persen',
      nilai: 1,
      dari: 3,
      saring: { hitungan: 'LOG_PATUH' },
    },
    { kode: 'mitra', label: 'Mitra aktif', bentuk: 'jumlah', nilai: 2, dari: null, saring: null },
    { kode: 'terkirim', label: 'Terkirim ke SIAMIK', bentuk: 'pecahan', nilai: 0, dari: 0, saring: {} },
    { kode: 'nilai', label: 'Rata-rata nilai akhir', bentuk: 'rata', nilai: null, dari: null, saring: {} },
  ],
  tindakan: [
    { kode: 'LOG_KOSONG_7H', label: 'Logbook kosong 7 hari', jumlah: 2, saring: { peringatan: 'LOG_KOSONG_7H' } },
    { kode: 'BERMASALAH', label: 'Bermasalah', jumlah: 0, saring: { peringatan: 'BERMASALAH' } },
  ],
  bagan: [
    {
      kode: 'status',
      judul: 'Pendaftar menurut status',
      arah: 'mendatar',
      batang: [
        { label: 'Diajukan', jumlah: 0, saring: { status: 'diajukan' } },
        { label: 'Berjalan', jumlah: 2, saring: { status: 'berjalan' } },
      ],
    },
    {
      kode: 'pekan',
      judul: 'Logbook per pekan',
      arah: 'tegak',
      batang: [
        { label: '9 Nov', jumlah: 4, saring: null },
        { label: '16 Nov', jumlah: 2, saring: null },
      ],
    },
  ],
});
const periode = { id: ids.periode, nama: 'Semester Genap 2026/2027' };

const rows = () => ({
  ...masters(),
  [N]: [
    registration('1', {
      status: 'berjalan',
      namaMahasiswa: 'Ani Lestari',
      peringatan: ['LOG_KOSONG_7H', 'PAKET_BELUM'],
    }),
    registration('2', { status: 'berjalan', namaMahasiswa: 'Budi Santoso', idDosenPembimbing: 'dosen-1' }),
    registration('3', { status: 'selesai', namaMahasiswa: 'Citra Dewi' }),
    registration('4', { status: 'draf', namaMahasiswa: 'Dodi Wijaya' }),
  ],
  'master/mahasiswa': [{ id: 'mhs-1', npm: '22081', nama: 'Ani Lestari', noHp: '0812', version: 1 }],
  'mbkm/catatan-monitoring': [
    {
      id: 'c-1',
      idPendaftarMbkm: '1',
      tanggal: '2026-11-10',
      metode: 'daring',
      kondisi: 'bermasalah',
      temuan: 'Tidak hadir.',
      version: 1,
    },
  ],
});

const open = (path: string, sebagai: Role, options: WorldOptions = {}) =>
  renderAdmin(path, {
    sebagai,
    rows: rows(),
    ...options,
    on: {
      'GET mbkm/monitoring/periode': () => ({ periode, pilihan: [periode, { id: 'lama', nama: 'Semester lalu' }] }),
      'GET mbkm/monitoring/ringkasan': summary,
      [`GET ${M}/get-program-by-id-mahasiswa/:id`]: () => [],
      [`GET ${M}/dospem/beban`]: () => [
        { id: 'dosen-1', nama: 'Dr. Arif Budiman, M.T.', prodi: 'Informatika', beban: 6, kuota: 6 },
        { id: 'dosen-2', nama: 'Dewi Anggraini, M.Kom.', prodi: 'Informatika', beban: 2, kuota: 20 },
      ],
      ...options.on,
    },
  });

describe('what a figure says', () => {
  const inPlace = (phrase: string, words: Readonly<Record<string, string | number>> = {}) =>
    phrase.replace(/%\{(\w+)\}/g, (_, name: string) => Number(words[name]).toLocaleString('id-ID'));
  const figure = { kode: 'x', label: 'X', saring: null };
  test('a share in percent or as n of m, a mean with two decimals, nothing of nothing', () => {
    expect(wordsOf({ ...figure, bentuk: 'persen', nilai: 1, dari: 3 }, inPlace)).toEqual({
      shown: '33,3%',
      below: '1 dari 3',
    });
    expect(wordsOf({ ...figure, bentuk: 'persen', nilai: 0, dari: 0 }, inPlace).shown).toBe('–');
    expect(wordsOf({ ...figure, bentuk: 'pecahan', nilai: 4, dari: 1200 }, inPlace)).toEqual({
      shown: '4',
      below: 'dari 1.200',
    });
    expect(wordsOf({ ...figure, bentuk: 'rata', nilai: 84.1, dari: null }, inPlace).shown).toBe('84,10');
    expect(wordsOf({ ...figure, bentuk: 'rata', nilai: null, dari: null }, inPlace).shown).toBe('–');
  });
  test('counts in a report what it counts itself, whatever else the list is filtered by', () => {
    expect(countedFilter({ kinds: ['kkn'] }, { idPeriode: 'p1', peringatan: 'BERMASALAH', q: 'ani' })).toEqual({
      kodeJenisMbkm: ['kkn'],
      idPeriode: 'p1',
      status: [...statusTerlihat],
    });
  });

  test('is asked for within the filters of the list, and leads back into them', () => {
    const filter = { idPeriode: 'p', idProgramProdi: 'i', q: 'ani', status: 'berjalan' };
    expect(summaryQuery({}, filter)).toEqual({ idPeriode: 'p', prodi: 'i' });
    expect(summaryQuery({ kinds: ['magang', 'riset'] }, {})).toEqual({ idPeriode: 'semua', jenis: 'magang,riset' });
    const address = listAddress({ listPath: '/monitoring' }, filter, { peringatan: 'PAKET_BELUM' });
    expect(JSON.parse(decodeURIComponent(address.split('filter=')[1] ?? ''))).toEqual({
      idPeriode: 'p',
      idProgramProdi: 'i',
      peringatan: 'PAKET_BELUM',
    });
  });
});

describe('the list', () => {
  test('begins with what needs action and the rows; below them only figures and charts that say something', async () => {
    open('/monitoring2', 'HA05');
    await screen.findByText('Ani Lestari');
    const action = screen.getByRole('region', { name: 'Perlu tindakan' });
    expect(
      within(action)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Logbook kosong 7 hari · 2']);
    const parts = [action, screen.getByRole('table'), await screen.findByRole('region', { name: 'Ringkasan' })];
    for (const [i, part] of parts.slice(1).entries())
      expect(parts[i]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const figures = within(parts[2] ?? action);
    expect(figures.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Logbook per pekan',
    ]);
    expect(figures.getByText('Logbook patuh')).toBeTruthy();
    for (const silent of ['Terkirim ke SIAMIK', 'Rata-rata nilai akhir'])
      expect(figures.queryByText(silent)).toBeNull();
  });

  test('a figure narrows the rows that it counts', async () => {
    const { user, server } = open('/monitoring2', 'HA05');
    await screen.findByText('Ani Lestari');
    expect(screen.queryByText('Dodi Wijaya')).toBeNull();
    const tile = await screen.findByRole('link', { name: /Logbook patuh\s*33,3%/ });
    expect(screen.queryByRole('link', { name: /Mitra aktif/ })).toBeNull();
    expect(screen.queryByText(/^Bermasalah/)).toBeNull();
    await user.click(tile);
    expect(await screen.findByText('Hanya: Logbook terisi 7 hari terakhir')).toBeTruthy();
    await waitFor(() => {
      const filters = server.callsTo('GET', N).map(({ query }) => JSON.parse(query.filter ?? '{}'));
      expect(filters.at(-1)).toMatchObject({ idPeriode: ids.periode, hitungan: 'LOG_PATUH', status_neq: 'draf' });
    });
  });

  test('shows the warnings right after the name', async () => {
    open('/monitoring2', 'HA05');
    await screen.findByText('Ani Lestari');
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const name = headings.indexOf('Nama mahasiswa');
    expect(headings[name + 1]).toBe('Peringatan');
    const row = within(screen.getByRole('row', { name: /Ani Lestari/ }));
    expect(row.getByRole('img', { name: 'Logbook kosong 7 hari' })).toBeTruthy();
    expect(row.getByRole('img', { name: 'Paket konversi belum diajukan' })).toBeTruthy();
  });

  test('counts another period when one is chosen', async () => {
    const { user, server } = open('/monitoring', 'HA03');
    await screen.findByRole('link', { name: /^Peserta/ });
    await user.click(screen.getByRole('combobox', { name: 'Periode' }));
    await user.click(await screen.findByRole('option', { name: 'Semester lalu' }));
    await waitFor(() =>
      expect(server.callsTo('GET', 'mbkm/monitoring/ringkasan').map(({ query }) => query.idPeriode)).toEqual([
        ids.periode,
        'lama',
      ]),
    );
  });

  test('says of kept figures when they were counted, and has them counted now', async () => {
    const { user, server } = open('/monitoring', 'HA03', {
      on: {
        'GET mbkm/monitoring/ringkasan': ({ query }) => {
          const [first, ...others] = summary().angka;
          return query.segar
            ? { ...summary(), angka: [{ ...first, nilai: 4 }, ...others] }
            : { ...summary(), keadaan: '2026-11-26T07:03:00Z' };
        },
      },
    });
    expect(await screen.findByText('Keadaan pukul 14.03 WIB')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Peserta\s*3/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hitung ulang' }));
    expect(await screen.findByRole('link', { name: /^Peserta\s*4/ })).toBeTruthy();
    expect(screen.queryByText(/Keadaan pukul/)).toBeNull();
    expect(server.callsTo('GET', 'mbkm/monitoring/ringkasan').at(-1)?.query).toMatchObject({ segar: '1' });
  });

  test('reminds the ticked ones and says whom it could not', async () => {
    const { user, server } = open('/monitoring3', 'HA04', {
      on: {
        'POST mbkm/monitoring/ingatkan': () => ({
          berhasil: ['1'],
          gagal: [{ id: '2', pesan: 'Tidak ada yang perlu diingatkan.' }],
        }),
      },
    });
    await screen.findByText('Ani Lestari');
    for (const name of ['Ani Lestari', 'Budi Santoso']) {
      const row = screen.getByText(name).closest('tr');
      if (!row) throw new Error('baris tidak ada');
      await user.click(within(row).getByRole('checkbox'));
    }
    // A supervisor reminds; it does not assign.
    expect(screen.queryByRole('button', { name: 'Tetapkan dosen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ingatkan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Ingatkan' }));
    expect(await within(dialog).findByText('Tidak ada yang perlu diingatkan.')).toBeTruthy();
    expect(server.callsTo('POST', 'mbkm/monitoring/ingatkan')[0]?.body).toEqual({ ids: ['1', '2'] });
  });

  test('assigns a supervisor with the loads in view; replacing one wants a note', async () => {
    const { user, server } = open('/magang/monitoring', 'HA05', {
      on: { [`PUT ${M}/dospem`]: () => ({ berhasil: ['2'], gagal: [] }) },
    });
    const row = (await screen.findByText('Budi Santoso')).closest('tr');
    if (!row) throw new Error('baris tidak ada');
    await user.click(within(row).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Tetapkan dosen' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: /Dosen pembimbing/ }));
    expect(await screen.findByRole('option', { name: /Arif Budiman.*6 dari 6 · penuh/s })).toBeTruthy();
    await user.click(screen.getByRole('option', { name: /Dewi Anggraini/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Tetapkan' }));
    expect(await within(dialog).findByText('Catatan wajib diisi.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText(/Catatan/), 'Cuti');
    await user.click(within(dialog).getByRole('button', { name: 'Tetapkan' }));
    expect(await screen.findByText(/^1 peserta kini dibimbing .*Dewi Anggraini/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo('PUT', `${M}/dospem`)[0]?.body).toEqual({
      items: [{ id: '2', version: 3 }],
      idDosenPembimbing: 'dosen-2',
      catatan: 'Cuti',
    });
  });

  test('tells when the figures cannot be read, and still lists the rows', async () => {
    open('/monitoring', 'HA03', {
      on: {
        'GET mbkm/monitoring/ringkasan': () => {
          throw new Error('rusak');
        },
      },
    });
    expect(await screen.findByText('Ani Lestari')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
  });
});

describe('the dossier', () => {
  const tabs = () => screen.getAllByRole('tab').map(tab => tab.textContent);

  test('has the chapters that are the role’s business', async () => {
    open('/monitoring2/detail/1', 'HA05');
    expect(await screen.findByText('22081 Ani Lestari')).toBeTruthy();
    await screen.findByRole('tab', { name: 'Profil' });
    expect(tabs()).toEqual([
      'Profil',
      'Pendaftaran',
      'Logbook',
      'Luaran',
      'Penilaian',
      'Konversi',
      'Catatan',
      'Riwayat',
    ]);
  });

  test('of a partner leaves out registration, conversion and notes', async () => {
    open('/monitoring4/detail/1', 'HA06');
    expect(await screen.findByText('22081 Ani Lestari')).toBeTruthy();
    await screen.findByRole('tab', { name: 'Profil' });
    expect(tabs()).toEqual(['Profil', 'Logbook', 'Luaran', 'Penilaian', 'Riwayat']);
  });

  test('shows the notes and takes a new one', async () => {
    const { user, server } = open('/monitoring3/detail/1?tab=catatan', 'HA04');
    expect(await screen.findByText('Tidak hadir.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tambah catatan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect((await within(dialog).findAllByText('Wajib diisi.')).length).toBeGreaterThan(1);
    expect(server.callsTo('POST', 'mbkm/catatan-monitoring')).toHaveLength(0);
  });

  test('offers what the workflow allows the role', async () => {
    open('/magang/monitoring/detail/1', 'HA05');
    expect(await screen.findByRole('button', { name: 'Selesaikan' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tetapkan dosen' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mulai' })).toBeNull();
  });

  test.each([
    ['magang', ['Surat Pengantar', 'Rekap Konversi']],
    ['kwu', ['Rekap Konversi']],
  ] as const)('of %s offers the letters of its programme', async (kodeJenisMbkm, letters) => {
    const row = registration('1', { kodeJenisMbkm, status: 'selesai', statusKonversi: 'final', ipsKonversi: 3.5 });
    open('/monitoring/detail/1', 'HA03', { rows: { ...rows(), [N]: [row] } });
    await screen.findByRole('button', { name: 'Rekap Konversi' });
    const shown = ['Surat Pengantar', 'Rekap Konversi'].filter(name => screen.queryByRole('button', { name }));
    expect(shown).toEqual(letters);
  });
});

test('the four monitorings differ by place and scope, not by shape', () => {
  const { universitas, prodi, bimbingan, mitra } = monitorings;
  expect([universitas, prodi, bimbingan, mitra].map(({ list }) => list.detailPath)).toEqual(
    ['', '2', '3', '4'].map(n => `/monitoring${n}/detail/:id`),
  );
  for (const { detail } of [prodi, bimbingan, mitra])
    expect(detail.tabs.map(({ key }) => key)).toEqual(universitas.detail.tabs.map(({ key }) => key));
});

test('filters offer what a row of the screen can have: its ways in, programmes of its kinds', async () => {
  const { user } = open('/magang/monitoring', 'HA03');
  const filter = await screen.findByRole('button', { name: /^Filter/ });
  // The period is chosen above the rows, and said once.
  await screen.findByRole('combobox', { name: 'Periode' });
  expect(screen.queryByRole('group', { name: 'Filter yang dipakai' })).toBeNull();
  await user.click(filter);
  const ways = await screen.findByRole('group', { name: 'Jalur' });
  expect(
    within(ways)
      .getAllByRole('checkbox')
      .map(box => box.closest('label')?.textContent),
  ).toEqual(['MBKM', 'Mandiri', 'PMMB']);
  await user.click(screen.getByRole('combobox', { name: 'Program' }));
  await screen.findByRole('option', { name: /Magang Mandiri/ });
  expect(screen.queryByRole('option', { name: /Permadi/ })).toBeNull();
});
