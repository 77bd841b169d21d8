import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEveryArea } from '../support/everyArea.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

/** What staff do beside the rows of inbound exchange (docs/domain/50 §3). */

openEveryArea();

test('menu inbound menyebut berapa yang menunggu pada tiap antrean', async () => {
  renderAdmin('/pertukaran-mahasiswa/menu/inbond', {
    sebagai: 'HA03',
    on: {
      'GET v2/mhs-luar-upn': () => ({ total: 5, jumlah: {} }),
      'GET v2/pertukaran-mahasiswa/krs/daftar': () => ({ total: 0, jumlah: {} }),
    },
  });
  const pages = await screen.findByRole('list', { name: 'Halaman inbound' });
  await within(pages).findByText('5 menunggu');
  expect(within(pages).queryByText('0 menunggu')).toBeNull();
});

const period = (id: string, nama: string) => ({ id, version: 1, nama, skema: 'inbound', aktif: id === 'lalu' });

test('menyalin kelas ke masa studi lain menyebut yang disalin dan yang dilewati, dan penolakan tetap terbaca', async () => {
  const salin = 'v2/pertukaran-mahasiswa/mata-kuliah/salin';
  let ditolak = true;
  const { user, server } = renderAdmin('/pertukaran-mahasiswa/inbound/mk-inbound', {
    sebagai: 'HA03',
    rows: {
      'pertukaran/masa-studi': [period('lalu', 'Inbound Ganjil'), period('nanti', 'Inbound Genap')],
      'pertukaran/mk-inbound': [{ id: 'kelas', version: 1, idMasaStudi: 'lalu', namaKelas: 'A', status: 'dibuka' }],
    },
    on: {
      [`POST ${salin}`]: () => {
        if (!ditolak) return { disalin: 5, dilewati: 2 };
        ditolak = false;
        return new Reply(409, { statusCode: 409, message: 'Masa studi tujuan sudah ditutup.' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Salin kelas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Salin kelas' }));
  const agree = dialog.getByRole('button', { name: 'Salin' });
  expect((agree as HTMLButtonElement).disabled).toBe(true);
  await user.click(dialog.getByRole('combobox', { name: /^Dari masa studi/ }));
  await user.click(await screen.findByRole('option', { name: 'Inbound Ganjil' }));
  await user.click(dialog.getByRole('combobox', { name: /^Ke masa studi/ }));
  const choices = await screen.findAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Inbound Genap']);
  await user.click(screen.getByRole('option', { name: 'Inbound Genap' }));
  await user.click(agree);
  await dialog.findByText('Masa studi tujuan sudah ditutup.');
  await user.click(agree);
  await screen.findByText('5 kelas disalin sebagai draf. 2 sudah ada dan dilewati.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsTo('POST', salin)[0]?.body).toEqual({ dariIdMasaStudi: 'lalu', keIdMasaStudi: 'nanti' });
});

test('without classes or another study period nothing is offered to copy from', async () => {
  const { server } = renderAdmin('/pertukaran-mahasiswa/inbound/mk-inbound', {
    sebagai: 'HA03',
    rows: { 'pertukaran/masa-studi': [period('lalu', 'Inbound Ganjil')], 'pertukaran/mk-inbound': [] },
  });
  await screen.findByRole('link', { name: 'Registrasi MK' });
  await waitFor(() => expect(server.callsTo('GET', 'v2/pertukaran-mahasiswa/mata-kuliah').length).toBeGreaterThan(1));
  expect(screen.queryByRole('button', { name: 'Salin kelas' })).toBeNull();
});

test('persetujuan pendaftaran inbound menanyakan dosen wali di tempat', async () => {
  const id = '01900000-0000-7000-8000-0000000000e1';
  const { user, server } = renderAdmin(`/pertukaran-mahasiswa/verifikasi/detail/${id}`, {
    sebagai: 'HA03',
    rows: {
      'pertukaran/mhs-inbound': [
        { id, version: 2, nomorRegistrasi: 'REG-IN-20261-0001', namaLengkap: 'Andi Tenri', status: 'diajukan' },
      ],
    },
    on: {
      [`GET v2/mhs-luar-upn/${id}/petunjuk`]: () => ({ dokumen: [], kembar: [] }),
      'GET magang/pendaftar-program-mbkm/dospem/beban': () => [
        { id: '01900000-0000-7000-8000-00000000d001', nama: 'Dr. Ratna', prodi: 'Informatika', beban: 1, kuota: 8 },
      ],
      [`POST v2/mhs-luar-upn/${id}/aksi/setujui`]: () => ({ id, version: 3, npm: 'IN2620009' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Setujui' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('combobox', { name: /^Dosen wali/ }));
  await user.click(await screen.findByRole('option', { name: /Dr\. Ratna/ }));
  await user.click(dialog.getByRole('button', { name: 'Setujui' }));
  await waitFor(() =>
    expect(server.callsTo('POST', `v2/mhs-luar-upn/${id}/aksi/setujui`)[0]?.body).toEqual({
      version: 2,
      idDosenWali: '01900000-0000-7000-8000-00000000d001',
    }),
  );
  await screen.findByText('Pendaftaran disetujui. Nomor mahasiswa inbound: IN2620009.');
});

test.each([
  ['HA08', 'whose own row is all there is gets neither tabs nor a search over it', 0],
  ['HA03', 'who has many gets both', 1],
] as const)('as %s, %s', async (sebagai, _, most) => {
  const id = '01900000-0000-7000-8000-0000000000e1';
  renderAdmin('/pertukaran-mahasiswa/inbound/mhs-inbound', {
    sebagai,
    rows: {
      'pertukaran/mhs-inbound': [
        { id, version: 2, namaLengkap: 'Andi Tenri', npm: 'IN2610001', status: 'berjalan', diterima: true },
      ],
    },
  });
  await screen.findByText('Andi Tenri');
  await waitFor(() => expect(screen.queryAllByRole('tablist')).toHaveLength(most));
  expect(screen.queryAllByRole('searchbox')).toHaveLength(most);
});

test('daftar mahasiswa inbound memuat yang diterima saja, juga pada tab, jumlah, dan saringan orangnya', async () => {
  const student = (n: number, more: object) => ({
    id: `01900000-0000-7000-8000-0000000000f${n}`,
    version: 1,
    nomorRegistrasi: `REG-IN-20261-000${n}`,
    ...more,
  });
  const { user, server } = renderAdmin('/pertukaran-mahasiswa/inbound/mhs-inbound', {
    sebagai: 'HA03',
    rows: {
      'pertukaran/mhs-inbound': [
        student(1, {
          namaLengkap: 'Andi Tenri',
          npm: 'IN2610001',
          status: 'berjalan',
          idDosenWali: null,
          diterima: true,
        }),
        student(2, { namaLengkap: 'Qori Amalia', npm: null, status: 'diajukan', idDosenWali: null, diterima: false }),
      ],
    },
  });
  await screen.findByText('Andi Tenri');
  expect(screen.queryByText('Qori Amalia')).toBeNull();
  await user.click(await screen.findByRole('tab', { name: 'Tanpa dosen wali (1)' }));
  await screen.findByRole('tab', { name: /^Tanpa dosen wali/, selected: true });
  const asked = server.callsTo('GET', 'v2/mhs-luar-upn').map(({ query }) => JSON.parse(query.filter ?? '{}'));
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.every(filter => filter.diterima === true)).toBe(true);
});

test('masa studi: peserta, tahap, dan kalender dihitung dari kolom yang tidak tampil sebagai kolom', async () => {
  renderAdmin('/pertukaran-mahasiswa/inbound/masa-studi', {
    sebagai: 'HA03',
    rows: {
      'pertukaran/masa-studi': [
        {
          ...period('kini', 'Inbound Kini'),
          idPeriode: 'p',
          kuota: 30,
          peserta: 12,
          batasSks: 20,
          pendaftaranMulai: '2020-01-01',
          pendaftaranSelesai: '2020-02-01',
          krsMulai: '2020-02-02',
          krsSelesai: '2020-03-01',
          kuliahMulai: '2020-03-02',
          kuliahSelesai: '2020-06-01',
          nilaiMulai: '2020-06-02',
          nilaiSelesai: '2090-06-02',
        },
      ],
    },
  });
  await screen.findByText('12/30');
  await screen.findByText('Penilaian', { selector: 'td *' });
  await screen.findByRole('region', { name: 'Kalender masa studi' });
});

test('antrean KRS menyebut PT asal, prodi, dan SKS terhadap batasnya', async () => {
  renderAdmin('/pertukaran-mahasiswa/inbound/approve-krs', {
    sebagai: 'HA05',
    rows: {
      'pertukaran/krs': [
        {
          id: '01900000-0000-7000-8000-0000000000d1',
          version: 1,
          npm: 'IN2610009',
          status: 'diajukan',
          totalSks: 22,
          jumlahMk: 8,
          kampus: 'Institut Teknologi Kapuas',
          prodi: 'Informatika',
          batasSks: 20,
        },
      ],
    },
  });
  await screen.findByText('22/20');
  await screen.findByText('Institut Teknologi Kapuas');
  await screen.findByRole('columnheader', { name: 'Program studi' });
});

test('detail KRS menandai kelas yang bentrok dan yang melebihi kuotanya', async () => {
  const id = '01900000-0000-7000-8000-0000000000d2';
  const row = (n: number, more: object) => ({
    id: `r${n}`,
    version: 1,
    idMkInbound: `k${n}`,
    kodeMk: `IF${n}`,
    namaMk: `Kuliah ${n}`,
    sks: 3,
    kelas: 'A',
    moda: 'luring',
    urutHari: 1,
    hari: 'Senin',
    ruang: null,
    dosen: 'Dr. Ratna',
    linkDaring: null,
    kuota: 20,
    terisi: 5,
    ...more,
  });
  renderAdmin(`/pertukaran-mahasiswa/inbound/approve-krs/detail-krs/${id}`, {
    sebagai: 'HA05',
    rows: { 'pertukaran/krs': [{ id, version: 1, npm: 'IN2610009', status: 'diajukan', totalSks: 9, jumlahMk: 3 }] },
    on: {
      'GET v2/pertukaran-mahasiswa/krs': () => ({
        mahasiswa: { id: 'm', npm: 'IN2610009', nama: 'Indra', kampus: 'Kapuas', prodi: 'Informatika' },
        masaStudi: {
          id: 's',
          nama: 'Ganjil',
          batasSks: 20,
          minSks: 2,
          krsMulai: '2026-01-01',
          krsSelesai: '2026-12-01',
        },
        header: null,
        terbuka: false,
        alasan: null,
        rows: [
          row(1, { jamMulai: '08:00', jamSelesai: '10:00' }),
          row(2, { jamMulai: '09:00', jamSelesai: '11:00' }),
          row(3, { jamMulai: '11:00', jamSelesai: '12:00', kuota: 4, terisi: 5 }),
        ],
      }),
    },
  });
  await screen.findByText('Jadwal Kuliah 1 bentrok dengan Kuliah 2 (Senin).');
  await screen.findByText('Kelas IF3-A melebihi kuotanya (5/4).');
  expect(screen.queryByText(/Kuliah 2 bentrok dengan Kuliah 3/)).toBeNull();
});

test('halaman di bawah layar lain hanya terbuka bagi peran yang disebutnya sendiri', async () => {
  renderAdmin('/pertukaran-mahasiswa/inbound/mk-inbound/registrasi-mk', { sebagai: 'HA08' });
  await screen.findByRole('heading', { name: /^404 Forbidden!/ });
});

test('tab KRS pada halaman mahasiswa inbound memuat KRS orang itu saja, dan barisnya membuka rinciannya', async () => {
  const person = (n: number) => `01900000-0000-7000-8000-0000000000e${n}`;
  const plan = (n: number, more: object) => ({
    id: `01900000-0000-7000-8000-0000000000d${n}`,
    version: 1,
    idMasaStudi: 'kini',
    status: 'disetujui',
    semesterKe: 1,
    jumlahMk: 4,
    ...more,
  });
  const { user, server, router } = renderAdmin(`/pertukaran-mahasiswa/inbound/mhs-inbound/${person(1)}/show?tab=krs`, {
    sebagai: 'HA03',
    rows: {
      'pertukaran/mhs-inbound': [1, 2].map(n => ({
        id: person(n),
        version: 1,
        namaLengkap: `Orang ${n}`,
        npm: `IN261000${n}`,
        diterima: true,
        status: n === 1 ? 'berjalan' : 'disetujui',
      })),
      'pertukaran/masa-studi': [period('kini', 'Inbound Kini')],
      'pertukaran/krs': [
        plan(1, { idMhsInbound: person(1), npm: 'IN2610001', totalSks: 12 }),
        plan(2, { idMhsInbound: person(2), npm: 'IN2610002', totalSks: 19 }),
      ],
    },
  });
  const list = within(await screen.findByRole('region', { name: 'KRS Inbound' }));
  await list.findByText('Inbound Kini');
  expect(list.queryByText('19')).toBeNull();
  const asked = server.callsTo('GET', 'v2/pertukaran-mahasiswa/krs/daftar');
  const people = asked.map(({ query }) => JSON.parse(query.filter ?? '{}').idMhsInbound);
  expect([...new Set(people)]).toEqual([person(1)]);
  await user.click(list.getByText('12'));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(
      `/pertukaran-mahasiswa/inbound/approve-krs/detail-krs/${plan(1, {}).id}`,
    ),
  );
});

test('tab KRS pada halaman mahasiswa inbound tanpa KRS mengatakannya', async () => {
  const id = '01900000-0000-7000-8000-0000000000e1';
  renderAdmin(`/pertukaran-mahasiswa/inbound/mhs-inbound/${id}/show?tab=krs`, {
    sebagai: 'HA05',
    rows: { 'pertukaran/mhs-inbound': [{ id, version: 1, namaLengkap: 'Andi Tenri', status: 'disetujui' }] },
  });
  await screen.findByText('Belum ada KRS.');
});

function onPhone() {
  const wide = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation(query =>
    Object.defineProperty(wide(query), 'matches', { value: query.includes('max-width') }),
  );
  onTestFinished(() => void vi.restoreAllMocks());
}

test('di ponsel foto mahasiswa inbound berada di samping namanya', async () => {
  onPhone();
  renderAdmin('/pertukaran-mahasiswa/inbound/mhs-inbound', {
    sebagai: 'HA03',
    rows: {
      'pertukaran/mhs-inbound': [
        {
          id: '01900000-0000-7000-8000-0000000000e1',
          version: 1,
          namaLengkap: 'Andi Tenri',
          npm: 'IN2610001',
          status: 'berjalan',
          diterima: true,
        },
      ],
    },
  });
  const title = await screen.findByRole('heading', { name: 'Andi Tenri' });
  const photo = await screen.findByText('AT');
  expect(photo.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('di ponsel setiap keterangan kelas punya baris dan nama sendiri', async () => {
  onPhone();
  renderAdmin('/pertukaran-mahasiswa/inbound/mk-inbound', {
    sebagai: 'HA03',
    rows: {
      'pertukaran/mk-inbound': [
        {
          id: '01900000-0000-7000-8000-0000000000c1',
          version: 1,
          kodeMk: 'IF309',
          namaMk: 'Sistem Operasi',
          kelas: 'A',
          sks: 3,
          moda: 'daring',
          status: 'dibuka',
          terisi: 5,
          kuota: 20,
          pengampu: 'Dr. Arif',
        },
      ],
    },
  });
  const card = (await screen.findByText(/Sistem Operasi/)).closest('li');
  if (!card) throw new Error('no card');
  const lines = () => [...card.querySelectorAll('div')].map(({ textContent }) => textContent);
  await waitFor(() => expect(lines()).toEqual(expect.arrayContaining(['Pengampu: Dr. Arif', 'Terisi/Kuota: 5/20'])));
});
