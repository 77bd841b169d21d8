import type { FastifyReply } from 'fastify';
import { assessorsOf, type Programme } from '../../../resources/kit/index.ts';
import type { RekapNilai } from '../../../resources/nilai/lembar.ts';
import { jenisPenilai, semuaPenilai } from '../../../resources/nilai/penilai.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { type PrintedList, sendLists } from '../../platform/documents/letters/index.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { fileName, formatOf, sendSheets } from '../../platform/engine/export/send.ts';
import { grouped } from '../../platform/engine/grouped.ts';
import { gradeRecap } from './groupList.ts';
import { weightsOf } from './weights.ts';

const words = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shown = (value: number | null): string => (value === null ? '–' : words.format(value));

/**
 * GET {group sheets}/rekap/export?format=xlsx|csv|pdf: the recap as a sheet, or on paper with the letterhead, a page
 * for each group.
 * @throws HttpError 400, 403, 429
 */
export async function sendRecap(
  engine: Engine,
  caller: Caller,
  programme: Programme,
  query: Readonly<Record<string, unknown>>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  mustBeAllowed(caller, penilaian, 'export');
  const onPaper = query.format === 'pdf';
  const format = onPaper ? 'xlsx' : formatOf(query.format);
  const rows = await gradeRecap(engine, caller, programme, query);
  const weights = await weightsOf(engine.db, { id: null, kodeJenisMbkm: programme.kinds[0], idProgram: null });
  const assessors = semuaPenilai.filter(jenis => weights[jenis] > 0);
  const label = (jenis: (typeof assessors)[number]) => assessorsOf(programme)[jenis]?.label ?? jenisPenilai[jenis];
  const called = `Rekap Nilai ${programme.label}`;
  if (onPaper)
    return sendLists(engine, caller, reply, called, () => onPages(called, rows, assessors, label, engine.now()));
  const number = { kind: 'decimal' } as const;
  const columns = [
    ...['Kelompok', 'NPM', 'Nama', 'Program studi', 'Jabatan'].map(heading => ({ heading, kind: 'text' as const })),
    ...assessors.map(jenis => ({ heading: `${label(jenis)} (${weights[jenis]}%)`, ...number })),
    { heading: 'Nilai akhir', ...number },
    ...['Huruf', 'Belum Menilai'].map(heading => ({ heading, kind: 'text' as const })),
  ];
  const cells = (row: RekapNilai) => [
    row.kelompok,
    row.npm,
    row.nama,
    row.prodi,
    row.jabatan,
    ...assessors.map(jenis => row[jenis]),
    row.nilaiAkhir,
    row.nilaiHuruf,
    row.kurang.map(label).join(', '),
  ];
  return sendSheets(reply, format, fileName(called, format), [{ name: 'Rekap', columns, rows: [rows.map(cells)] }]);
}

function onPages(
  called: string,
  rows: readonly RekapNilai[],
  assessors: readonly (typeof semuaPenilai)[number][],
  label: (jenis: (typeof semuaPenilai)[number]) => string,
  now: Date,
): PrintedList[] {
  const groups = grouped(rows, ({ kelompok }) => kelompok);
  const kolom = ['No.', 'NPM', 'Nama', ...assessors.map(label), 'Akhir', 'Huruf'];
  return [...(groups.size ? groups : new Map<string, readonly RekapNilai[]>([['', []]]))].map(
    ([kelompok, members]) => ({
      judul: called.toUpperCase(),
      rincian: [['Kelompok', kelompok || '–']] as const,
      tabel: {
        kolom,
        lebar: [22, 64, '*' as const, ...assessors.map(() => 50), 36, 32],
        baris: members.map((row, i) => [
          String(i + 1),
          row.npm,
          row.nama,
          ...assessors.map(jenis => shown(row[jenis])),
          shown(row.nilaiAkhir),
          row.nilaiHuruf ?? '–',
        ]),
      },
      kanan: [...assessors.map((_, i) => i + 3), assessors.length + 3],
      tanggal: now,
    }),
  );
}
