import { type FieldErrors, messages } from '../../../resources/kit/index.ts';
import { logbookMagang, uraianErrors } from '../../../resources/magang/logbookMagang.ts';
import { statusTerbuka } from '../../../resources/mbkm/alurPeriksa.ts';
import { errorIf } from '../../../resources/rules.ts';
import type { RowData } from '../../database/db.ts';
import { conflict, invalid } from '../../errors.ts';
import { notify, texts } from '../../notify/index.ts';
import type { ResourceRules, RuleContext, Transition } from '../../rest/rules.ts';
import { lockStudent } from '../mbkm/submission.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { dayErrors, dayInWords, hourErrors } from './logbookTime.ts';
import { copiesOf, type Participation, participationOf } from './participation.ts';

const onlyWhileRunning = 'Logbook hanya dapat diisi selama program berjalan.';
const timed = ['tanggal', 'jamMulai', 'jamSelesai'] as const;

/** Logbook entries (docs/domain/20 §1.10). */
export const logbookRules: ResourceRules = {
  beforeCreate: async (ctx, data) => {
    const participation = await participationOf(ctx, data);
    if (participation.status !== 'berjalan') throw invalid({ idPendaftarMbkm: onlyWhileRunning }, onlyWhileRunning);
    Object.assign(data, copiesOf(participation));
    await mustFit(ctx, participation, data, undefined, data);
  },

  beforeUpdate: async (ctx, before, data) => {
    const participation = await mustBeOpen(ctx, before);
    await mustFit(ctx, participation, { ...before, ...data }, before, data);
    // The partner signed what stood there.
    if (before.parafMitra) Object.assign(data, { parafMitra: false, waktuParaf: null });
  },

  beforeDelete: async (ctx, row) => {
    await mustBeOpen(ctx, row);
  },

  beforeTransition: async (ctx, before, transition) => {
    if (transition.action === 'ajukan') await submit(ctx, before, transition);
    else Object.assign(transition.data, { catatan: transition.note });
  },

  afterWrite: async (ctx, row, before) => {
    if (row?.status === 'revisi' && before?.status === 'diajukan') await tellOfReturn(ctx, row);
  },
};

/** The entry is in its owner's hands and the programme runs. @throws HttpError 409 */
async function mustBeOpen(ctx: RuleContext, row: RowData): Promise<Participation> {
  if (!statusTerbuka.some(state => state === row.status)) throw conflict(messages.wrongState);
  const participation = await participationOf(ctx, row);
  if (participation.status !== 'berjalan') throw conflict(onlyWhileRunning);
  return participation;
}

/** Time, documents and courses of the entry as it will be; only what `data` touches. @throws HttpError 422 by field */
async function mustFit(
  ctx: RuleContext,
  participation: Participation,
  row: RowData,
  before: RowData | undefined,
  data: RowData,
): Promise<void> {
  const errors: FieldErrors = {};
  // A draft that was filled in too late stays as it is: its day is judged with every change.
  Object.assign(errors, await dayErrors(ctx, participation, row, before));
  if (timed.some(name => name in data)) {
    await lockStudent(ctx, participation.idMahasiswa);
    Object.assign(errors, await hourErrors(ctx, row));
  }
  if ('dokumen' in data) Object.assign(errors, await documentErrors(ctx, data.dokumen));
  if ('idTerpilihFinal' in data) Object.assign(errors, await courseErrors(ctx, participation.id, data.idTerpilihFinal));
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
}

async function documentErrors(ctx: RuleContext, documents: unknown): Promise<FieldErrors> {
  const most = await readSetting(ctx.tx, 'logbook.maksDokumen');
  const count = Array.isArray(documents) ? documents.length : 0;
  return errorIf(count > most, 'dokumen', `Maksimal ${most} dokumen per kegiatan.`);
}

/** Courses are those of the same participation. */
async function courseErrors(ctx: RuleContext, id: string, courses: unknown): Promise<FieldErrors> {
  if (!Array.isArray(courses) || !courses.length) return {};
  const foreign = await ctx.tx.one(
    `select 1 as ada from magang_matkul_paket_konversi_terpilih_final
     where id = any($1::uuid[]) and id_pendaftar_mbkm <> $2 limit 1`,
    [courses, id],
  );
  const label = logbookMagang.fields.idTerpilihFinal.label ?? '';
  return errorIf(foreign !== undefined, 'idTerpilihFinal', messages.reference(label));
}

/** An entry that was filled in in time may be handed in later. */
async function submit(ctx: RuleContext, before: RowData, { data }: Transition): Promise<void> {
  const participation = await participationOf(ctx, before);
  if (participation.status !== 'berjalan') throw conflict(onlyWhileRunning);
  const errors = uraianErrors(before.uraian);
  if (Object.keys(errors).length) throw invalid(errors, Object.values(errors)[0]);
  Object.assign(data, { tanggalDiajukan: ctx.now.toISOString() });
}

/** Log returned → student (docs/domain/20 §4.9). */
const tellOfReturn = (ctx: RuleContext, row: RowData): Promise<number> =>
  notify(ctx, {
    ...texts.logDikembalikan({
      tanggal: dayInWords(String(row.tanggal)),
      catatan: typeof row.catatan === 'string' ? row.catatan : null,
      link: `/magang/log-kegiatan/form/edit?id=${String(row.id)}`,
    }),
    to: { mahasiswa: [String(row.idMahasiswa)] },
    kunci: `log_dikembalikan:${String(row.id)}:${String(row.version)}`,
  });
