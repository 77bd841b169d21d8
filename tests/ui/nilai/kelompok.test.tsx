import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../resources/kit/index.ts';
import type { PratinjauImpor } from '../../../resources/mbkm/imporPeserta.ts';
import type { AnggotaLembar, KelompokDinilai, LembarKelompok, RekapNilai } from '../../../resources/nilai/lembar.ts';
import { registry } from '../platform/patterns/world.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin, type WorldOptions } from '../support/renderAdmin.tsx';
import { stubUpload } from '../support/upload.ts';
// The screens that are opened below: fetched before the first test, not in its time.
import '../../../src/areas/nilai/grading/group/GroupList.tsx';
import '../../../src/areas/nilai/grading/group/GroupSheet.tsx';
import '../../../src/areas/nilai/grading/group/Recap.tsx';

/** Grading of whole groups as KKN declares it (docs/domain/30 §1.13, §3, §4.4). */

const G = 'v3/kkn/menilai-kkn';
const idKelompok = '01900000-0000-7000-8000-0000000000c1';

const member = (n: number, over: Partial<AnggotaLembar> = {}): AnggotaLembar => ({
  idPendaftarMbkm: `p${n}`,
  npm: `2308101003${n}`,
  nama: `Anggota ${n}`,
  jabatan: 'anggota',
  peringatan: [],
  jenisPenilai: 'dosen',
  id: null,
  version: null,
  status: 'kosong',
  nilaiAngka: null,
  catatan: null,
  saranPengembangan: null,
  diwakilkan: false,
  berkasFormulir: null,
  namaPenilai: null,
  waktuKirim: null,
  bolehIsi: true,
  bolehMewakili: false,
  bolehBukaKunci: false,
  rincian: [
    {
      idKomponenPenilaian: 'k1',
      nama: 'Proposal',
      keterangan: null,
      bobot: 40,
      tingkat: 'kelompok',
      nilai: null,
      usulan: null,
      asalUsulan: 'tidak',
    },
    {
      idKomponenPenilaian: 'k2',
      nama: 'Log harian',
      keterangan: null,
      bobot: 60,
      tingkat: 'individu',
      nilai: null,
      usulan: 90,
      asalUsulan: 'log',
    },
  ],
  ...over,
});
const sheet = (anggota: AnggotaLembar[], over: Partial<LembarKelompok> = {}): LembarKelompok => ({
  idKelompok,
  jenisPenilai: 'dosen',
  batasJelas: 10,
  jendela: { mulai: '2026-11-16', dibuka: true },
  skala: [
    { huruf: 'A', batasBawah: 85, mutu: 4, lulus: true },
    { huruf: 'B', batasBawah: 0, mutu: 3, lulus: true },
  ],
  anggota,
  ...over,
});
const group: KelompokDinilai = {
  id: idKelompok,
  nama: 'KKN-01 Desa Cerdas',
  anggota: 2,
  mulai: '2026-11-16',
  dibuka: true,
  penilai: { dosen: { terkirim: 0, draf: 1 }, mitra: { terkirim: 2, draf: 0 }, tim: { terkirim: 0, draf: 0 } },
};

const open = (path: string, first: LembarKelompok, options: WorldOptions = {}, put?: () => Reply) =>
  renderAdmin(path, {
    registry,
    sebagai: 'HA04',
    ...options,
    on: {
      [`GET ${G}`]: () => [group],
      [`GET ${G}/lembar`]: () => first,
      [`PUT ${G}/lembar`]: () => put?.() ?? first,
      ...options.on,
    },
  });
const cell = (name: string) => screen.findByRole('textbox', { name });

describe('lembar satu kelompok', () => {
  const path = `/kkn/penilaian/dpl/detail/${idKelompok}`;

  test('nilai kelompok mengisi semua anggota; usulan terisi; yang jauh dari usulan minta catatan', async () => {
    const { user, server } = open(path, sheet([member(1), member(2)]));
    await user.type(await cell('Proposal, semua anggota'), '80');
    expect((await cell('Proposal, Anggota 1')).getAttribute('value')).toBe('80');
    expect((await cell('Proposal, Anggota 2')).getAttribute('value')).toBe('80');
    const log = await cell('Log harian, Anggota 2');
    expect(log.getAttribute('value')).toBe('90');
    await user.clear(log);
    await user.type(log, '70');
    await user.click(screen.getByRole('button', { name: 'Kirim nilai' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kirim nilai' }));
    expect((await screen.findAllByText(/Catatan wajib: Log harian jauh dari usulan 90/)).length).toBeGreaterThan(0);
    expect(server.callsTo('PUT', `${G}/lembar`)).toHaveLength(0);
    await user.type(await cell('Catatan Anggota 2'), 'Sakit seminggu.');
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() => expect(server.callsTo('PUT', `${G}/lembar`)).toHaveLength(1));
    expect(server.callsTo('PUT', `${G}/lembar`)[0]?.body).toMatchObject({
      idKelompok,
      jenisPenilai: 'dosen',
      aksi: 'draf',
      komponen: [{ idKomponenPenilaian: 'k1', nilai: 80 }],
      anggota: [
        { idPendaftarMbkm: 'p1', version: null, rincian: [{ nilai: 80 }, { nilai: 90 }] },
        { idPendaftarMbkm: 'p2', catatan: 'Sakit seminggu.', rincian: [{ nilai: 80 }, { nilai: 70 }] },
      ],
    });
  });

  test('yang sudah terkirim hanya dibaca dan tidak ikut dikirim lagi', async () => {
    const sent = member(2, { status: 'terkirim', bolehIsi: false, nilaiAngka: 88 });
    const { user, server } = open(path, sheet([member(1), sent]));
    await user.type(await cell('Proposal, semua anggota'), '80');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Proposal, Anggota 2' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() => expect(server.callsTo('PUT', `${G}/lembar`)).toHaveLength(1));
    expect(server.callsTo('PUT', `${G}/lembar`)[0]?.body).toMatchObject({ anggota: [{ idPendaftarMbkm: 'p1' }] });
  });

  test('penolakan server berada pada anggotanya', async () => {
    const refused = () =>
      new Reply(422, {
        statusCode: 422,
        message: 'Periksa kembali isian Anda.',
        errors: { 'anggota.1.catatan': 'Catatan wajib diisi.' },
      });
    const { user } = open(path, sheet([member(1), member(2)]), {}, refused);
    await user.type(await cell('Proposal, semua anggota'), '80');
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    const note = await cell('Catatan Anggota 2');
    await waitFor(() => expect(note.getAttribute('aria-invalid')).toBe('true'));
    expect((await cell('Catatan Anggota 1')).getAttribute('aria-invalid')).toBe('false');
  });

  test('siapa yang didahului membaca lembar yang baru, lalu dapat menyimpan', async () => {
    const ours = (version: number, catatan: string) => sheet([member(1, { id: 'n1', version, catatan })]);
    let now = ours(1, 'Lama');
    const { user, server } = renderAdmin(path, {
      registry,
      sebagai: 'HA04',
      on: {
        [`GET ${G}`]: () => [group],
        [`GET ${G}/lembar`]: () => now,
        [`PUT ${G}/lembar`]: () => {
          if (now.anggota[0]?.version === 2) return now;
          now = ours(2, 'Punya orang lain');
          return new Reply(409, { statusCode: 409, message: messages.stale.text });
        },
      },
    });
    const note = await cell('Catatan Anggota 1');
    await user.type(note, ' dan saya');
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await user.click(await screen.findByRole('button', { name: 'Muat ulang' }));
    await waitFor(async () => expect(await cell('Catatan Anggota 1')).toHaveProperty('value', 'Punya orang lain'));
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() => expect(server.callsTo('PUT', `${G}/lembar`)).toHaveLength(2));
    expect(server.callsTo('PUT', `${G}/lembar`)[1]?.body).toMatchObject({ anggota: [{ version: 2 }] });
  });

  test('nilai desa minta satu formulir untuk seluruh kelompok', async () => {
    const village = member(1, { jenisPenilai: 'mitra', bolehIsi: false, bolehMewakili: true });
    open(`/kkn/penilaian-pembimbing/detail/${idKelompok}`, sheet([village], { jenisPenilai: 'mitra' }));
    expect(await screen.findByText('Formulir bertanda tangan seluruh kelompok *')).toBeTruthy();
  });
});

const groupSheets = registry.screens.flatMap(one =>
  one.pattern === 'grading/group' ? [[one.path, one.options] as const] : [],
);

describe('tempel dari lembar sebar', () => {
  test('ada lembar DPL, desa, Tim MBKM, dan kewirausahaan', () => {
    expect(groupSheets.length).toBeGreaterThanOrEqual(4);
  });

  test.each(groupSheets)('%s menaruh tiap sel di selnya', async (screenPath, options) => {
    const { endpoint, assessor } = options;
    const role = assessor === 'dosen' ? 'HA04' : 'HA03';
    const given = sheet([member(1), member(2, { status: 'terkirim', bolehIsi: false }), member(3)], {
      jenisPenilai: assessor,
    });
    const { user } = renderAdmin(screenPath.replace(':id', idKelompok), {
      registry,
      sebagai: role,
      on: { [`GET ${endpoint}`]: () => [group], [`GET ${endpoint}/lembar`]: () => given },
    });
    const textIn = async (name: string) => (await cell(name)).getAttribute('value');
    await user.click(await cell('Proposal, Anggota 1'));
    await user.paste('80\t90,5\r\n1\t1\r\n70\t60\r\n5\t5\r\n');
    expect(await textIn('Proposal, Anggota 1')).toBe('80');
    expect(await textIn('Log harian, Anggota 1')).toBe('90,5');
    expect(await textIn('Proposal, Anggota 3')).toBe('70');
    expect(await textIn('Log harian, Anggota 3')).toBe('60');
    expect(await screen.findByText('2 baris tidak ditempel: di luar lembar atau terkunci.')).toBeTruthy();
    await user.click(await cell('Proposal, semua anggota'));
    await user.paste('75\t50\r\n85\t95\r\n');
    expect(await textIn('Proposal, Anggota 3')).toBe('75');
    expect(await textIn('Log harian, Anggota 3')).toBe('60');
    expect(await textIn('Proposal, Anggota 1')).toBe('85');
    expect(await textIn('Log harian, Anggota 1')).toBe('95');
  });
});

describe('daftar kelompok', () => {
  test('menyebut sejauh mana dinilai dan membuka lembarnya', async () => {
    open('/kkn/penilaian-pembimbing', sheet([member(1)]));
    const card = within((await screen.findByText('KKN-01 Desa Cerdas')).closest('li') as HTMLElement);
    expect(card.getByText('2 dari 2 anggota dinilai')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Lihat nilai' }).getAttribute('href')).toContain(
      `/kkn/penilaian-pembimbing/detail/${idKelompok}`,
    );
  });

  test('nilai Tim MBKM diimpor: yang salah disebut, yang benar disimpan sebagai draf, dan dapat dibatalkan', async () => {
    const preview: PratinjauImpor = {
      idImport: 'i1',
      jumlahBaris: 2,
      jumlahValid: 1,
      jumlahPeringatan: 0,
      jumlahGagal: 1,
      kedaluwarsa: '2026-11-16T10:00:00.000Z',
      baris: [
        { nomor: 2, data: { npm: '23081010031', nama: 'Anggota 1' }, status: 'valid', kesalahan: [] },
        {
          nomor: 3,
          data: { npm: '9' },
          status: 'gagal',
          kesalahan: [{ kolom: 'npm', pesan: 'NPM 9 tidak ditemukan.' }],
        },
      ],
    };
    stubUpload(preview);
    const { user, server } = open('/kkn/penilaian/mbkm', sheet([]), {
      sebagai: 'HA03',
      on: {
        [`POST ${G}/save-import`]: () => ({ jumlahTersimpan: 1, jumlahDilewati: 1, ids: ['p1'] }),
        [`POST ${G}/import/i1/batalkan`]: () => ({ dikembalikan: 1, gagal: [] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Impor Nilai' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Impor Nilai Tim MBKM' }));
    await user.upload(await dialog.findByLabelText('Berkas impor'), new File(['a'], 'nilai.xlsx'));
    expect(await dialog.findByText('NPM 9 tidak ditemukan.')).toBeTruthy();
    expect(server.callsTo('POST', `${G}/save-import`)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Simpan 1 lembar' }));
    expect(await dialog.findByText(/1 lembar disimpan sebagai draf, 1 baris dilewati/)).toBeTruthy();
    expect(server.callsTo('POST', `${G}/save-import`)[0]?.body).toEqual({ idImport: 'i1' });
    await user.click(dialog.getByRole('button', { name: 'Batalkan impor' }));
    expect(await dialog.findByText('Impor dibatalkan: 1 lembar kembali seperti semula.')).toBeTruthy();
  });

  test('penilai lain tidak mengimpor', async () => {
    open('/kkn/penilaian-pembimbing', sheet([]), { sebagai: 'HA03' });
    await screen.findByText('KKN-01 Desa Cerdas');
    expect(screen.queryByRole('button', { name: 'Impor Nilai' })).toBeNull();
  });
});

describe('rekap nilai', () => {
  const row = (n: number, over: Partial<RekapNilai> = {}): RekapNilai => ({
    id: `p${n}`,
    version: 3,
    npm: `2308101003${n}`,
    nama: `Anggota ${n}`,
    prodi: 'Informatika',
    idKelompok,
    kelompok: 'KKN-01 Desa Cerdas',
    jabatan: 'Anggota',
    status: 'berjalan',
    statusKonversi: 'belum',
    mitra: 90,
    dosen: 80,
    tim: 70,
    nilaiAkhir: 79,
    nilaiHuruf: 'B+',
    lembar: {},
    kurang: [],
    ...over,
  });
  const recap = (sebagai: WorldOptions['sebagai']) =>
    open('/kkn/penilaian', sheet([]), {
      sebagai,
      on: {
        'GET v3/kkn/gelombang': () => [{ id: 'w1', nama: 'KKN Khusus' }],
        [`GET ${G}/rekap`]: () => [row(1), row(2, { tim: null, nilaiAkhir: null, nilaiHuruf: null, kurang: ['tim'] })],
        'PUT v3/kkn/pendaftaran/selesaikan': () => ({ berhasil: ['p1'], gagal: [] }),
      },
    });

  test('Tim MBKM menyelesaikan yang lengkap; yang belum lengkap tidak dapat dipilih', async () => {
    const { user, server } = recap('HA03');
    await user.click(await screen.findByRole('checkbox', { name: 'Pilih Anggota 1' }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Pilih Anggota 2' })).toHaveProperty('disabled', true),
    );
    await user.click(screen.getByRole('button', { name: 'Selesaikan (1)' }));
    // Whose package was not handed in is counted, and a note says why they are finished all the same.
    expect(await screen.findByText(/1 peserta belum mengajukan paket konversi/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Selesaikan' }));
    expect(server.callsTo('PUT', 'v3/kkn/pendaftaran/selesaikan')).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: /Catatan/ }), 'Paket menyusul.');
    await user.click(screen.getByRole('button', { name: 'Selesaikan' }));
    await waitFor(() => expect(server.callsTo('PUT', 'v3/kkn/pendaftaran/selesaikan')).toHaveLength(1));
    expect(server.callsTo('PUT', 'v3/kkn/pendaftaran/selesaikan')[0]?.body).toEqual({
      items: [{ id: 'p1', version: 3 }],
      catatan: 'Paket menyusul.',
    });
  });

  test('prodi membaca nilai, huruf dan siapa yang belum menilai, tanpa tombol', async () => {
    recap('HA05');
    expect(await screen.findByText('79,00')).toBeTruthy();
    expect(screen.getByText('B+')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Selesaikan/ })).toBeNull();
  });
});
