import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dokumenUntuk } from '../../../resources/komcad/jenisDokumen.ts';
import { eligible, ids, masters, N } from '../platform/patterns/world.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// The screens that are opened below: fetched before the test, not in its time.
import '../../../src/platform/patterns/register/Register.tsx';
import '../../../src/areas/komcad/DocumentsStep.tsx';

openEveryArea();
const id = '01900000-0000-7000-8000-0000000000e1';
const idGelombang = '01900000-0000-7000-8000-0000000000e2';
const P = 'v6/komcad/pendaftaran';

const draft = (own: Record<string, unknown> = {}) => ({
  id,
  version: 3,
  status: 'draf',
  jalur: 'reguler',
  kodeJenisMbkm: 'komcad',
  nomorPendaftaran: null,
  idProgram: ids.program,
  idPeriode: ids.periode,
  updatedAt: '2026-11-21T02:00:00.000Z',
  komcad: {
    id,
    idPendaftarMbkm: id,
    idProgramKomcad: idGelombang,
    nik: '3578010101040001',
    tempatLahir: 'Surabaya',
    tanggalLahir: '2004-01-01',
    jenisKelamin: 'L',
    agama: 'Islam',
    statusPernikahan: 'belum',
    alamat: 'Jalan Raya 1',
    idKelurahan: '35.78.25.1001',
    noHp: '081234567890',
    email: 'uji@kampus.example',
    tinggiBadan: 170,
    beratBadan: 62,
    golonganDarah: 'O',
    riwayatPenyakit: 'Tidak ada',
    namaOrangTua: 'Bapak Uji',
    hubungan: 'ayah',
    noHpOrangTua: '081234567891',
    motivasi: 'Saya ingin mengabdi kepada negara dan melatih kedisiplinan diri sejak kuliah.',
    pernyataanSukarela: true,
    pernyataanHukum: true,
    ...own,
  },
});
const document_ = (jenisDokumen: string) => ({
  id: `01900000-0000-7000-8000-${jenisDokumen.padEnd(12, '0').slice(0, 12)}`,
  version: 1,
  jenisDokumen,
  idPendaftarMbkm: id,
  file: ids.berkas,
  status: 'menunggu',
});
const without = dokumenUntuk('ajukan').filter(code => code !== 'skck');

const open = (row = draft(), on = {}) =>
  renderAdmin(`/komcad/pendaftaran/form?id=${id}`, {
    sebagai: 'HA02',
    rows: {
      ...masters(),
      [N]: [row],
      'komcad/program': [{ id: idGelombang, version: 1, nama: 'Gelombang 1', matra: 'darat', kuota: 10, terisi: 2 }],
      'komcad/dokumen': without.map(document_),
    },
    on: { [`GET ${P}/kelayakan`]: eligible, ...on },
  });
type User = ReturnType<typeof open>['user'];

const toReview = async (user: User) => {
  for (const title of ['Data diri', 'Fisik dan orang tua', 'Dokumen', 'Pernyataan dan kirim']) {
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  }
};
const handIn = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan' }));
};

test('yang ditolak karena SKCK belum ada melengkapinya di formulir dan mengajukan lagi', async () => {
  const words = 'Syarat belum terpenuhi: SKCK.';
  let lacking = true;
  const { user, server, router } = open(draft(), {
    [`PUT ${P}/${id}`]: () => {
      if (!lacking) return { ...draft(), version: 4, status: 'diajukan' };
      return new Reply(422, { statusCode: 422, message: words, errors: { dokumen: { skck: 'SKCK' } } });
    },
  });
  await toReview(user);
  await handIn(user);
  expect((await screen.findAllByText(words))[0]).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Ubah Dokumen' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Dokumen' })).toBeTruthy();
  lacking = false;
  await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
  await handIn(user);
  await waitFor(() => expect(server.callsTo('PUT', `${P}/${id}`)).toHaveLength(2));
  expect(server.callsTo('PUT', `${P}/${id}`).map(({ body }) => body)).toEqual([
    { version: 3, ajukan: true },
    { version: 3, ajukan: true },
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/komcad/riwayat'));
});

test('pernyataan dicentang di bawah tinjauan; tanpa itu tidak ada yang dikirim', async () => {
  let version = 3;
  const { user, server } = open(draft({ pernyataanSukarela: false, pernyataanHukum: false }), {
    [`PUT ${P}/${id}`]: () => ({ ...draft(), version: ++version }),
  });
  await toReview(user);
  await user.click(screen.getByRole('button', { name: 'Ajukan' }));
  expect(await screen.findAllByText('Pernyataan wajib disetujui.')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.callsTo('PUT', `${P}/${id}`)).toHaveLength(0);

  await user.click(screen.getByRole('switch', { name: /sukarela/ }));
  await user.click(screen.getByRole('switch', { name: /dipidana/ }));
  await handIn(user);
  await waitFor(() => expect(server.callsTo('PUT', `${P}/${id}`).at(-1)?.body).toMatchObject({ ajukan: true }));
  // The draft may have been saved between the two.
  const agreed = expect.objectContaining({ pernyataanSukarela: true, pernyataanHukum: true });
  expect(server.callsTo('PUT', `${P}/${id}`).map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ komcad: agreed }),
  );
});

// The last: what it types stays on the device.
test('tinggi dan berat menyebut IMT-nya selagi diketik, dan memperingatkan di luar batas wajar', async () => {
  const { user } = open();
  for (let i = 0; i < 2; i++) await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByText('Indeks massa tubuh (IMT) 21,5.')).toBeTruthy();
  const weight = screen.getByRole('textbox', { name: /^Berat/ });
  await user.clear(weight);
  await user.type(weight, '95');
  expect(await screen.findByText('Indeks massa tubuh (IMT) 32,9, di luar 18,5–27,0.')).toBeTruthy();
});
