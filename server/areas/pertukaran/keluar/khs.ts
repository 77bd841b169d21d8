import { type ChangeOf, type FieldErrors, messages, type Note, type Row } from '../../../../resources/kit/index.ts';
import { terpilihAwal } from '../../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../../resources/konversi/terpilihFinal.ts';
import { type Pendaftar, pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { nilaiMessages } from '../../../../resources/nilai/messages.ts';
import { isianKhs } from '../../../../resources/pertukaran/keluar/rincian.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { notedAs, noteError, noteIn } from '../../../platform/engine/bodyWords.ts';
import { checkUpdate, mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { lockRow } from '../../../platform/engine/lockRow.ts';
import { removeIn } from '../../../platform/engine/removeRow.ts';
import { passing } from '../../../platform/engine/ruleParameter.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { storeChange } from '../../../platform/engine/storeChange.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { moveRow, stepOn } from '../../../platform/engine/transition.ts';
import { badRequest, invalid, notFound } from '../../../platform/errors.ts';
import { asItIs } from '../../../platform/versions.ts';
import { lockParticipation } from '../../konversi/conversionSteps.ts';
import { recountCourses } from '../../konversi/finalCourses.ts';
import { gradeItems } from '../../konversi/gradeItems.ts';
import { saveIn } from '../../konversi/gradeSave.ts';
import { writtenAsSet } from '../../konversi/ruleParameters.ts';
import { chosenRows, finalRows } from '../../mbkm/conversionRows.ts';
import { tellOf } from '../../mbkm/notices.ts';
import type { Rincian } from './leaving.ts';
import { goesBy, type Leaving, mustHaveDetail } from './leaving.ts';
import { mustBeInWindow } from './window.ts';

/** The KHS of the host: uploaded with its grades, validated beside the PDF (docs/domain/50 §2.4). */

/** A participation of this way with its detail, both locked. */
interface Both {
  row: Pendaftar;
  own: Rincian;
}

async function lockBoth(ctx: RuleContext, leaving: Leaving, id: unknown, version: unknown): Promise<Both> {
  if (typeof id !== 'string') throw invalid({ idPendaftarMbkm: messages.required });
  const row = await lockParticipation(ctx, id, version);
  if (!goesBy(leaving, row)) throw notFound();
  const { id: idDetail } = await mustHaveDetail(ctx.tx, leaving, row);
  return { row, own: await lockRow(ctx, leaving.detail.resource, idDetail) };
}

/** The participation is something else now for whoever holds an older copy of it. */
const touch = (ctx: RuleContext, row: Pendaftar, note: Note | null): Promise<Pendaftar> =>
  storeChange(ctx, pendaftar, row, {}, { action: 'ubah', note }, 'decided');

/**
 * Hands in the KHS with a grade for every accepted course, or why it was dropped.
 * @param body `{ idPendaftarMbkm, version, berkasKhs, nomorKhs, tanggalKhs, rows: [{ id, nilaiHurufAsal?, nilaiAngkaAsal?, dibatalkan?, alasanBatal? }] }`
 * @returns the id of the participation
 * @throws HttpError 403, 404, 409 state or window, 422 by field and `rows.{id}`
 */
export async function uploadKhs(engine: Engine, caller: Caller, leaving: Leaving, body: unknown): Promise<string> {
  const { resource } = leaving.detail;
  mustBeAllowed(caller, resource, 'action');
  const { idPendaftarMbkm, version, rows, catatan, ...form } = mustBeObject(body);
  if (!Array.isArray(rows) || rows.length > 100) throw badRequest(messages.badBody);
  return inTransaction(engine, caller, resource, async ctx => {
    const { row, own } = await lockBoth(ctx, leaving, idPendaftarMbkm, version);
    const step = { field: 'statusKhs', name: 'unggah' } as const;
    await stepOn(ctx, resource, own, step, { version: asItIs });
    await mustBeInWindow(ctx, own, 'nilai', catatan);
    const given = Object.fromEntries(isianKhs.map(name => [name, form[name] ?? own[name] ?? null]));
    const missing = isianKhs.filter(name => !given[name]).map(name => [name, messages.required] as const);
    const data = checkUpdate(engine, caller, resource, own, given);
    const grades = await hostGrades(ctx, row, rows);
    const errors = { ...Object.fromEntries(missing), ...grades.errors };
    if (Object.keys(errors).length) throw invalid(errors, Object.values(grades.errors)[0] ?? messages.invalid);
    const set = passing(ctx, writtenAsSet.with(true));
    for (const { stored, change } of grades.changes)
      await storeChange(set, terpilihAwal, stored, change, { action: 'ubah' }, 'decided');
    await moveRow(ctx, resource, own, step, { version: asItIs }, data);
    const touched = await touch(ctx, row, null);
    await tellOf(ctx, touched, leaving.events.diunggah, { words: { idRincian: own.id } });
    return row.id;
  });
}

interface HostGrades {
  changes: { stored: Row<typeof terpilihAwal>; change: ChangeOf<typeof terpilihAwal> }[];
  errors: FieldErrors;
}

/** A grade for every proposal that was accepted; one that was dropped says why. */
async function hostGrades(ctx: RuleContext, row: Pendaftar, rows: readonly unknown[]): Promise<HostGrades> {
  const accepted = new Set((await finalRows(ctx.tx, row.id)).map(({ idTerpilihAwal }) => idTerpilihAwal));
  const given = new Map(rows.map(each => mustBeObject(each)).map(each => [each.id, each]));
  const found: HostGrades = { changes: [], errors: {} };
  for (const stored of await chosenRows(ctx.tx, row.id)) {
    if (!accepted.has(stored.id)) continue;
    const said = given.get(stored.id) ?? {};
    const at = `rows.${stored.id}`;
    const dropped = (said.dibatalkan ?? stored.dibatalkan) === true;
    const reason = notedAs(said.alasanBatal) ?? stored.alasanBatal;
    const huruf = notedAs(said.nilaiHurufAsal === undefined ? stored.nilaiHurufAsal : said.nilaiHurufAsal);
    const angka = said.nilaiAngkaAsal === undefined ? stored.nilaiAngkaAsal : said.nilaiAngkaAsal;
    if (dropped && !reason) found.errors[`${at}.alasanBatal`] = messages.required;
    else if (dropped && reason && reason.length > 200)
      found.errors[`${at}.alasanBatal`] = messages.text.max({ n: 200 });
    else if (!dropped && !huruf && (angka === null || angka === undefined))
      found.errors[`${at}.nilaiHurufAsal`] = pertukaranRefusals.isiNilai({ matkul: stored.namaMatkulAsal ?? '' });
    if (huruf && huruf.length > 3) found.errors[`${at}.nilaiHurufAsal`] = messages.text.max({ n: 3 });
    if (angka != null && !(typeof angka === 'number' && angka >= 0 && angka <= 100))
      found.errors[`${at}.nilaiAngkaAsal`] = nilaiMessages.range;
    const wrong = {
      dibatalkan: typeof (said.dibatalkan ?? false) === 'boolean' ? undefined : messages.wrongType,
      alasanBatal: noteError(said.alasanBatal),
      nilaiHurufAsal: noteError(said.nilaiHurufAsal),
    };
    for (const [name, message] of Object.entries(wrong)) if (message) found.errors[`${at}.${name}`] = message;
    const after: RowData = dropped
      ? { dibatalkan: true, alasanBatal: reason, nilaiHurufAsal: null, nilaiAngkaAsal: null }
      : {
          dibatalkan: false,
          alasanBatal: null,
          nilaiHurufAsal: huruf?.toUpperCase() ?? null,
          nilaiAngkaAsal: angka ?? null,
        };
    const known: RowData = stored;
    const change = Object.entries(after).filter(([name, value]) => (known[name] ?? null) !== value);
    if (change.length) found.changes.push({ stored, change: Object.fromEntries(change) });
  }
  return found;
}

const steps = ['simpan', 'validasi', 'revisi', 'buka'] as const;
type Aksi = (typeof steps)[number];
const isAksi = (value: unknown): value is Aksi => steps.some(step => step === value);

/**
 * The study programme beside the KHS: keeps recognised grades, validates (which hands them in to Tim MBKM), asks for a
 * better one; Tim MBKM opens it again.
 * @param body `{ idPendaftarMbkm, version, aksi, catatan?, rows?: [{ id, nilaiAngka, catatan, version }] }`, rows of the final set
 * @returns the id of the participation
 * @throws HttpError 403, 404, 409, 422 by `{id}.nilaiAngka`, `{id}.catatan` or `catatan`
 */
export async function updateKhs(engine: Engine, caller: Caller, leaving: Leaving, body: unknown): Promise<string> {
  const { resource } = leaving.detail;
  mustBeAllowed(caller, resource, 'action');
  const { idPendaftarMbkm, version, aksi, catatan, rows } = mustBeObject(body);
  if (!isAksi(aksi)) throw invalid({ aksi: messages.choice });
  return inTransaction(engine, caller, resource, async ctx => {
    const { row, own } = await lockBoth(ctx, leaving, idPendaftarMbkm, version);
    const { id } = row;
    const move = (name: Exclude<Aksi, 'simpan'>) =>
      moveRow(ctx, resource, own, { field: 'statusKhs', name }, { catatan, version: asItIs });
    const grade = (step: 'draf' | 'kirim') =>
      saveIn(ctx, id, { aksi: step, items: step === 'draf' ? gradeItems(rows) : [], catatan, version: asItIs });
    const note = noteIn({ catatan });
    if (aksi === 'simpan') await grade('draf');
    else if (aksi === 'validasi') {
      await stepOn(ctx, resource, own, { field: 'statusKhs', name: 'validasi' }, { version: asItIs });
      await dropCancelled(ctx, id);
      await grade('draf');
      await move('validasi');
      await tellOf(ctx, await grade('kirim'), leaving.events.divalidasi, { words: {} });
    } else {
      await move(aksi);
      await tellOf(ctx, await touch(ctx, row, note), leaving.events.dikembalikan, { words: {}, note });
    }
    return id;
  });
}

/** Courses dropped at the host are no longer recognised. */
async function dropCancelled(ctx: RuleContext, id: string): Promise<void> {
  const dropped = new Set(
    (await chosenRows(ctx.tx, id)).filter(({ dibatalkan }) => dibatalkan === true).map(row => row.id),
  );
  const gone = (await finalRows(ctx.tx, id)).filter(
    ({ idTerpilihAwal }) => idTerpilihAwal !== null && dropped.has(idTerpilihAwal),
  );
  for (const { id: idFinal } of gone) await removeIn(ctx, terpilihFinal, idFinal, asItIs);
  if (gone.length) await recountCourses(ctx.tx, [id]);
}
