import { v7 as uuidv7 } from 'uuid';
import { dayInWords, zone } from '../../../../resources/kit/index.ts';
import type { PivotAnswer } from '../../../../resources/kit/pivot.ts';
import { kirimanLaporan } from '../../../../resources/pengaturan/internalLaporan.ts';
import type { TabelAngka } from '../../../../resources/umum/panggilanPapan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { RoleRights } from '../../../platform/access/menuStore.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import { type PrintedList, printLists } from '../../../platform/documents/letters/index.ts';
import { type SheetToWrite, writeXlsx } from '../../../platform/documents/spreadsheet/write.ts';
import type { Engine, EngineJob, EngineJobContext } from '../../../platform/engine/context.ts';
import { fileName } from '../../../platform/engine/export/send.ts';
import { layoutOf } from '../../../platform/engine/pivot/layout.ts';
import { readPivot } from '../../../platform/engine/pivot/read.ts';
import { pivotSheets } from '../../../platform/engine/pivot/sheet.ts';
import { filterLines, groupText } from '../../../platform/engine/pivot/words.ts';
import type { JobResult } from '../../../platform/jobs/types.ts';
import type { OutboxPorts } from '../../../platform/notify/mail/outbox.ts';
import { MailRefused } from '../../../platform/notify/mail/transport.ts';
import type { FigurePages } from '../../pengaturan/figurePages.ts';
import type { AskedPage, AskedQuestion, AskedReport } from './asked.ts';
import { mailedTo } from './mailed.ts';
import { type Kapan, latestOf } from './occasions.ts';

const table = tableName(kirimanLaporan);
/** Columns of a page that can still be read; the workbook has all. */
const mostColumns = 9;

interface Due extends DbRow {
  id: string;
  kapan: Kapan;
  terakhir: string;
}

/**
 * Puts a mail for each report and board that is due into the outbox. The day of the occasion is noted in the same transaction, so
 * that whoever runs it again sends nothing twice; one that was missed goes out once, later.
 */
async function queueReports(
  rights: RoleRights,
  pages: FigurePages,
  { engine, now, signal }: EngineJobContext,
): Promise<JobResult> {
  const { db } = engine;
  const today = dayInZone(now);
  const all = await db.query<Due>(
    `select k.id, k.kapan, coalesce(k.terakhir::text, to_char(k.created_at at time zone '${zone().id}', 'YYYY-MM-DD')) as terakhir
     from ${table} k left join internal_laporan l on l.id = k.id_laporan
     where l.dihapus_pada is null order by k.id limit 5000`,
  );
  let dikirim = 0;
  let ditahan = 0;
  for (const { id, kapan, terakhir } of all) {
    if (signal.aborted) break;
    const occasion = latestOf(kapan, today);
    if (terakhir >= occasion) continue;
    const found = await mailedTo(engine, rights, id, pages);
    if (!found) {
      ditahan++;
      continue;
    }
    const { mailed, caller } = found;
    const what = mailed.of === 'laporan' ? 'laporan' : 'papan laporan';
    await db.transaction(async tx => {
      const mine = await tx.one(
        `update ${table} set terakhir = $2, updated_at = $3, version = version + 1
         where id = $1 and (terakhir is null or terakhir < $2) returning id`,
        [id, occasion, now.toISOString()],
      );
      if (!mine) return;
      dikirim += await tx.execute(
        `insert into internal_surel (id, created_at, updated_at, id_kiriman, kepada, nama, subjek, isi, link, status, percobaan, berikutnya)
         select $1, $2, $2, $3, u.email, u.name, $4, $5, $6, 'menunggu', 0, $2 from pengaturan_user u where u.id = $7`,
        [
          uuidv7(),
          now.toISOString(),
          id,
          `Laporan: ${mailed.nama}`,
          `Terlampir ${what} “${mailed.nama}” per ${dayInWords(today)}, dalam cakupan peran ${caller.roleName}.${mailed.uraian ? `\n\n${mailed.uraian}` : ''}\n\nUntuk berhenti menerimanya, buka ${what} ini dan pilih Kirim lewat surel.`,
          mailed.link,
          caller.userId,
        ],
      );
    });
  }
  return { dikirim, ditahan };
}

/** @param rights what roles may do, as a session asks it */
export const reportMailJob = (rights: RoleRights, pages: FigurePages): EngineJob => ({
  name: 'kirim-laporan',
  title: 'Mengirim laporan berkala',
  schedule: { at: '06:00' },
  run: context => queueReports(rights, pages, context),
});

/** The reports of a mail as one workbook and one PDF, as its receiver sees them at this moment. */
export const reportFiles =
  (engine: Engine, rights: RoleRights, pages: FigurePages): NonNullable<OutboxPorts['attach']> =>
  async idKiriman => {
    const found = await mailedTo(engine, rights, idKiriman, pages);
    if (!found) throw new MailRefused('Penerima tidak lagi berhak atas laporan ini.');
    const { mailed, caller, reports } = found;
    const sheets: SheetToWrite[] = [];
    const printed: PrintedList[] = [];
    for (const [i, report] of reports.entries()) {
      const { own, page } = 'page' in report ? pageFiles(engine, caller, report) : await files(engine, caller, report);
      sheets.push(...(mailed.of === 'laporan' ? own : own.map((sheet, n) => numbered(sheet, i + 1, n, report))));
      printed.push(page);
    }
    const parts: Buffer[] = [];
    for await (const part of writeXlsx(sheets)) parts.push(part);
    const name = `${mailed.nama}-${dayInZone(engine.now())}`;
    return [
      {
        filename: fileName(name, 'xlsx'),
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: Buffer.concat(parts),
      },
      {
        filename: fileName(name, 'xlsx').replace(/xlsx$/, 'pdf'),
        contentType: 'application/pdf',
        content: await printLists(engine.identity, mailed.nama, printed),
      },
    ];
  };

/** A sheet of a board's workbook: the table is called after its report, what goes with it by the same number. */
const numbered = (sheet: SheetToWrite, number: number, n: number, { nama }: AskedReport): SheetToWrite => ({
  ...sheet,
  name: `${number} ${n === 0 ? nama : sheet.name}`,
});

interface Files {
  own: SheetToWrite[];
  page: PrintedList;
}

async function files(engine: Engine, caller: Caller, report: AskedQuestion): Promise<Files> {
  const answer = await readPivot(engine, caller, report.pivot);
  return {
    own: await pivotSheets(engine, caller, report.pivot, answer),
    page: await onPaper(engine, caller, report, answer),
  };
}

/** Figures that an area has worked out, in one sheet and as a page. */
function pageFiles(engine: Engine, caller: Caller, { nama, uraian, page }: AskedPage): Files {
  const { baris, kolom, nilai, garis } = page;
  const cells = kolom.flatMap(column => nilai.map(one => ({ column, ...one })));
  const heading = ({ column, nama: value }: { column: string; nama: string }) =>
    nilai.length > 1 ? `${column} – ${value}` : column;
  const words = (line: TabelAngka['garis'][number]) => baris.map((_, i) => line.kelompok[i] ?? (i ? '' : 'Semua'));
  return {
    own: [
      {
        name: 'Rekap',
        columns: [
          ...baris.map(name => ({ heading: name, kind: 'text' as const, width: 40 })),
          ...cells.map(one => ({ heading: heading(one), kind: one.jenis })),
        ],
        rows: [garis.map(line => [...words(line), ...line.sel.flat()])],
      },
    ],
    page: {
      judul: nama,
      rincian: [['Cakupan', caller.roleName], ...(uraian ? [['Uraian', uraian] as const] : [])],
      tabel: {
        kolom: [...baris, ...cells.map(heading)],
        baris: garis.map(line => [
          ...words(line),
          ...line.sel.flat().map(value => (value === null ? '–' : figures.format(value))),
        ]),
      },
      kanan: cells.map((_, i) => baris.length + i),
      tanggal: engine.now(),
      landscape: baris.length + cells.length > 5,
    },
  };
}

const figures = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

async function onPaper(
  engine: Engine,
  caller: Caller,
  { nama, uraian, pivot }: AskedQuestion,
  answer: PivotAnswer,
): Promise<PrintedList> {
  const { down, downWords, across, acrossWords, dimensionWords, measureWords, at } = layoutOf(
    engine,
    pivot,
    answer,
    groupText,
  );
  const cells = across.flatMap(column => pivot.measures.map((one, i) => ({ column, one, i })));
  // The totals stand last and stay.
  const left = Math.max(0, cells.length - mostColumns);
  const shown = cells.slice(left);
  const named = pivot.columns.length > 0;
  const kolom = [
    ...pivot.rows.map(dimensionWords),
    ...shown.map(({ column, one }) =>
      named
        ? pivot.measures.length > 1
          ? `${acrossWords(column)} – ${measureWords(one)}`
          : acrossWords(column)
        : measureWords(one),
    ),
  ];
  return {
    judul: nama,
    rincian: [
      ['Data', pivot.resource.label],
      ['Cakupan', caller.roleName],
      ...(await filterLines(engine, caller, pivot.resource, pivot.filter)),
      ...(uraian ? [['Uraian', uraian] as const] : []),
      ...(left ? [['Catatan', `${left} kolom lain ada di lembar kerja.`] as const] : []),
    ],
    tabel: {
      kolom,
      baris: down.map(line => [
        ...downWords(line).map(String),
        ...shown.map(({ column, i }) => {
          const value = at(line, column)?.nilai[i];
          return value === undefined || value === null ? '–' : figures.format(value);
        }),
      ]),
    },
    kanan: shown.map((_, i) => pivot.rows.length + i),
    tanggal: engine.now(),
    landscape: kolom.length > 5,
  };
}
