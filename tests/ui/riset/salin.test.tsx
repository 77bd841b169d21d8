import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SyaratPeserta } from '../../../resources/kegiatan/kelengkapan.ts';
import { masters, N, registration } from '../platform/patterns/world.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin, type WorldOptions } from '../support/renderAdmin.tsx';
import { stubUpload } from '../support/upload.ts';
// Fetched before the first test, not in its time.
import '../../../src/areas/riset/CopyWorkDialog.tsx';
import '../../../src/areas/kegiatan/outputs/OutputHome.tsx';

/** 'Salin ke Portofolio' where a student reads the own outputs (docs/domain/40 §2.3). */

openEveryArea();

const uuid = (end: string) => `01900000-0000-7000-8000-0000000000${end}`;
const kinds = { laporan: uuid('e1'), artikel: uuid('e2') };
const peserta = uuid('d1');
const work = uuid('c1');
const category = uuid('e3');

const need = (idSyaratLuaran: string, idJenisLuaran: string, nama: string): SyaratPeserta => ({
  idSyaratLuaran,
  idJenisLuaran,
  kodeJenisLuaran: nama,
  namaJenisLuaran: nama,
  isi: 'berkas',
  nama,
  tingkat: 'individu',
  wajib: true,
  jumlahMinimal: 1,
  wajibTautan: false,
  jenisBerkas: ['pdf'],
  maksMb: 5,
  petunjuk: null,
  tahap: 'akhir',
  menunggu: 0,
  disetujui: 1,
  terpenuhi: true,
});

const output = (id: string, idJenisLuaran: string, more: object = {}) => ({
  id,
  version: 4,
  idPendaftarMbkm: peserta,
  idJenisLuaran,
  judul: 'Mutu Data Terbuka',
  capaian: 'terbit',
  tanggal: '2026-11-02',
  nomor: '10.12345/jtk.v9i2.101',
  tautan: 'https://jurnal.example/9',
  revisiKe: 0,
  kontribusi: 'Menulis.',
  berkas: null,
  status: 'disetujui',
  portofolio: null,
  idPortofolio: null,
  penulis: [{ urutan: 1, kategori: 'mahasiswa', nomorInduk: '22081010012', nama: 'Rizky' }],
  ...more,
});
const report = output(uuid('b1'), kinds.laporan, { judul: 'Laporan Akhir Riset' });
const article = output(uuid('b2'), kinds.artikel);

const { magang: _, ...taking } = registration('1', { kodeJenisMbkm: 'riset', jalur: 'mandiri', status: 'selesai' });

/** The student's outputs page, with a demand for each kind. */
const open = (outputs = [report, article], on: WorldOptions['on'] = {}, path = '/riset/luaran/list') =>
  renderAdmin(path, {
    sebagai: 'HA02',
    rows: {
      ...masters(),
      [N]: [{ ...taking, id: peserta }],
      'riset/luaran': outputs,
      'master/jenis-luaran': [
        { id: kinds.laporan, kode: 'laporan_akhir', nama: 'Laporan Akhir', isi: 'berkas', targetPortofolio: null },
        { id: kinds.artikel, kode: 'artikel_jurnal', nama: 'Artikel', isi: 'keduanya', targetPortofolio: 'jurnal' },
      ],
      'master/kategori-jurnal': [{ id: category, kode: 'J1', nama: 'Jurnal nasional', poin: 10 }],
    },
    on: {
      'GET v5/riset/luaran/kelengkapan': () => ({
        lengkap: true,
        batasKemiripan: 30,
        syarat: [need(uuid('a1'), kinds.laporan, 'Laporan akhir'), need(uuid('a2'), kinds.artikel, 'Artikel jurnal')],
      }),
      ...on,
    },
  });

const cardOf = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'Daftar luaran' }));
  const found = list.getAllByRole('listitem').find(item => within(item).queryByRole('heading', { name }));
  if (!found) throw new Error(`tidak ada kartu ${name}`);
  return within(found);
};

/** Opens the dialog, as soon as the page knows that this kind has a place in the portfolio. */
async function openCopy(user: UserEvent): Promise<void> {
  const button = await (await cardOf('Artikel jurnal')).findByRole('button', { name: 'Salin ke Portofolio' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
}

/** What a journal's article asks beside the output. */
async function fillIn(user: UserEvent, dialog: ReturnType<typeof within>): Promise<void> {
  const choose = async (section: string, name: RegExp, option: string) => {
    const part = within(dialog.getByRole('region', { name: section }));
    await user.click(part.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await user.type(dialog.getByRole('textbox', { name: /^Nama jurnal/ }), 'Jurnal Uji');
  await user.type(dialog.getByRole('textbox', { name: /^ISSN/ }), '2088-3714');
  await user.type(dialog.getByRole('textbox', { name: /^Penerbit/ }), 'UNR');
  await choose('Artikel', /^Status artikel/, 'Terbit');
  await choose('Jurnal', /^Kategori/, 'Jurnal nasional');
  await choose('Jurnal', /^Pengindeks/, 'Sinta 3');
  const file = new File(['x'], 'artikel.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText(/^Artikel/, { selector: 'input' }), file);
  await dialog.findByText(/artikel\.pdf/);
}

test('an accepted output becomes a draft of the portfolio, and leads to it from then on', async () => {
  stubUpload({ id: uuid('f1'), namaAsli: 'artikel.pdf', ukuran: 20 });
  const outputs = [report, { ...article }];
  const sent: unknown[] = [];
  const { user } = open(outputs, {
    [`POST v5/riset/luaran/${article.id}/salin-portofolio`]: ({ body }) => {
      sent.push(body);
      Object.assign(outputs[1] ?? {}, { version: 5, portofolio: 'jurnal', idPortofolio: work });
      return { jenis: 'jurnal', id: work };
    },
  });
  await openCopy(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Salin ke Portofolio' }));
  // What the output says already stands there.
  expect(dialog.getByDisplayValue('Mutu Data Terbuka')).toBeDefined();
  expect(dialog.getByDisplayValue('10.12345/jtk.v9i2.101')).toBeDefined();
  expect(dialog.getByDisplayValue('22081010012')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Salin' }));
  expect(await dialog.findByText('Isi ISSN atau e-ISSN.')).toBeDefined();
  expect(sent).toEqual([]);

  await fillIn(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Salin' }));
  expect(await screen.findByText('Luaran disalin ke Jurnal portofolio Anda sebagai draf.')).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Lihat di Portofolio' });
  expect(link.getAttribute('href')).toBe(`/portofolio/jurnal/${work}/show`);
  expect(sent).toMatchObject([
    {
      version: 4,
      judul: 'Mutu Data Terbuka',
      tahun: 2026,
      doi: '10.12345/jtk.v9i2.101',
      issn: '2088-3714',
      berkasArtikel: uuid('f1'),
      penulis: [{ urutan: 1, nomorInduk: '22081010012' }],
    },
  ]);
});

test('a kind without a place in the portfolio has its button off, with the reason', async () => {
  open();
  const button = await (await cardOf('Laporan akhir')).findByRole('button', { name: 'Salin ke Portofolio' });
  await waitFor(() =>
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '-')?.textContent).toBe(
      'Jenis luaran ini tidak memiliki tempat di portofolio.',
    ),
  );
  expect(button.hasAttribute('disabled')).toBe(true);
});

test('what is not accepted yet offers nothing; what was accepted has no form behind its address', async () => {
  open([report, { ...article, status: 'diajukan' }], {}, `/riset/luaran/add-edit/${report.id}`);
  const waiting = await cardOf('Artikel jurnal');
  await (await cardOf('Laporan akhir')).findByRole('button', { name: 'Salin ke Portofolio' });
  expect(waiting.queryByRole('button', { name: 'Salin ke Portofolio' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal stands in the dialog, and what was typed stays', async () => {
  const refused = new Reply(409, { statusCode: 409, message: 'Luaran ini sudah disalin ke portofolio.' });
  stubUpload({ id: uuid('f1'), namaAsli: 'artikel.pdf', ukuran: 20 });
  const { user } = open([article], {
    [`POST v5/riset/luaran/${article.id}/salin-portofolio`]: () => refused,
  });
  await openCopy(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Salin ke Portofolio' }));
  await fillIn(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Salin' }));
  expect(await dialog.findByText('Luaran ini sudah disalin ke portofolio.')).toBeDefined();
  expect(dialog.getByDisplayValue('Jurnal Uji')).toBeDefined();
});
