// @module-tag semua: offices' own files one by one; the machinery is asked in import/apply and dryRun
import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ImportAnswer, ImportRow } from '../../../../resources/kit/index.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { archive, office, row } from './office.ts';
import { uploaded, uploadTo } from './upload.ts';

/** Spreadsheets as they come from offices: other programs, formats, errors, merged cells, dates of both orders. */
let world: World;
let tim: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
});
afterAll(() => world.close());

const gudang = 'master/gudang';
const head = row(1, 'Kode', 'Nama', 'Jenis', 'Alamat');
const rowsOf = async ({ id }: ImportAnswer, endpoint = gudang) =>
  (await tim.get(`${endpoint}/impor/${id}/baris`)).json<ImportRow[]>();
const tried = async (name: string, content: Buffer | string, endpoint = gudang) => {
  const made = await uploaded(world, tim, endpoint, name, content);
  return { made, rows: await rowsOf(made, endpoint) };
};
const refused = async (name: string, content: Buffer | string) => {
  const answer = await uploadTo(world, tim, gudang, name, content);
  return [answer.statusCode, answer.json<{ message: string }>().message] as const;
};
const text = (at: number) => `<c t="s"><v>${at}</v></c>`;
const stored = { rows: row(1, text(0), text(1), text(2)) + row(2, text(3), text(4), text(5)) };
const shared = ['Kode', 'Nama', 'Jenis', 'g_1', 'Gudang Bagian', 'Arsip'];

describe('parts of an XLSX file', () => {
  it.each([
    ['capitals', { shared: 'SharedStrings.xml', sharedAs: 'sharedStrings.xml' }],
    ['another name', { shared: 'teks/semua.xml' }],
    ['a workbook in the root', { workbook: 'buku.xml', sheet: 'lembar/satu.xml' }],
    ['a path from the root', { sheet: 'Lembar.xml' }],
  ])('are found by their relationships: %s', async (_, names) => {
    const { rows } = await tried('a.xlsx', await office({ ...stored, shared, names }));
    expect(rows.map(({ status, data }) => [status, data.nama])).toEqual([['baru', 'Gudang Bagian']]);
  });
});

it('refuses cells with an error in fields of any kind, also as text', async () => {
  const wrong = '<c t="e"><v>#N/A</v></c>';
  const file = await office({ rows: head + row(2, 'g_2', wrong, 'Arsip', '<c t="e"><v>#REF!</v></c>') });
  for (const content of [file, 'Kode;Nama;Jenis;Alamat\ng_2;#N/A;Arsip;#REF!\n']) {
    const { rows } = await tried('galat', content);
    expect(rows[0]?.status).toBe('salah');
    expect(Object.keys(rows[0]?.pesan ?? {}).sort()).toEqual(['alamat', 'nama']);
    expect(rows[0]?.pesan.nama).toContain('galat rumus #N/A');
  }
});

it('reads what a number format makes of a code, and the number in fields of numbers', async () => {
  const rows =
    row(1, 'Kode', 'Nama', 'Jenis', 'Kapasitas') +
    row(2, '<c s="1"><v>12</v></c>', 'Nol', 'Arsip', '<c s="2"><v>7</v></c>');
  const file = await office({
    rows:
      rows +
      row(3, '<c s="2"><v>7</v></c>', 'Kode', 'Arsip', '<c s="3"><v>1250</v></c>') +
      row(4, '<c s="4"><v>9</v></c>', 'Format rusak', 'Arsip'),
    formats: ['0000', '&quot;g&quot;000', '#,##0', '&quot;_&quot;0'],
  });
  const found = (await tried('format.xlsx', file)).rows;
  expect(found.map(({ status, data }) => [status, data.kode])).toEqual([
    ['baru', '0012'],
    ['baru', 'g007'],
    ['baru', '9'],
  ]);
});

describe('merged cells', () => {
  it('say the same of each row of a column', async () => {
    const rows =
      head + row(2, 'm_1', 'Satu', 'Arsip', 'Jl. Sama') + row(3, 'm_2', 'Dua') + row(4, 'm_3', 'Tiga', 'Logistik');
    const { made } = await tried('gabung.xlsx', await office({ rows, merges: ['C2:C3', 'D2:D3'] }));
    await tim.post(`${gudang}/impor/${made.id}/terapkan`, { semuaAtauTidak: true });
    await expect
      .poll(async () => (await tim.get(`${gudang}/impor/${made.id}`)).json<ImportAnswer>().status)
      .toBe('selesai');
    const kept = (await tim.get(gudang, { filter: { q: 'm_' }, sort: ['kode', 'ASC'] })).json<
      { kode: string; jenis: string; alamat: string | null }[]
    >();
    expect(
      kept.filter(({ kode }) => kode.startsWith('m_')).map(({ kode, jenis, alamat }) => [kode, jenis, alamat]),
    ).toEqual([
      ['m_1', 'arsip', 'Jl. Sama'],
      ['m_2', 'arsip', 'Jl. Sama'],
      ['m_3', 'logistik', null],
    ]);
  });
  it('over several columns are refused, a merged title is none', async () => {
    const title = row(1, 'Daftar Gudang');
    const rows = title + row(2, 'Kode', 'Nama', 'Jenis', 'Alamat') + row(3, 'm_9', 'Satu', 'Arsip', '');
    const { rows: found } = await tried('gabung.xlsx', await office({ rows, merges: ['A1:D1', 'C3:D3'] }));
    expect(found.map(({ status, pesan }) => [status, Object.keys(pesan)])).toEqual([['salah', ['alamat']]]);
    expect(found[0]?.pesan.alamat).toContain('digabung');
  });
});

describe('other kinds of spreadsheet', () => {
  const table =
    '<tr><th>Kode</th><th>Nama</th><th>Jenis</th></tr><tr><td>007</td><td>Gudang &amp; Arsip</td><td>Arsip</td></tr>';
  const page = `<table>${table}</table>`;
  it.each([
    ['<table>', page],
    ['<style>', `<style>td { color: red }</style>${page}`],
    ['<meta>', `<meta charset="utf-8">\r\n${page}`],
    ['a comment', `<!-- diekspor -->${page}`],
    ['a whole page', `<!DOCTYPE html><html><head><title>x</title></head><body>${page}</body></html>`],
    [
      'MHT',
      `MIME-Version: 1.0\nContent-Type: multipart/related;\n boundary="b1"\n\n--b1\nContent-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n${page.replace('</th>', '</t=\nh>').replace('007', '=30=30=37')}\n--b1--\n`,
    ],
  ])('HTML that begins with %s is read', async (_, content) => {
    const { rows } = await tried('tabel.xls', content);
    expect(rows.map(({ data }) => data)).toEqual([{ kode: '007', nama: 'Gudang & Arsip', jenis: 'Arsip' }]);
  });
  it.each(['xls', 'xlsb', 'ods', 'slk', 'xlml'] as const)('%s is read', async bookType => {
    const book = utils.book_new(
      utils.aoa_to_sheet([
        ['Kode', 'Nama', 'Jenis', 'Kapasitas'],
        ['k_1', 'Gudang Lama', 'Arsip', 12.5],
      ]),
      'Data',
    );
    const content: Buffer = write(book, { type: 'buffer', bookType: bookType === 'slk' ? 'sylk' : bookType });
    const { rows } = await tried(`lama.${bookType}`, content);
    expect(rows.map(({ status, data }) => [status, data.kode, data.nama, data.kapasitas])).toEqual([
      ['baru', 'k_1', 'Gudang Lama', '12.5'],
    ]);
  });
  it('a CSV file whose first heading is ID is no SYLK', async () => {
    const { made } = await tried('id.csv', 'ID;Program;Kode;Nama;Jenis\n1;x;k_2;Gudang;Arsip\n');
    expect(made.kolom.map(({ judul }) => judul)).toEqual(['ID', 'Program', 'Kode', 'Nama', 'Jenis']);
  });
  it.each([
    ['a page without a table', '<html><body>Masuk dahulu</body></html>'],
    ['a text document', '{\\rtf1 halo}'],
    ['a damaged old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a document of another kind', Buffer.from('PK\x03\x04')],
  ])('%s is refused with what to do', async (_, content) => {
    const [status, message] = await refused('a.xls', content);
    expect(status).toBe(422);
    expect(message).toMatch(/\(?XLSX\)? atau CSV\.$/);
  });
});

describe('hostile files', () => {
  it('a locked workbook is told so', async () => {
    // The container in which Excel writes an encrypted workbook.
    const { CFB } = await import('@e965/xlsx');
    const cfb = CFB.utils.cfb_new();
    CFB.utils.cfb_add(cfb, '/EncryptedPackage', Buffer.alloc(64));
    CFB.utils.cfb_add(cfb, '/EncryptionInfo', Buffer.from('0400040040000000', 'hex'));
    const [status, message] = await refused('rahasia.xlsx', Buffer.from(CFB.write(cfb, { type: 'buffer' })));
    expect([status, message]).toEqual([422, expect.stringContaining('kata sandi')]);
  });
  it('entities of a file, deep nesting and a cut archive are refused', async () => {
    const entity = '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    const evil = await archive({
      'xl/workbook.xml': `${entity}<workbook><sheets><sheet name="&b;"/></sheets></workbook>`,
      'xl/worksheets/sheet1.xml': '<worksheet/>',
    });
    expect((await refused('a.xlsx', evil))[0]).toBe(422);
    expect((await refused('b.xlsx', await office({ rows: '<row>'.repeat(100_000) })))[0]).toBe(422);
    const whole = await office({ rows: head });
    expect((await refused('c.xlsx', whole.subarray(0, whole.length - 40)))[0]).toBe(422);
  });
  it('an ODS archive that unpacks to too much is refused before the library sees it', async () => {
    const bomb = await archive({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': ' '.repeat(101 * 1024 * 1024),
    });
    expect((await refused('bom.ods', bomb))[0]).toBe(413);
  });
  it('a small file that becomes more than the memory of its reader is refused, and the next one is read', async () => {
    const cells =
      '<table:table-cell table:number-columns-repeated="1000"/><table:table-cell office:value-type="string"><text:p>a</text:p></table:table-cell>';
    const rows = `<table:table-row table:number-rows-repeated="90000">${cells}</table:table-row>`;
    const swelling = `<?xml version="1.0"?><office:document><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document>`;
    // A machine that is busy with other things gives the reader up by its time before its memory is full.
    const [status, message] = await refused('bengkak.fods', swelling);
    expect([413, 422]).toContain(status);
    if (status === 413) expect(message).toBe('Isi berkas terlalu besar setelah dibuka. Bagi menjadi beberapa berkas.');
    const { rows: next } = await tried('berikut.xlsx', await office({ ...stored, shared }));
    expect(next.map(({ data }) => data.nama)).toEqual(['Gudang Bagian']);
  });
  it('a million rows are refused by their number', async () => {
    expect((await refused('juta.csv', `Kode;Nama\n${'a;b\n'.repeat(1_000_000)}`))[1]).toContain(
      'lebih dari 100.000 baris',
    );
  });
});

describe('dates', () => {
  const students = 'master/mahasiswa';
  const file = (...dates: string[]) =>
    `NPM,Nama,Tanggal lahir\n${dates.map((date, i) => `9900000${i},Uji Tanggal,${date}`).join('\n')}\n`;
  const column = ({ kolom }: ImportAnswer) => kolom.find(({ judul }) => judul === 'Tanggal lahir');
  const wrong = (rows: readonly ImportRow[]) => rows.map(({ pesan }) => pesan.tanggalLahir !== undefined);
  it('of a column are read in the order that one of them has, and it is said', async () => {
    const { made, rows } = await tried('t.csv', file('03/04/2004', '03/25/2004'), students);
    expect(column(made)).toMatchObject({ urutanTanggal: 'bulan', dasarUrutan: 'berkas', contohTanggal: '03/25/2004' });
    expect(wrong(rows)).toEqual([false, false]);
    const days = await tried('t.csv', file('03/04/2004', '25/03/2004'), students);
    expect(column(days.made)).not.toHaveProperty('urutanTanggal');
    expect(wrong(days.rows)).toEqual([false, false]);
  });
  it('that can be read both ways are asked about, and nothing is applied before', async () => {
    const { made } = await tried('t.csv', file('03/04/2004', '05/06/2004'), students);
    expect(column(made)).toMatchObject({ dasarUrutan: 'tanya', contohTanggal: '03/04/2004' });
    const early = await tim.post(`${students}/impor/${made.id}/terapkan`, {});
    expect([early.statusCode, early.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { urutanTanggal: expect.stringContaining('03/04/2004') } }),
    ]);
    const chosen = await tim.put(`${students}/impor/${made.id}`, { urutanTanggal: { 'Tanggal lahir': 'bulan' } });
    expect(column(chosen.json<ImportAnswer>())).toMatchObject({ urutanTanggal: 'bulan', dasarUrutan: 'pilihan' });
    // The same file is not asked about again.
    const again = await tried('t.csv', file('03/04/2004'), students);
    expect(column(again.made)).toMatchObject({ urutanTanggal: 'bulan', dasarUrutan: 'pilihan' });
  });
  it('of both orders in one column are asked about', async () => {
    const { made } = await tried('t.csv', file('03/25/2004', '25/03/2004').replace('Nama', 'Nama lengkap'), students);
    expect(column(made)).toMatchObject({ dasarUrutan: 'tanya' });
  });
});

describe('rows that are no data', () => {
  it('a file without headings is noticed', async () => {
    const [status, message] = await refused('tanpa.csv', '1234567,Gudang A,0811223344\n1234568,Gudang B,0811223355\n');
    expect([status, message]).toEqual([422, expect.stringContaining('tampak berisi data ("1234567")')]);
  });
  it('a line of sums is left out', async () => {
    const { made, rows } = await tried(
      'jumlah.csv',
      'Kode;Nama;Jenis;Kapasitas\nj_1;Gudang;Arsip;10\nJumlah;;;10\n;Total :;;10\n',
    );
    expect([made.jumlah.total, rows.map(({ data }) => data.kode)]).toEqual([1, ['j_1']]);
  });
  it('that a column is left out holds for files with the same headings', async () => {
    // The last choice counts: later than the files of the other tests.
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    const first = await uploaded(
      world,
      tim,
      gudang,
      'a.csv',
      'Kode;Nama;Jenis;Keterangan;Alamat\nl_1;Gudang;Arsip;x;Jl. A\n',
    );
    await tim.put(`${gudang}/impor/${first.id}`, { pemetaan: { Alamat: null } });
    const alamat = ({ kolom }: ImportAnswer) => kolom.find(({ judul }) => judul === 'Alamat')?.field;
    const same = await uploaded(
      world,
      tim,
      gudang,
      'b.csv',
      'Kode;Nama;Jenis;Keterangan;Alamat\nl_1;Gudang;Arsip;x;Jl. A\n',
    );
    expect(alamat(same)).toBeNull();
    const other = await uploaded(world, tim, gudang, 'c.csv', 'Kode;Alamat;Nama;Jenis\nl_1;Jl. A;Gudang;Arsip\n');
    expect(alamat(other)).toBe('alamat');
  });
});
