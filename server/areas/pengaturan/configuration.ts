import { messages, type Row } from '../../../resources/kit/index.ts';
import { konfigurasi, type SettingKey, settingErrors, settings } from '../../../resources/pengaturan/konfigurasi.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed, policyFlags } from '../../platform/access/permission.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { asSystem, findOne } from '../../platform/engine/reading.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { updateIn } from '../../platform/engine/updateRow.ts';
import { forbidden, invalid, notFound, versionMissing } from '../../platform/errors.ts';

/** One setting as calls see it: the value itself, not its JSON text. */
export interface SettingAnswer {
  kunci: string;
  nilai: unknown;
  bawaan: unknown;
  tipe: string;
  keterangan: string;
  version: number | null;
}

const isKey = (kunci: string): kunci is SettingKey => Object.hasOwn(settings, kunci);

/** @throws HttpError 404 for a key that does not exist */
function mustBeKey(kunci: string): SettingKey {
  if (!isKey(kunci)) throw notFound();
  return kunci;
}

const stored = (on: Queryable, kunci: string) =>
  findOne(asSystem(on), konfigurasi, { kunci }, ['id', 'nilai', 'version']);

const answer = (
  kunci: SettingKey,
  row: Pick<Row<typeof konfigurasi>, 'nilai' | 'version'> | undefined,
): SettingAnswer => ({
  kunci,
  nilai: row ? JSON.parse(row.nilai) : settings[kunci].bawaan,
  bawaan: settings[kunci].bawaan,
  tipe: settings[kunci].tipe,
  keterangan: settings[kunci].keterangan,
  version: row?.version ?? null,
});

/** One setting, its default where none is stored (docs/domain/20 §1.13). @throws HttpError 403, 404 */
export async function readConfiguration(engine: Engine, caller: Caller, kunci: string): Promise<SettingAnswer> {
  // Every member of staff reads settings, whatever the menus say; only Tim MBKM has the screen.
  if (!policyFlags(konfigurasi, caller.baseRole).has('read')) throw forbidden();
  const key = mustBeKey(kunci);
  return answer(key, await stored(engine.db, key));
}

/**
 * Changes a setting, audited; it counts from the next request on.
 * @param body `{ nilai, version }`; `version: null` where the default was seen
 * @throws HttpError 403, 404, 409 for an old version, 428 without one, 422 for a value of the wrong type or range
 */
export async function writeConfiguration(
  engine: Engine,
  caller: Caller,
  kunci: string,
  body: unknown,
): Promise<SettingAnswer> {
  mustBeAllowed(caller, konfigurasi, 'update');
  const key = mustBeKey(kunci);
  const { nilai: value, version } = mustBeObject(body);
  if (version === undefined) throw versionMissing();
  if (value === undefined || value === null) throw invalid({ nilai: messages.required });
  const nilai = JSON.stringify(value);
  const errors = settingErrors(key, nilai);
  if (Object.keys(errors).length) throw invalid(errors);
  const row = await inTransaction(engine, caller, konfigurasi, async ctx => {
    const known = await stored(ctx.tx, key);
    if (known) return updateIn(ctx, konfigurasi, known.id, { nilai, version: version === null ? 0 : version });
    return createIn(ctx, konfigurasi, { kunci: key, nilai });
  });
  return answer(key, row);
}
