import type { FastifyReply } from 'fastify';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { v7 as uuidv7 } from 'uuid';
import { inEnglish } from '../../../../resources/english/index.ts';
import { jabatanInggris, masaInggris } from '../../../../resources/english/pertukaran/dokumen.ts';
import { type Bahasa, bahasaDipakai, isBahasa } from '../../../../resources/pengaturan/bahasa.ts';
import type { BacaanKrs, Khs } from '../../../../resources/pertukaran/bacaanKrs.ts';
import { khsWords, krsWords } from '../../../../resources/pertukaran/khsWords.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import { inWords, type Paper, sendLists, sendPrinted } from '../../../platform/documents/letters/index.ts';
import { letterhead } from '../../../platform/documents/letters/letterhead.ts';
import { closedBy, cm, print } from '../../../platform/documents/letters/printer.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { badRequest, conflict } from '../../../platform/errors.ts';
import { scaleOf } from '../../nilai/scale.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { officialInOffice } from '../../surat/index.ts';
import { resultSheet } from './khs.ts';
import { readPlan } from './planRead.ts';
import { documentCode } from './publik/secrets.ts';
import { resultsPrint } from './resultPrint.ts';
import { studyPeriod } from './windows.ts';

type Query = Readonly<Record<string, unknown>>;

const margin = { left: cm(2), top: cm(1.6), right: cm(2), bottom: cm(1.8) };
const inner = 595.28 - margin.left - margin.right;

const numbers: Readonly<Record<Bahasa, Intl.NumberFormat>> = {
  id: new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

interface Sheet {
  khs: Khs;
  bahasa: Bahasa;
  skala: readonly string[];
  unit: string;
  /** English names of the courses by line; of an Indonesian sheet none. */
  english?: ReadonlyMap<string, string> | undefined;
  /** Null: provisional, with a watermark and nothing to check. */
  kode: string | null;
  baseUrl: string;
  now: Date;
  /** Signing officer; undefined on a provisional print. */
  officer: Awaited<ReturnType<typeof officialInOffice>>;
}

const right = (text: string): TableCell => ({ text, alignment: 'right' });

function body({ khs, bahasa, english }: Sheet): TableCell[][] {
  const number = (value: number | null) => (value === null ? '' : numbers[bahasa].format(value));
  return khs.rows.map((row, i) => [
    { text: String(i + 1) },
    { text: row.kodeMk },
    { text: english?.get(row.idKrsDetail) ?? row.namaMk },
    right(`${row.sks}`),
    right(number(row.nilaiAkhir)),
    { text: row.nilaiHuruf ?? '–', alignment: 'center' },
    right(number(row.nilaiMutu)),
    right(number(row.nilaiMutu === null ? null : Math.round(row.sks * row.nilaiMutu * 100) / 100)),
  ]);
}

/** Courses as they are stored in English; where there is none, the Indonesian name stays. */
async function englishNames(on: Queryable, { rows }: Khs): Promise<ReadonlyMap<string, string>> {
  const found = await on.query<{ id: string; nama: string }>(
    `select d.id, m.nama_inggris as nama from pertukaran_krs_detail d
     join pertukaran_mk_inbound c on c.id = d.id_mk_inbound join master_matakuliah m on m.id = c.id_matkul
     where d.id = any($1::uuid[]) and m.nama_inggris is not null`,
    [rows.map(({ idKrsDetail }) => idKrsDetail)],
  );
  return new Map(found.map(({ id, nama }) => [id, nama]));
}

/** Place, day and officer; the code beside it is what proves the sheet. */
function signature({ officer, now, bahasa }: Sheet, { identity }: Paper): Content[] {
  const day = inWords(now, bahasa);
  const office = bahasa === 'en' ? jabatanInggris : (name: string) => name;
  const { atasNama } = khsWords[bahasa];
  if (!officer) return [{ text: `${khsWords[bahasa].dicetak}: ${day}` }];
  return [
    { text: `${identity.kota}, ${day}` },
    ...(officer.atasNama ? [{ text: `${atasNama} ${office(officer.atasNama)}` }] : []),
    { text: `${office(officer.jabatan)},`, margin: [0, 0, 0, 48] },
    { text: officer.nama, bold: true },
    { text: `NIP ${officer.nip}` },
  ];
}

function draw(sheet: Sheet, name: string, paper: Paper): Promise<Buffer> {
  const { khs, bahasa, kode, baseUrl } = sheet;
  const words = khsWords[bahasa];
  const { mahasiswa, masaStudi } = khs;
  const facts: readonly (readonly [string, string])[] = [
    [words.nama, mahasiswa.nama],
    [words.npm, mahasiswa.npm],
    [words.nimAsal, mahasiswa.nimAsal],
    [words.kampus, mahasiswa.kampus],
    [words.prodiAsal, mahasiswa.prodiAsal],
    [words.prodi, mahasiswa.prodi],
    [words.masa, bahasa === 'en' ? masaInggris(masaStudi.nama) : masaStudi.nama],
  ];
  const totals: readonly (readonly [string, string])[] = [
    [words.jumlah, String(khs.totalSks)],
    [words.lulus, String(khs.sksLulus)],
    [words.ips, khs.ips === null ? '-' : numbers[bahasa].format(khs.ips)],
    [words.skala, sheet.skala.join(', ')],
  ];
  const lines = (rows: readonly (readonly [string, string])[], below = 8): Content => ({
    table: {
      widths: [150, 10, '*'],
      body: rows.map(([label, value]): TableCell[] => [{ text: label }, { text: ':' }, { text: value }]),
    },
    layout: 'facts',
    margin: [0, 0, 0, below],
  });
  const address = kode ? new URL(`/pertukaran-mahasiswa/registrasi?kode=${kode}`, baseUrl).href : '';
  const check: Content[] = kode
    ? [
        { qr: address, fit: 100, eccLevel: 'M', foreground: '#111111', margin: [0, 10, 0, 0] },
        { text: words.pindai, fontSize: 8, margin: [0, 5, 0, 0] },
        { text: kode, fontSize: 8 },
      ]
    : [];
  return print({
    definition: {
      pageSize: 'A4',
      pageMargins: [margin.left, margin.top, margin.right, margin.bottom],
      info: { title: name, author: paper.identity.namaUniversitas, creator: paper.identity.produk },
      language: bahasa === 'id' ? 'id-ID' : 'en-GB',
      defaultStyle: { font: 'Tinos', fontSize: 11, lineHeight: 1.15 },
      ...(kode ? {} : { watermark: { text: words.sementara, color: '#90a4ae', opacity: 0.25, bold: true } }),
      content: [
        ...letterhead(paper, sheet.unit, inner, '', bahasa),
        { text: words.judul, bold: true, fontSize: 14, alignment: 'center', margin: [0, 0, 0, 8] },
        lines(facts),
        {
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: [24, 60, '*', 34, 42, 42, 40, 62],
            body: [
              words.kolom.map((text): TableCell => ({ text, bold: true, alignment: 'center', fillColor: '#eef2f7' })),
              ...body(sheet),
            ],
          },
          layout: 'grid',
          fontSize: 10,
          margin: [0, 2, 0, 10],
        },
        ...closedBy(
          lines(totals, 0),
          [
            {
              columns: [
                { width: '*', stack: check },
                { width: 220, stack: signature(sheet, paper) },
              ],
            },
          ],
          8,
        ),
      ],
    },
    firstPage: { text: '' },
    footer: { left: name, margin: [margin.left, 16, margin.right, 0] },
  });
}

/**
 * GET M/cetak-khs?npm=&idMasaStudi=&bahasa=id|en&draf=1: the result sheet as PDF; a final one has a code that anybody can
 * check, staff may print a provisional one without (docs/domain/50 §2.2, §4 "KHS PDF").
 * @throws HttpError 400, 403, 404, 409 'KHS belum dapat dicetak: {n} mata kuliah belum dinilai.', 429
 */
export async function printResults(
  engine: Engine,
  caller: Caller,
  query: Query,
  reply: FastifyReply,
  baseUrl: string,
): Promise<FastifyReply> {
  const bahasa = query.bahasa ?? 'id';
  if (!isBahasa(bahasa)) throw badRequest(pertukaranRefusals.bahasa);
  const khs = await resultSheet(engine, caller, query);
  const provisional = query.draf === '1' && caller.baseRole !== role.inbound;
  if (!provisional && (khs.belumDinilai || !khs.rows.length))
    throw conflict(
      khs.rows.length ? pertukaranRefusals.khsBelumDinilai({ n: khs.belumDinilai }) : pertukaranRefusals.khsKosong,
    );
  const { db } = engine;
  const now = engine.now();
  const { idPeriode } = await studyPeriod(db, khs.masaStudi.id);
  const scale = await scaleOf(db, idPeriode);
  const skala = scale.map(({ huruf, batasBawah }) => `${huruf} ≥ ${numbers[bahasa].format(Number(batasBawah))}`);
  const kode = provisional ? null : documentCode();
  if (kode)
    await db.execute(
      `insert into pertukaran_dokumen_inbound (id, kode, id_mhs_inbound, id_masa_studi, sidik, ips, tanggal_cetak, created_by, updated_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
      [
        uuidv7({ msecs: now.getTime() }),
        kode,
        khs.mahasiswa.id,
        khs.masaStudi.id,
        await resultsPrint(db, khs.mahasiswa.id, khs.masaStudi.id),
        khs.ips,
        now.toISOString(),
        caller.userId,
      ],
    );
  const unit = await readSetting(db, 'surat.unit');
  const officer = provisional ? undefined : await officialInOffice(db, dayInZone(now));
  const english = bahasa === 'en' ? await englishNames(db, khs) : undefined;
  const name = `KHS_${khs.mahasiswa.npm}_${khs.masaStudi.kodePeriode}`;
  return sendPrinted(engine, caller, reply, name, paper =>
    draw({ khs, bahasa, skala, unit, english, kode, baseUrl, now, officer }, name, paper),
  );
}

const timeOf = ({ hari, jamMulai, jamSelesai }: BacaanKrs['rows'][number], bahasa: Bahasa): string =>
  hari && jamMulai && jamSelesai
    ? `${bahasa === 'en' ? inEnglish(hari) : hari} ${jamMulai.slice(0, 5)}–${jamSelesai.slice(0, 5)}`.replaceAll(
        ':',
        '.',
      )
    : '';

/** GET P/krs/cetak?npm=&idMasaStudi=: the study plan as PDF, in the caller's language. @throws HttpError 403, 404, 429 */
export async function printPlan(
  engine: Engine,
  caller: Caller,
  query: Query,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const plan = await readPlan(engine, caller, query);
  const { mahasiswa, masaStudi, header, rows } = plan;
  const bahasa = bahasaDipakai(caller.baseRole, caller.bahasa);
  const words = krsWords[bahasa];
  return sendLists(engine, caller, reply, `KRS_${mahasiswa.npm}`, () => [
    {
      judul: words.judul,
      ...(header?.status === 'disetujui' ? {} : { tanda: words.belum }),
      bahasa,
      rincian: [
        [words.nama, mahasiswa.nama],
        [words.nomor, mahasiswa.npm],
        [words.asal, mahasiswa.kampus],
        [words.prodi, mahasiswa.prodi],
        [words.masa, bahasa === 'en' ? masaInggris(masaStudi.nama) : masaStudi.nama],
        [words.wali, mahasiswa.dosenWali ?? '–'],
      ],
      tabel: {
        kolom: words.kolom,
        baris: [
          ...rows.map((row, i) => [
            String(i + 1),
            row.kodeMk,
            row.namaMk,
            `${row.sks}`,
            row.kelas,
            timeOf(row, bahasa),
            row.dosen ?? '',
          ]),
          ['', '', words.jumlah, `${rows.reduce((sum, { sks }) => sum + sks, 0)}`, '', '', ''],
        ],
        lebar: [24, 56, '*', 30, 34, 92, 110],
      },
      kanan: [3],
      tanggal: engine.now(),
    },
  ]);
}
