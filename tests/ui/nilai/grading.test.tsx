import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../resources/kit/index.ts';
import type { Lembar, LembarPenilai } from '../../../resources/nilai/lembar.ts';
import { forget } from '../../../src/platform/providers/session.ts';
import { daysAgo, N, registration, registry } from '../platform/patterns/world.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin, type WorldOptions } from '../support/renderAdmin.tsx';
// The screens that are opened below: fetched before the first test, not in its time.
import '../../../src/areas/nilai/grading/GradingDetail.tsx';
import '../../../src/areas/nilai/grading/GradingList.tsx';

const P = 'magang/penilaian';
const components = [
  ['k1', 'Bimbingan & Logbook', 25],
  ['k2', 'Laporan Akhir', 40],
  ['k3', 'Presentasi', 35],
] as const;

const part = (over: Partial<LembarPenilai> = {}): LembarPenilai => ({
  jenisPenilai: 'dosen',
  id: null,
  version: null,
  status: 'kosong',
  rincian: components.map(([idKomponenPenilaian, nama, bobot]) => ({
    idKomponenPenilaian,
    nama,
    bobot,
    keterangan: null,
    tingkat: 'individu' as const,
    nilai: null,
    usulan: null,
    asalUsulan: 'tidak' as const,
  })),
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
  ...over,
});

/** So many of 900 hours, and what is said of it. */
const hours = (disetujui: number, pesan: string | null): Lembar['capaian'] => ({
  satuan: 'jam',
  disetujui,
  menunggu: 0,
  target: 900,
  sks: 20,
  persen: Math.round(disetujui / 9),
  persenMin: 80,
  cukup: pesan === null,
  pesan,
  kemajuan: null,
  setara: null,
});

const sheet = (lembar: LembarPenilai[], over: Partial<Lembar> = {}): Lembar => ({
  pendaftar: {
    id: '1',
    npm: '22081010012',
    namaMahasiswa: 'Rizky Aditya',
    namaMitra: 'PT Nusa',
    judulKegiatan: 'Magang',
    program: 'Magang Mandiri',
    periode: 'Semester Ganjil 2026/2027',
    status: 'berjalan',
    tanggalMulai: '2026-08-01',
    tanggalSelesai: '2026-11-30',
    nilaiAkhir: null,
    nilaiHuruf: null,
  },
  bobot: { mitra: 60, dosen: 40, tim: 0 },
  nilai: { mitra: 86.1, dosen: null, tim: null },
  skala: [
    { huruf: 'A', batasBawah: 85, mutu: 4, lulus: true },
    { huruf: 'A-', batasBawah: 80, mutu: 3.75, lulus: true },
    { huruf: 'E', batasBawah: 0, mutu: 0, lulus: false },
  ],
  jendela: { mulai: '2026-11-16', dibuka: true },
  capaian: hours(800, null),
  luaran: [],
  lembar,
  ...over,
});

const path = '/monitoring3/detail-penilaian/1';
/** The sheet at its address; what PUT answers becomes what GET answers. */
function open(first: Lembar, put?: (body: unknown) => Lembar | Reply, options: WorldOptions = {}) {
  let now = first;
  return renderAdmin(path, {
    registry,
    sebagai: 'HA04',
    rows: { [N]: [registration('1')] },
    ...options,
    on: {
      [`GET ${P}/lembar/:id`]: () => now,
      [`PUT ${P}/:id`]: ({ body }) => {
        const answer = put?.(body) ?? now;
        if (!(answer instanceof Reply)) now = answer;
        return answer;
      },
    },
  });
}
const cell = (name: string) => screen.findByRole('textbox', { name: `Nilai ${name}` });
const total = () => screen.getByRole('status', { name: 'Total nilai' });

describe('the sheet of an assessor', () => {
  test('a session that has ended saves nothing and says so; the grades are offered after the login', async () => {
    const ended = () => new Reply(401, { statusCode: 401, message: messages.unauthenticated.text });
    const view = open(sheet([part()]), ended);
    await view.user.type(await cell('Presentasi'), '78');
    await view.user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    expect(await screen.findByText(messages.unauthenticated.text)).toBeTruthy();
    expect(screen.queryByText(/disimpan\.$/)).toBeNull();
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/logout'));
    view.unmount();
    forget();
    const { user, router } = open(sheet([part()]));
    await user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    await waitFor(async () => expect(await cell('Presentasi')).toHaveProperty('value', '78'));
  });

  test('adds up while one types; Enter and the arrows move like in a spreadsheet', async () => {
    const { user } = open(sheet([part()]));
    await user.click(await cell('Bimbingan & Logbook'));
    await user.keyboard('80{Enter}');
    expect(document.activeElement).toBe(await cell('Laporan Akhir'));
    expect(total().textContent).toBe('20,00');
    expect(screen.getByText('Sementara, 1 dari 3 komponen terisi')).toBeTruthy();
    await user.keyboard('85{ArrowDown}78');
    expect(document.activeElement).toBe(await cell('Presentasi'));
    expect(total().textContent).toBe('81,30 A-');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(await cell('Laporan Akhir'));
  });

  test('is filled in and handed in by keys alone', async () => {
    const { user, server } = open(sheet([part()]));
    await cell('Bimbingan & Logbook');
    await user.keyboard('{ArrowDown}80{Enter}85{Enter}78{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kirim nilai' }));
    await user.keyboard('{Enter}');
    const question = await screen.findByRole('dialog');
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.callsTo('PUT', `${P}/1`)).toHaveLength(1));
    expect(server.callsTo('PUT', `${P}/1`)[0]?.body).toMatchObject({
      aksi: 'kirim',
      rincian: [{ nilai: 80 }, { nilai: 85 }, { nilai: 78 }],
    });
  });

  test('takes commas and refuses what is no grade, at once', async () => {
    const { user, server } = open(sheet([part()]));
    await user.type(await cell('Presentasi'), '101');
    expect(await screen.findByText('Nilai harus antara 0 dan 100.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    expect(server.callsTo('PUT', `${P}/1`)).toHaveLength(0);
    await user.clear(await cell('Presentasi'));
    await user.type(await cell('Presentasi'), '78,25');
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() => expect(server.callsTo('PUT', `${P}/1`)).toHaveLength(1));
    expect(server.callsTo('PUT', `${P}/1`)[0]?.body).toMatchObject({
      aksi: 'draf',
      version: null,
      rincian: [{ nilai: null }, { nilai: null }, { idKomponenPenilaian: 'k3', nilai: 78.25 }],
    });
  });

  test('is submitted whole, after a question, and can then only be read', async () => {
    const scored = components.map(([idKomponenPenilaian, nama, bobot], i) => ({
      idKomponenPenilaian,
      nama,
      bobot,
      keterangan: null,
      tingkat: 'individu' as const,
      usulan: null,
      asalUsulan: 'tidak' as const,
      nilai: [80, 85, 78][i] ?? null,
    }));
    const sent = part({
      id: 'n1',
      version: 2,
      status: 'terkirim',
      nilaiAngka: 81.3,
      bolehIsi: false,
      rincian: scored,
      namaPenilai: 'Arif Budiman',
      waktuKirim: daysAgo(0),
    });
    const done = sheet([sent], { nilai: { mitra: 86.1, dosen: 81.3, tim: null } });
    const { user, server } = open(sheet([part()]), () => ({
      ...done,
      pendaftar: { ...done.pendaftar, nilaiAkhir: 84.18, nilaiHuruf: 'A-' },
    }));
    await user.type(await cell('Bimbingan & Logbook'), '80{Enter}85');
    const send = screen.getByRole('button', { name: 'Kirim nilai' });
    expect(send).toHaveProperty('disabled', true);
    const why = document.getElementById(send.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('Semua komponen wajib dinilai. Terisi 2 dari 3.');
    await user.type(await cell('Presentasi'), '78');
    await user.click(screen.getByRole('button', { name: 'Kirim nilai' }));
    const question = await screen.findByRole('dialog');
    expect(server.callsTo('PUT', `${P}/1`)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Kirim nilai' }));
    expect(await screen.findByText('84,18 A-')).toBeTruthy();
    expect(server.callsTo('PUT', `${P}/1`)[0]?.body).toMatchObject({
      aksi: 'kirim',
      rincian: [{ nilai: 80 }, { nilai: 85 }, { nilai: 78 }],
    });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Nilai Presentasi' })).toBeNull());
    // The question's own button goes away with its dialog.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Kirim nilai' })).toBeNull());
    expect(total().textContent).toBe('81,30 A-');
  });

  test('proposes the grade of the final report, and asks for a word about missing hours', async () => {
    const pesan = 'Jam logbook 300 dari 900 jam.';
    const proposed = part();
    proposed.rincian = proposed.rincian.map((line, i) => ({
      ...line,
      nilai: i === 1 ? null : 80,
      usulan: i === 1 ? 88 : null,
      asalUsulan: 'luaran' as const,
    }));
    const { user, server } = open(sheet([proposed], { capaian: hours(300, pesan) }));
    expect(await cell('Laporan Akhir')).toHaveProperty('value', '88');
    expect(screen.getByText('Usulan dari nilai laporan akhir')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Kirim nilai' }));
    expect(await screen.findByText(`${pesan} Catatan wajib diisi.`)).toBeTruthy();
    expect(screen.getByRole('button', { name: '1 isian perlu diperbaiki' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Catatan/ })));
    expect(server.callsTo('PUT', `${P}/1`)).toHaveLength(0);
  });

  test('says that somebody was first and keeps what was typed until it is read anew', async () => {
    const theirs = part({ id: 'n1', version: 3, status: 'draf' });
    theirs.rincian = theirs.rincian.map(line => ({ ...line, nilai: 60 }));
    let first = true;
    const { user } = renderAdmin(path, {
      registry,
      sebagai: 'HA04',
      rows: { [N]: [registration('1')] },
      on: {
        [`GET ${P}/lembar/:id`]: () => (first ? sheet([part()]) : sheet([theirs])),
        [`PUT ${P}/:id`]: () => {
          first = false;
          const message = 'Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.';
          return new Reply(409, { statusCode: 409, message, terkini: { id: 'n1', version: 3 } });
        },
      },
    });
    await user.type(await cell('Presentasi'), '90');
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    expect((await screen.findAllByText(/Data sudah diubah pengguna lain/))[0]).toBeTruthy();
    expect(await cell('Presentasi')).toHaveProperty('value', '90');
    await user.click(screen.getByRole('button', { name: 'Muat ulang' }));
    await waitFor(async () => expect(await cell('Presentasi')).toHaveProperty('value', '60'));
  });

  test('what somebody else saved meanwhile is not overwritten because the page read it for another reason', async () => {
    const own = (version: number) => part({ id: 'n1', version, status: 'draf' });
    const partner = part({ id: 'n2', version: 1, status: 'draf', jenisPenilai: 'mitra' });
    const { user, server } = open(sheet([own(1), partner]), body =>
      // The partner's part is saved; the answer brings the lecturer's as somebody else left it.
      JSON.stringify(body).includes('Bagus')
        ? sheet([own(2), { ...partner, version: 2, catatan: 'Bagus' }])
        : new Reply(409, { statusCode: 409, message: messages.stale.text }),
    );
    const lecturer = within(await screen.findByRole('region', { name: 'Penilaian dosen pembimbing' }));
    const other = within(screen.getByRole('region', { name: 'Penilaian mitra' }));
    await user.type(lecturer.getByRole('textbox', { name: 'Nilai Presentasi' }), '90');
    await user.type(other.getByRole('textbox', { name: /^Catatan/ }), 'Bagus');
    await user.click(other.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() => expect(other.getByRole('button', { name: 'Simpan draf' })).toHaveProperty('disabled', true));
    await user.click(lecturer.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() => expect(server.callsTo('PUT', `${P}/1`)).toHaveLength(2));
    expect(server.callsTo('PUT', `${P}/1`)[1]?.body).toMatchObject({ version: 1 });
    expect(await lecturer.findByRole('button', { name: 'Muat ulang' })).toBeTruthy();
  });

  test('waits for its window', async () => {
    open(sheet([part()], { jendela: { mulai: '2027-01-14', dibuka: false } }));
    expect(await screen.findByText(/mulai 14 Januari 2027/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Kirim nilai' })).toHaveProperty('disabled', true);
  });
});

describe('the signed paper form', () => {
  test('is entered for the partner with its document', async () => {
    const mitra = part({ jenisPenilai: 'mitra', bolehIsi: false, bolehMewakili: true });
    const { user, server } = open(sheet([part(), mitra]));
    await user.click(await screen.findByRole('button', { name: 'Isi dari formulir bertanda tangan' }));
    const box = screen.getByRole('region', { name: 'Penilaian mitra' });
    await user.click(within(box).getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() =>
      expect(server.callsTo('PUT', `${P}/1`)[0]?.body).toMatchObject({ jenisPenilai: 'mitra', diwakilkan: true }),
    );
    expect(within(box).getByText(/Formulir bertanda tangan/)).toBeTruthy();
  });
});

describe('giving a grade back', () => {
  test('asks Tim MBKM for a note', async () => {
    const sent = part({ id: 'n1', version: 2, status: 'terkirim', bolehIsi: false, bolehBukaKunci: true });
    const { user, server } = renderAdmin('/monitoring2/detail-penilaian/1', {
      registry,
      sebagai: 'HA05',
      rows: { [N]: [registration('1')] },
      on: { [`GET ${P}/lembar/:id`]: () => sheet([sent]), [`POST ${P}/:id/aksi/buka_kunci`]: () => ({ id: 'n1' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Buka kunci' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Buka kunci' }));
    expect(await within(dialog).findByText('Catatan wajib diisi.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText(/Catatan/), 'Salah ketik.');
    await user.click(within(dialog).getByRole('button', { name: 'Buka kunci' }));
    await waitFor(() =>
      expect(server.callsTo('POST', `${P}/n1/aksi/buka_kunci`)[0]?.body).toEqual({
        catatan: 'Salah ketik.',
        version: 2,
      }),
    );
  });
});

describe('whom one has to grade', () => {
  test('with progress, and the sheet of the one that is opened', async () => {
    const running = { status: 'berjalan', tanggalSelesai: '2026-11-30' };
    const { user, router } = renderAdmin('/magang/laporan-akhir/nilai', {
      registry,
      sebagai: 'HA04',
      rows: {
        [N]: [
          registration('1', { ...running, namaMahasiswa: 'Ani Lestari', nilaiDosen: null }),
          registration('2', { ...running, namaMahasiswa: 'Budi Santoso', nilaiDosen: 81.3 }),
        ],
      },
      on: { [`GET ${P}/lembar/:id`]: () => sheet([part()]) },
    });
    expect(await screen.findByText('1 dari 2 mahasiswa sudah dinilai')).toBeTruthy();
    const ungraded = await screen.findByText('Ani Lestari');
    await waitFor(() => expect(screen.queryByText('Budi Santoso')).toBeNull());
    await user.click(ungraded);
    await waitFor(() => expect(router.state.location.pathname).toBe('/magang/laporan-akhir/nilai/1'));
    expect(await cell('Presentasi')).toBeTruthy();
  });

  test('says of whom a draft is kept, and lists them alone', async () => {
    const running = { status: 'berjalan', tanggalSelesai: '2026-11-30', nilaiMitra: null, nilaiDosen: null };
    const { user, server } = renderAdmin('/magang/laporan-akhir/nilai', {
      registry,
      sebagai: 'HA04',
      // Before it is known who asks, tabs that differ by role only would ask the same.
      latency: 60,
      rows: {
        [N]: [
          registration('1', { ...running, namaMahasiswa: 'Ani Lestari', drafNilai: ['dosen'] }),
          registration('2', { ...running, namaMahasiswa: 'Budi Santoso', drafNilai: [] }),
          // A submitted grade is shown, whatever is said beside it.
          registration('3', { ...running, namaMahasiswa: 'Citra Dewi', nilaiMitra: 86.1, drafNilai: ['mitra'] }),
        ],
      },
    });
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect(await (await row(/Ani Lestari/)).findByText('Draf')).toBeTruthy();
    expect(await (await row(/Citra Dewi/)).findByText('86,10')).toBeTruthy();
    expect((await row(/Budi Santoso/)).queryByText('Draf')).toBeNull();
    await user.click(await screen.findByRole('tab', { name: /^Draf/ }));
    await waitFor(() => {
      const asked = server.callsTo('GET', N).map(({ query }) => JSON.parse(query.filter ?? '{}'));
      expect(asked.at(-1)).toMatchObject({ drafNilai: 'dosen' });
    });
  });
});
