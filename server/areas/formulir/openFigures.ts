import type { FastifyInstance } from 'fastify';
import { formulir } from '../../../resources/formulir/formulir.ts';
import { buatTautanHasil, cabutTautanHasil, daftarTautanHasil } from '../../../resources/formulir/hasilPanggilan.ts';
import type { HasilKolom } from '../../../resources/formulir/panggilan.ts';
import { mustActForOneself } from '../../platform/access/deputy.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import {
  endFigureLink,
  type FigureReader,
  lastDayOf,
  listLinks,
  makeFigureLink,
  type ShownFigures,
} from '../pengaturan/figureLinks.ts';
import { fewestAnswers } from './anonymous.ts';
import { maySeeAnswers, readForm } from './forms.ts';
import { readableForm } from './resultRoutes.ts';
import { columnsOf, summariseAnswers } from './results.ts';
import { formOf } from './routes.ts';

type Line = ShownFigures['garis'][number];
type Cell = Line['sel'][number][number];
const few = 'sedikit' as const;

/**
 * Bars that are left out: those of fewer than five, and others until what is left out is five at least and no single one,
 * so that none follows from the total.
 */
function closedBars(bars: readonly { jumlah: number }[]): ReadonlySet<number> {
  const order = bars.map(({ jumlah }, i) => ({ jumlah, i })).filter(({ jumlah }) => jumlah > 0);
  order.sort((a, b) => a.jumlah - b.jumlah);
  const closed = new Set<number>();
  let sum = 0;
  for (const { jumlah, i } of order) {
    const open = jumlah >= fewestAnswers && (closed.size === 0 || (closed.size > 1 && sum >= fewestAnswers));
    if (open) break;
    closed.add(i);
    sum += jumlah;
  }
  return closed;
}

const meanOf = ({ jenis, batang, angka }: HasilKolom): number | null => {
  if (angka) return angka.rata;
  const n = batang.reduce((sum, { jumlah }) => sum + jumlah, 0);
  return jenis === 'scale' && n ? batang.reduce((sum, { nilai, jumlah }) => sum + Number(nilai) * jumlah, 0) / n : null;
};

/** A question and its answers; what was written in words stays within the portal. */
function linesOf(column: HasilKolom): Line[] {
  const { judul, sedikit, terjawab, batang, jenis } = column;
  if (sedikit || terjawab < fewestAnswers) return [{ kelompok: [judul], sel: [[few, few, few]] }];
  const closed = closedBars(batang);
  const whole = jenis === 'several' ? terjawab : batang.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const shown = (value: number, i: number): Cell => (closed.has(i) ? few : value);
  return [
    // A mean tells single answers where few are closed.
    { kelompok: [judul], sel: [[terjawab, null, closed.size ? few : meanOf(column)]] },
    ...batang.map(
      ({ label, jumlah }, i): Line => ({
        kelompok: [judul, label],
        sel: [[shown(jumlah, i), whole ? shown((jumlah / whole) * 100, i) : null, null]],
      }),
    ),
  ];
}

/**
 * Figures of a form for whoever has a link that a reader of its answers made: as that reader may see them now, without
 * questions that only some roles see, without texts, and without figures of fewer than five.
 */
export const readFigures =
  ({ db }: Engine): FigureReader =>
  async (maker, id) => {
    mustBeId(formulir, id);
    const form = await readForm(db, id);
    if (!form || !maySeeAnswers(form, maker)) return undefined;
    const hidden = new Set(
      (await columnsOf(db, id, maker)).filter(({ question }) => question.seenBy?.length).map(({ key }) => key),
    );
    const results = await summariseAnswers(db, form, maker);
    const told = results.kolom.filter(({ kunci, batang, sedikit }) => !hidden.has(kunci) && (sedikit || batang.length));
    const garis = told.flatMap(linesOf);
    return {
      nama: form.judul,
      uraian: form.keterangan,
      data: 'Jawaban formulir',
      saring: [],
      baris: ['Pertanyaan', 'Jawaban'],
      kolom: ['Semua'],
      nilai: [
        { nama: 'Jumlah', jenis: 'integer' },
        { nama: 'Persen', jenis: 'decimal' },
        { nama: 'Rata-rata', jenis: 'decimal' },
      ],
      garis,
      adaSedikit: garis.some(({ sel }) => sel.flat().includes(few)),
    };
  };

/** Calls of links to figures, each of its maker alone. */
export function registerFigureLinks(app: FastifyInstance, { db, now }: Engine): void {
  const session = { access: 'session', roles: 'everybody' } as const;
  const subjectOf = (id: string) => ({ sumber: formulir.name, idBaris: id });

  serve(app, daftarTautanHasil, session, async ({ request }) => {
    const caller = callerOf(request);
    const { id } = await readableForm(db, formOf(request), caller);
    return { tautan: await listLinks(db, subjectOf(id), caller.userId), palingLama: lastDayOf(now()) };
  });

  // By hand: an address, which no form of a row writes.
  serve(app, buatTautanHasil, session, async ({ request, body: { berakhir } }) => {
    const caller = callerOf(request);
    mustActForOneself(caller);
    const { id } = await readableForm(db, formOf(request), caller);
    return db.transaction(tx => makeFigureLink(tx, subjectOf(id), { caller, berakhir, now: now() }));
  });

  // By hand: as above.
  serve(app, cabutTautanHasil, session, async ({ request }) => {
    const caller = callerOf(request);
    const { id } = await readableForm(db, formOf(request), caller);
    const link = paramOf(request, 'tautan');
    mustBeId(formulir, link);
    return endFigureLink(db, subjectOf(id), { id: link, now: now(), maker: caller.userId });
  });
}
