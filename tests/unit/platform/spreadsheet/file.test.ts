import { read } from '@e965/xlsx';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import type { Cell } from '../../../../server/platform/documents/spreadsheet/cell.ts';
import { pieces, separatorOf } from '../../../../server/platform/documents/spreadsheet/csvRead.ts';
import { readSpreadsheet } from '../../../../server/platform/documents/spreadsheet/read.ts';
import { type SheetColumn, writeCsv, writeXlsx } from '../../../../server/platform/documents/spreadsheet/write.ts';
import { writeZip } from '../../../../server/platform/documents/spreadsheet/zip.ts';

const never = (_heading: string): boolean => false;

async function readAll(
  bytes: Buffer,
  isHeading = never,
): Promise<{ header: string[]; rows: Cell[][]; numbers: number[] }> {
  const { header, rows } = await readSpreadsheet(bytes, isHeading);
  const all = [];
  for await (const batch of rows) all.push(...batch);
  return { header, rows: all.map(({ cells }) => cells), numbers: all.map(({ number }) => number) };
}

async function joined(parts: AsyncIterable<string | Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(Buffer.from(part));
  return Buffer.concat(all);
}

const text = (heading: string): SheetColumn => ({ heading, kind: 'text' });
const xlsx = (columns: SheetColumn[], rows: Cell[][]) => joined(writeXlsx([{ name: 'Data', columns, rows: [rows] }]));
const csv = (columns: SheetColumn[], rows: Cell[][]) => joined(writeCsv({ columns, rows: [rows] }));

/** Text that stays in a cell: a cell of blanks counts as empty, and so does a row of them. */
const cellText = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '=1+1',
      "'=a",
      '+62812',
      '-5',
      '@x',
      '\tx',
      'a;b,c',
      'a"b',
      'a\r\nb',
      ' tepi ',
      '_x0041_',
      '<&>"',
      '0812',
      '😀',
    ),
  )
  .map(found => [...found].filter(char => !/[\p{Cs}\ufffe\uffff]/u.test(char) && char !== '\0').join(''))
  .filter(found => found.trim() !== '');

describe('what is written is read back', () => {
  it('XLSX, any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cellText, cellText), { minLength: 1, maxLength: 8 }), async rows => {
        expect((await readAll(await xlsx([text('Satu'), text('Dua')], rows))).rows).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });
  it('CSV, any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cellText, cellText), { minLength: 1, maxLength: 8 }), async rows => {
        expect((await readAll(await csv([text('Satu'), text('Dua')], rows))).rows).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });
  it('dates, moments and numbers as such', async () => {
    const columns: SheetColumn[] = [
      { heading: 'Tanggal', kind: 'date' },
      { heading: 'Saat', kind: 'datetime' },
      { heading: 'Angka', kind: 'integer' },
      { heading: 'Pecahan', kind: 'decimal' },
      { heading: 'Uang', kind: 'money' },
    ];
    const bytes = await xlsx(columns, [['2026-11-21', '2026-11-21T05:00:00.000Z', 7, 3.25, 1_500_000]]);
    expect((await readAll(bytes)).rows).toEqual([['2026-11-21', '2026-11-21T12:00:00', 7, 3.25, 1_500_000]]);
    // An independent reader sees real dates and numbers too.
    expect((await readSheet(bytes))[1]).toEqual([
      new Date('2026-11-21'),
      new Date('2026-11-21T12:00:00Z'),
      7,
      3.25,
      1_500_000,
    ]);
  });
  it('is the same for an independent reader', async () => {
    const rows = [
      ['0812', 'a & <b> "c"'],
      ['=SUM(A1)', 'garis\nbaru'],
    ];
    expect(await readSheet(await xlsx([text('Satu'), text('Dua')], rows))).toEqual([['Satu', 'Dua'], ...rows]);
  });
});

describe('reading', () => {
  it('reads what another writer wrote', async () => {
    const blob = await writeXlsxFile([
      [
        { value: 'NPM', type: String },
        { value: 'Lahir', type: String },
        { value: 'Aktif', type: String },
        { value: 'IPK', type: String },
      ],
      [
        { value: '0081', type: String },
        { value: new Date('2004-02-03'), type: Date, format: 'dd mmmm yyyy' },
        { value: true, type: Boolean },
        { value: 3.5, type: Number },
      ],
    ]).toBuffer();
    expect(await readAll(blob)).toMatchObject({
      header: ['NPM', 'Lahir', 'Aktif', 'IPK'],
      rows: [['0081', '2004-02-03', true, 3.5]],
    });
  });
  it('finds the heading below titles and keeps row numbers', async () => {
    const file = 'Daftar Mahasiswa;;\n;;\nNPM;Nama;Catatan\n;;\n001;Ani;x\n\n002;Budi;\n;;\n';
    expect(await readAll(Buffer.from(file))).toEqual({
      header: ['NPM', 'Nama', 'Catatan'],
      rows: [
        ['001', 'Ani', 'x'],
        ['002', 'Budi', ''],
      ],
      numbers: [5, 7],
    });
  });
  it('prefers a row of known headings', async () => {
    const file = 'Universitas;Fakultas;Tahun;2026\nnpm;nama;;\n001;Ani;;\n';
    expect((await readAll(Buffer.from(file), heading => heading === 'npm' || heading === 'nama')).header).toEqual([
      'npm',
      'nama',
    ]);
  });
  it('names columns without a heading and tells equal ones apart', async () => {
    expect((await readAll(Buffer.from('a,,a,d\n1,2,3,4\n'))).header).toEqual(['a', 'Kolom B', 'a (2)', 'd']);
  });
  it.each([
    ['titik koma', 'a;b\n1,5;2\n', ';'],
    ['koma', 'a,b\n1,2\n', ','],
    ['tab', 'a\tb\n1,5\t2\n', '\t'],
    ['koma di dalam kutip', '"a;x",b\n"1;2",3\n', ','],
    ['petunjuk sep', 'sep=|\na|b,c\n', '|'],
    ['satu kolom', 'npm\n1\n2\n', ';'],
  ])('separator: %s', (_, file, separator) => expect(separatorOf(file)).toBe(separator));
  it('reads UTF-8 with a mark, UTF-16 and Windows-1252', async () => {
    const file = 'Nama;Kota\nJosé;“Malang”\n';
    const expected = { header: ['Nama', 'Kota'], rows: [['José', '“Malang”']] };
    expect(await readAll(Buffer.from(`\ufeff${file}`))).toMatchObject(expected);
    expect(await readAll(Buffer.from(`\ufeff${file}`, 'utf16le'))).toMatchObject(expected);
    const western = Buffer.from(file.replace('“', '\x93').replace('”', '\x94'), 'latin1');
    expect(await readAll(western)).toMatchObject(expected);
  });
  it('cuts only behind lines that end outside quotes', () => {
    const file = 'a,"b\nc"\nd,e\n"f\n\ng",h\n';
    expect([...pieces(file, 2)].join('\n')).toBe(file.trimEnd());
    expect([...pieces(file, 2)]).toEqual(['a,"b\nc"', 'd,e', '"f\n\ng",h']);
  });
  it.each([
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['PNG', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0])],
    ['HTML', Buffer.from('<!DOCTYPE html><html></html>')],
    ['ZIP rusak', Buffer.from('PK\x03\x04 bukan arsip')],
  ])('refuses %s whatever its name', async (_, bytes) => {
    await expect(readAll(bytes)).rejects.toMatchObject({
      statusCode: 422,
      message: 'Berkas harus berupa lembar kerja Excel (XLSX) atau CSV.',
    });
  });
  it('refuses a ZIP that is no spreadsheet', async () => {
    await expect(readAll(await joined(writeZip([{ name: 'a.txt', data: ['halo'] }])))).rejects.toMatchObject({
      statusCode: 422,
    });
  });
  it('says how to save an old or locked workbook', async () => {
    await expect(readAll(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow('simpan sebagai XLSX atau CSV.');
  });
  it.each([
    ['kosong', ''],
    ['hanya baris kosong', '\n;;\n\n'],
  ])('refuses a file that is %s', async (_, file) => {
    await expect(readAll(Buffer.from(file))).rejects.toThrow('baris judul kolom tidak ditemukan');
  });
  it('refuses more than 10 MB and more than 100,000 rows', async () => {
    await expect(readAll(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).rejects.toMatchObject({ statusCode: 413 });
    await expect(readAll(Buffer.from(`a;b\n${'1;2\n'.repeat(100_001)}`))).rejects.toThrow('lebih dari 100.000 baris');
  });
  it('stops at an archive that unpacks to too much', async () => {
    function* bomb() {
      yield '<worksheet>';
      for (let i = 0; i < 201; i++) yield ' '.repeat(1024 * 1024);
    }
    const parts = {
      'xl/workbook.xml': ['<workbook><sheets><sheet name="a"/></sheets></workbook>'],
      'xl/worksheets/sheet1.xml': bomb(),
    };
    const bytes = await joined(writeZip(Object.entries(parts).map(([name, data]) => ({ name, data }))));
    expect(bytes.length).toBeLessThan(3 * 1024 * 1024);
    await expect(readAll(bytes)).rejects.toMatchObject({ statusCode: 413 });
  });
  it('answers quickly for XML that a pattern would search again and again', async () => {
    const workbook = '<workbook><sheets><sheet name="a"/></sheets></workbook>';
    const book = (parts: Record<string, string[]>) =>
      joined(
        writeZip(Object.entries({ 'xl/workbook.xml': [workbook], ...parts }).map(([name, data]) => ({ name, data }))),
      );
    const sheet = ['<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>'];
    const endless = await book({
      'xl/sharedStrings.xml': ['<sst>', '<si>'.repeat(200_000)],
      'xl/worksheets/sheet1.xml': sheet,
    });
    await expect(readAll(endless)).rejects.toMatchObject({ statusCode: 422 });
    const tabs = await book({ 'xl/workbook.xml': ['<sheet '.repeat(100_000)], 'xl/worksheets/sheet1.xml': sheet });
    await expect(readAll(tabs)).rejects.toMatchObject({ statusCode: 422 });
  });
  it('names the row of a quote that nobody closed, however many lines follow', async () => {
    const file = `a;b\n1;"2\n${'3;4\n'.repeat(1_000_000)}`;
    await expect(readAll(Buffer.from(file))).rejects.toMatchObject({
      statusCode: 422,
      message: 'Baris 2 memuat sel yang terlalu panjang. Periksa tanda kutip yang tidak ditutup.',
    });
  });
});

describe('writing', () => {
  it('shows coordinates with their six digits', async () => {
    const columns: SheetColumn[] = [{ heading: 'Lintang', kind: 'coordinate' }];
    const book = read(await xlsx(columns, [[-7.2575]]));
    expect(book.Sheets.Data?.A2?.w).toBe('-7.257500');
  });
  it('guards formulas in CSV and takes the guard away again', async () => {
    const rows = [['=cmd|calc', '+62', '-1', '@x', "'=y", '＝cmd', '＋1', '－1', '＠x']];
    const bytes = await csv([...'abcdefghi'].map(text), rows);
    expect(bytes.toString()).toContain("'=cmd|calc;'+62;'-1;'@x;''=y;'＝cmd;'＋1;'－1;'＠x");
    expect((await readAll(bytes)).rows).toEqual(rows);
  });
  it('writes text that looks like a formula as text in XLSX, in the heading as well', async () => {
    const typed = ['=HYPERLINK("https://jahat.example","Klik")', '+62812', '-1+1', '@SUM(1)'];
    // A reader of somebody else's takes a formula for its result, of which there is none.
    expect(await readSheet(await xlsx(typed.map(text), [typed]))).toEqual([typed, typed]);
    const isTyped = (heading: string) => typed.includes(heading);
    expect((await readAll(await xlsx(typed.map(text), [typed]), isTyped)).rows).toEqual([typed]);
  });
  it('writes CSV as Excel with Indonesian settings expects it', async () => {
    const columns: SheetColumn[] = [
      text('Nama'),
      { heading: 'IPK', kind: 'decimal' },
      { heading: 'Mulai', kind: 'datetime' },
    ];
    expect((await csv(columns, [['Ani; B', 3.25, '2026-11-21T01:30:00.000Z']])).toString()).toBe(
      '\ufeffNama;IPK;Mulai\r\n"Ani; B";3,25;2026-11-21 08:30\r\n',
    );
  });
  it('holds only a batch of 100,000 rows at a time', async () => {
    const columns = ['a', 'b', 'c', 'd', 'e'].map(text);
    let given = 0;
    function* rows() {
      for (let i = 0; i < 100; i++) {
        given++;
        yield Array.from({ length: 1000 }, (_, j) => ['nilai', `${i}`, `${j}`, 'x', 'y']);
      }
    }
    const parts = writeXlsx([{ name: 'Data', columns, rows: rows() }]);
    let sheet = false;
    let size = 0;
    for await (const part of parts) {
      size += part.length;
      // The sheet comes out while most of its rows have not been asked for.
      if (given > 0 && given < 50) sheet = true;
    }
    expect(sheet).toBe(true);
    expect(size).toBeGreaterThan(100_000);
  });
});
