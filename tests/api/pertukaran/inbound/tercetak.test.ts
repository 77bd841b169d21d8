// @module-tag semua: a programme's own printed sheets; surat/isi and surat/terbit print one of each kind
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { pdfText } from '../../support/pdfText.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { dataOf, documents, M, pdf, sendForm } from './formulir.ts';

/** Public registrations as the office meets them: in reports, receipts and documents. */

let world: World;
let team: Person;
let prodi: string;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  prodi = (await world.db.one<{ id: string }>(`select id from master_program_prodi where kode = '081010'`))?.id ?? '';
});
afterAll(() => world.close());

let callers = 0;
const send = (over: Record<string, unknown>, more: Partial<Parameters<typeof sendForm>[2]> = {}) =>
  sendForm(world.app, world.clock, { data: dataOf(prodi, over), from: `10.9.0.${++callers}`, ...more });

it.each([
  ['aksara lain', '王小明'],
  ['aksara lain di tengah', 'Siti عبد الله'],
  ['gambar', 'Budi 😀'],
])('nama yang tidak dapat dicetak ditolak, dalam bahasa halamannya: %s', async (_, namaLengkap) => {
  const refused = await send({ namaLengkap });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { namaLengkap: 'Gunakan huruf Latin, seperti pada paspor.' },
  ]);
  const english = await send({ namaLengkap }, { bahasa: 'en' });
  expect(english.json().errors).toEqual({ namaLengkap: 'Use Latin letters, as in your passport.' });
});

it('nama dari mana pun dengan huruf Latin diterima, tanpa yang tak tampak dan yang membalik arah', async () => {
  const names = ['Siobhán O’Brien-Nguyễn', 'Łukasz Ñandú d’Été', 'Siti \u202egnp.exe\u202c Nurhaliza', 'Kaʻiulani'];
  for (const namaLengkap of names) {
    const made = await send({ namaLengkap });
    expect(made.statusCode, made.body).toBe(201);
  }
  const stored = await world.db.query<{ nama: string }>(
    `select nama_lengkap as nama from pertukaran_mhs_inbound where nama_lengkap like 'Siti %'`,
  );
  expect(stored.map(({ nama }) => nama)).toEqual(['Siti gnp.exe Nurhaliza']);
});

it('nama yang panjang tanpa spasi dan yang mirip rumus tidak merusak laporan', async () => {
  const idMasaStudi = studyPeriodId('inbound', 1);
  const wali = await world.db.one<{ id: string }>(
    `select id from master_pegawai where jenis = 'dosen' and aktif limit 1`,
  );
  for (const namaLengkap of ['W'.repeat(150), '=HYPERLINK("http://jahat.example","klik")']) {
    const made = await send({ namaLengkap, namaKampusAsal: 'K'.repeat(150) });
    expect(made.statusCode, made.body).toBe(201);
    const row = await world.db.one<{ id: string; version: number }>(
      'select id, version from pertukaran_mhs_inbound where nomor_registrasi = $1',
      [made.json().nomorRegistrasi],
    );
    const approved = await team.put(`${M}/verifikasi/${row?.id}`, {
      aksi: 'setujui',
      idDosenWali: wali?.id,
      version: row?.version,
    });
    expect(approved.statusCode, approved.body).toBe(200);
  }
  const printed = await team.get(`${M}/rpt-mhs-inbond`, { idMasaStudi, format: 'pdf' });
  const { pages } = await pdfText(printed.rawPayload);
  expect(pages.flatMap(({ outside }) => outside)).toEqual([]);
  expect(pages[0]?.text).toContain('Dosen wali');
  const sheet = await team.get(`${M}/rpt-mhs-inbond`, { idMasaStudi, format: 'json' });
  expect(sheet.json().tabel[0].baris.map(({ nama }: { nama: string }) => nama)).toContain(
    '=HYPERLINK("http://jahat.example","klik")',
  );
});

it('berkas yang sekaligus HTML atau ZIP tersimpan sebagai PDF saja dan dibuka tanpa hak apa pun', async () => {
  const both = Buffer.concat([
    Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>\n'),
    pdf.subarray(9),
    Buffer.from('PK\u0003\u0004'),
  ]);
  for (const other of ['<html>', 'PK\u0003\u0004', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']) {
    const refused = await send({}, { files: { ...documents, berkasKtm: Buffer.concat([Buffer.from(other), pdf]) } });
    expect([refused.statusCode, Object.keys(refused.json().errors)], other).toEqual([422, ['berkasKtm']]);
  }
  const made = await send({}, { files: { ...documents, berkasKtm: both } });
  expect(made.statusCode, made.body).toBe(201);
  const row = await world.db.one<{ ktm: string }>(
    'select berkas_ktm as ktm from pertukaran_mhs_inbound where nomor_registrasi = $1',
    [made.json().nomorRegistrasi],
  );
  const opened = await team.get('files', { id: row?.ktm });
  expect(opened.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
  });
});
