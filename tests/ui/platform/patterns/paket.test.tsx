import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draftKey, readDraft } from '../../../../src/platform/patterns/register/deviceDraft.ts';
import { Reply, type SeenCall } from '../../support/fakeApi.ts';
import { userAs } from '../../support/fakeSession.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { masters, N, registration } from './world.ts';

const A = 'magang/matkul-paket-konversi-terpilih-awal';
const F = 'magang/matkul-paket-konversi-terpilih-final';
const id = '01900000-0000-7000-8000-0000000000c1';
const kaitan = 'Saya menerapkan materi ini pada tugas harian di tempat magang.';

const course = (name: string, over: Record<string, unknown> = {}) => ({
  id: `row-${name}`,
  idMatkul: `mk-${name}`,
  kode: `IF${name}`,
  nama: `Matkul ${name}`,
  sks: 3,
  wajib: false,
  adalahMatkulKkn: false,
  capaian: null,
  diKrs: true,
  hurufLulus: null,
  dikonversiPada: null,
  ...over,
});
const courses = [
  course('A', { wajib: true }),
  ...['B', 'C', 'D', 'E', 'F', 'G'].map(name => course(name)),
  course('H', { hurufLulus: 'B+', diKrs: false }),
  course('I', { sks: 2, diKrs: false }),
];
const proposal = (name: string, over: Record<string, unknown> = {}) => ({
  id: `usul-${name}`,
  version: 1,
  idMatkulPaketKonversi: `row-${name}`,
  sks: 3,
  alasan: kaitan,
  rekomendasiDosen: null,
  catatanDosen: null,
  keputusan: 'menunggu',
  catatanKeputusan: null,
  matkul: courses.find(({ nama }) => nama === `Matkul ${name}`),
  ...over,
});

const paketView = (state: string, over: Record<string, unknown> = {}) => ({
  pendaftar: {
    id,
    version: 3,
    npm: '22081',
    namaMahasiswa: 'Ani Lestari',
    status: 'berjalan',
    statusKonversi: state,
    catatanTerakhir: null,
    idPaketKonversi: state === 'belum' ? null : 'paket-1',
    totalSksDiajukan: null,
    totalSksDiakui: null,
  },
  aksi: [],
  bolehPilih: state === 'belum' || state === 'revisi',
  sampai: null,
  tertutup: null,
  paket: [
    {
      id: 'paket-1',
      kode: 'PKT-IF',
      nama: 'Paket Informatika',
      deskripsi: null,
      batas: { min: 2, maks: 20, asal: 'semester' },
      matkul: courses,
    },
  ],
  krs: { status: 'ada', total: 18, batas: 20 },
  transkrip: 'ada',
  awal: [],
  akhir: [],
  nilai: { skala: [], bobot: { mitra: 60, dosen: 40, tim: 0 } },
  ...over,
});

const open = (path: string, state: string, { on, ...options }: WorldOptions = {}, over: Record<string, unknown> = {}) =>
  renderAdmin(path, {
    rows: { ...masters(), [N]: [registration('1', { id, status: 'berjalan', statusKonversi: state })] },
    ...options,
    on: { [`GET ${A}/pilihan`]: () => paketView(state, over), ...on },
  });
const pick = (options: WorldOptions = {}, over: Record<string, unknown> = {}) =>
  open(`/magang/paket-konversi/matkul?id=${id}`, 'belum', { sebagai: 'HA02', ...options }, over);
const box = (name: string) => screen.findByRole('checkbox', { name: `Matkul ${name}` });
const bodyOf = (call: SeenCall | undefined) => call?.body as Record<string, unknown>;

describe('memilih mata kuliah', () => {
  test('di atas batas Ajukan mati dan kelebihannya disebut; tepat di batas hidup kembali', async () => {
    const { user } = pick();
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await user.click(await box(name));
    expect(await screen.findByText('21 dari 20 SKS')).toBeTruthy();
    expect(screen.getByText('Lebih 1 SKS dari batas per semester.')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Ajukan' }) as HTMLButtonElement).disabled).toBe(true);
    await user.click(await box('G'));
    await user.click(await box('I'));
    expect(await screen.findByText('20 dari 20 SKS')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Ajukan' }) as HTMLButtonElement).disabled).toBe(false);
  });

  test('yang sudah lulus tidak dapat dicentang dan menyebut alasannya; tanda KRS tampil', async () => {
    pick();
    const locked = await box('H');
    expect((locked as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText('Mata kuliah Matkul H sudah lulus dengan nilai B+.')).toBeTruthy();
    expect(screen.getAllByText('Ada di KRS').length).toBe(7);
    expect(screen.getAllByText('Tidak di KRS').length).toBe(2);
  });

  test('menuntut yang wajib dan kaitan tiap mata kuliah, lalu mengirim satu himpunan', async () => {
    const { user, server, router } = pick({
      on: { [`POST ${A}/bulk`]: () => paketView('diajukan') },
    });
    await user.click(await box('B'));
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    expect(await screen.findByText('Mata kuliah Matkul A wajib dipilih.')).toBeTruthy();
    expect(screen.getByText('Lengkapi kaitan dengan kegiatan untuk 1 mata kuliah.')).toBeTruthy();
    await user.click(await box('A'));
    for (const name of ['A', 'B']) {
      await user.click(screen.getByRole('textbox', { name: `Kaitan Matkul ${name} dengan kegiatan` }));
      await user.paste(kaitan);
    }
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/magang/paket-konversi'));
    expect(await screen.findByRole('dialog', { name: 'Berhasil !' })).toBeTruthy();
    const [call] = server.callsTo('POST', `${A}/bulk`);
    expect(bodyOf(call)).toEqual({
      idPendaftarMbkm: id,
      idPaketKonversi: 'paket-1',
      ajukan: true,
      version: 3,
      items: [
        { idMatkulPaketKonversi: 'row-A', alasan: kaitan },
        { idMatkulPaketKonversi: 'row-B', alasan: kaitan },
      ],
    });
  });

  test('KRS di atas batas ditolak server dengan jendela "Maaf"', async () => {
    const text = 'SKS Anda lebih dari 20, harap sesuaikan terlebih dahulu di Aplikasi Siamik !';
    const { user } = pick(
      {
        on: {
          [`POST ${A}/bulk`]: () => new Reply(422, { statusCode: 422, message: text, errors: { sksKrs: text } }),
        },
      },
      { awal: [proposal('A')] },
    );
    await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Maaf' });
    expect(within(dialog).getByText(text)).toBeTruthy();
  });

  test('pilihan disimpan di perangkat dan ada lagi setelah halaman dibuka ulang', async () => {
    const first = pick();
    await first.user.click(await box('B'));
    await first.user.type(screen.getByRole('textbox', { name: 'Kaitan Matkul B dengan kegiatan' }), 'Baru mulai');
    const key = draftKey(userAs('HA02').id, '/magang/paket-konversi/matkul', id);
    expect(readDraft(key)?.values).toMatchObject({ chosen: ['row-B'], alasan: { 'row-B': 'Baru mulai' } });
    first.unmount();
    pick();
    expect(((await box('B')) as HTMLInputElement).checked).toBe(true);
    expect(screen.getByDisplayValue('Baru mulai')).toBeTruthy();
  });

  test('paket yang sedang diperiksa tidak dapat dibuka untuk diubah', async () => {
    const { router } = open(`/magang/paket-konversi/matkul?id=${id}`, 'diajukan', { sebagai: 'HA02' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/magang/paket-konversi'));
  });
});

describe('memverifikasi paket', () => {
  const decide = (options: WorldOptions = {}) =>
    open(
      `/monitoring2/paket-konversi/${id}`,
      'diajukan',
      { sebagai: 'HA05', ...options },
      {
        awal: [proposal('A'), proposal('B', { rekomendasiDosen: 'kurang_sesuai', catatanDosen: 'Kurang terkait.' })],
      },
    );
  const verdict = async (name: string, word: string) =>
    within(await screen.findByRole('group', { name: `Keputusan Matkul ${name}` })).getByRole('button', { name: word });

  test('setiap usulan harus diputuskan; penggantian membawa catatan dan mata kuliah baru', async () => {
    const { user, server } = decide({ on: { [`POST ${F}/bulk`]: () => paketView('disetujui') } });
    expect(await screen.findByText(/Kurang sesuai. Kurang terkait./)).toBeTruthy();
    const approve = await screen.findByRole('button', { name: 'Setujui' });
    expect([approve.hasAttribute('disabled'), screen.getByText('Putuskan 2 usulan lebih dahulu.').id]).toEqual([
      true,
      approve.getAttribute('aria-describedby'),
    ]);
    await user.click(await verdict('A', 'Diterima'));
    expect(await screen.findByText('Putuskan 1 usulan lebih dahulu.')).toBeTruthy();
    await user.click(await verdict('B', 'Diganti'));
    await user.click(screen.getByRole('button', { name: 'Setujui' }));
    expect(await screen.findByText('Catatan wajib diisi.')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: /Diganti dengan/ }));
    await user.click(await screen.findByRole('option', { name: /Matkul C/ }));
    await user.type(screen.getByRole('textbox', { name: 'Catatan keputusan Matkul B' }), 'Lebih sesuai.');
    await user.click(screen.getByRole('button', { name: 'Setujui' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Setujui paket' }));
    await waitFor(() => expect(server.callsTo('POST', `${F}/bulk`).length).toBe(1));
    expect(bodyOf(server.callsTo('POST', `${F}/bulk`)[0])).toMatchObject({
      aksi: 'setujui',
      version: 3,
      items: [
        { idTerpilihAwal: 'usul-A', idMatkulPaketKonversi: 'row-A', keputusan: 'diterima' },
        {
          idTerpilihAwal: 'usul-B',
          idMatkulPaketKonversi: 'row-C',
          keputusan: 'diganti',
          catatan: 'Lebih sesuai.',
        },
      ],
    });
  });

  test('mengembalikan butuh catatan; keputusan orang lain yang lebih dahulu dijelaskan', async () => {
    const { user } = decide({
      on: {
        [`POST ${F}/bulk`]: () =>
          new Reply(409, {
            statusCode: 409,
            message: 'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.',
          }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Kembalikan paket' }));
    expect(await within(dialog).findByText('Catatan wajib diisi.')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox'), 'Perbaiki kaitannya.');
    await user.click(within(dialog).getByRole('button', { name: 'Kembalikan paket' }));
    expect(await screen.findByText(/Mungkin orang lain lebih dahulu memutuskan/)).toBeTruthy();
  });

  test('Tim MBKM hanya membaca di sini', async () => {
    open(`/magang/monitoring/paket-konversi/${id}`, 'diajukan', { sebagai: 'HA03' }, { awal: [proposal('A')] });
    expect(await screen.findByText('Matkul A')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
  });
});

test('dosen memberi rekomendasi per mata kuliah', async () => {
  const { user, server } = open(
    `/monitoring3/paket-konversi/${id}`,
    'diajukan',
    {
      sebagai: 'HA04',
      on: { [`PUT ${A}/usul-A/rekomendasi`]: () => paketView('diajukan', { awal: [proposal('A')] }) },
    },
    { awal: [proposal('A')] },
  );
  const choices = await screen.findByRole('group', { name: 'Rekomendasi Matkul A' });
  await user.click(within(choices).getByRole('button', { name: 'Sesuai' }));
  await user.click(screen.getByRole('button', { name: 'Simpan rekomendasi Matkul A' }));
  await screen.findByText('Rekomendasi disimpan.');
  expect(bodyOf(server.callsTo('PUT', `${A}/usul-A/rekomendasi`)[0])).toEqual({
    rekomendasiDosen: 'sesuai',
    catatanDosen: null,
    version: 1,
  });
});

test('mahasiswa melihat penggantian, catatan, dan nilai akhir per mata kuliah', async () => {
  open(
    '/magang/paket-konversi',
    'final',
    { sebagai: 'HA02' },
    {
      awal: [
        proposal('A', { keputusan: 'diterima' }),
        proposal('B', { keputusan: 'diganti', catatanKeputusan: 'Lebih sesuai.' }),
      ],
      akhir: [
        {
          id: 'f-A',
          idMatkulPaketKonversi: 'row-A',
          idTerpilihAwal: 'usul-A',
          sksDiakui: 3,
          nilaiAngka: 84.18,
          nilaiHuruf: 'A-',
          lulus: true,
          matkul: courses[0],
        },
        { id: 'f-C', idMatkulPaketKonversi: 'row-C', idTerpilihAwal: 'usul-B', sksDiakui: 3, matkul: courses[2] },
      ],
    },
  );
  expect(await screen.findByText('Diganti dengan')).toBeTruthy();
  expect(screen.getByText('Matkul C')).toBeTruthy();
  expect(screen.getByText(/Program studi: Diganti. Lebih sesuai./)).toBeTruthy();
  expect(screen.getByText('A-')).toBeTruthy();
  expect(screen.getByText('84,18')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Pilih mata kuliah' })).toBeNull();
});
