import { type Fields, messages, term } from '../../../resources/kit/index.ts';
import { desa } from '../../../resources/kkn/desa.ts';
import { gelombang } from '../../../resources/kkn/gelombang.ts';
import type { PetaDesa, TitikDesa } from '../../../resources/kkn/peta.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { eachOf } from '../../platform/engine/bulk.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { copiedExtras } from '../../platform/engine/copy/extras.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { extrasLater } from '../../platform/engine/extras/settle.ts';
import { findRow } from '../../platform/engine/read.ts';
import { asCaller, exists } from '../../platform/engine/reading.ts';
import { passing } from '../../platform/engine/ruleParameter.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { badRequest, invalid } from '../../platform/errors.ts';
import { groups, isGroup } from './tables.ts';

/** GET desa/peta?idGelombang=: the villages of a wave with their fill; those without a point apart. */
export async function villageMap(
  engine: Engine,
  caller: Caller,
  { idGelombang }: Readonly<Record<string, unknown>>,
): Promise<PetaDesa> {
  mustBeAllowed(caller, desa, 'read');
  if (typeof idGelombang !== 'string' || !isIdOf(desa, idGelombang))
    throw badRequest(programmeRefusals.choose({ label: term('Gelombang') }));
  const values: unknown[] = [idGelombang];
  const scope = engine.rowsOf(caller, desa, 'read', 't', values);
  const found = await allAtOnce<DbRow & TitikDesa>(
    engine.db,
    `select t.id, t.version, t.desa, t.kecamatan, t.lintang::float8 as lintang, t.bujur::float8 as bujur,
       t.kuota_mahasiswa, t.terisi, t.sinyal,
       coalesce((select array_agg(g.kode order by g.kode) from ${groups} g where g.id_desa = t.id and ${isGroup('g')}), '{}') as kelompok
     from kkn_desa t where t.id_gelombang = $1 and ${scope} order by t.kecamatan, t.desa, t.id`,
    values,
    { instead: kknRefusals.villagesByPage },
  );
  return {
    titik: found.filter(({ lintang }) => lintang !== null),
    tanpaKoordinat: found.filter(({ lintang }) => lintang === null),
  };
}

/** Villages that one call copies. */
const mostCopied = 2000;

/** Fields copied into a new wave: all but the groups. */
const copied: readonly string[] = Object.keys(desa.fields).filter(
  name => !['idGelombang', 'suratKesediaan', 'foto'].includes(name) && !isOwn(name),
);
function isOwn(name: string): boolean {
  const fields: Fields = desa.fields;
  return fields[name]?.readOnly === true || fields[name]?.derived === true;
}

/**
 * POST desa/salin `{ dariGelombang, keGelombang, idDesa[] }`: villages of one wave for another; those that it has stay.
 * @returns how many were copied, and how many it had
 * @throws HttpError 403, 422
 */
export async function copyVillages(
  engine: Engine,
  caller: Caller,
  input: unknown,
): Promise<{ disalin: number; dilewati: number }> {
  mustBeAllowed(caller, desa, 'create');
  const { dariGelombang, keGelombang, idDesa } = mustBeObject(input);
  if (typeof keGelombang !== 'string') throw invalid({ keGelombang: messages.required });
  if (keGelombang === dariGelombang) throw invalid({ keGelombang: kknRefusals.otherWave });
  if (!Array.isArray(idDesa) || !idDesa.length) throw invalid({ idDesa: messages.required });
  if (idDesa.length > mostCopied) throw invalid({ idDesa: kknRefusals.villagesMost({ n: mostCopied }) });
  if (
    !isIdOf(desa, keGelombang) ||
    !(await exists(asCaller(engine.db, engine, caller), gelombang, { id: keGelombang }))
  )
    throw invalid({ keGelombang: messages.reference({ label: term('Gelombang') }) });
  const items = idDesa.map(id => ({ id: String(id) })).filter(({ id }) => isIdOf(desa, id));
  const { done } = await eachOf(engine, desa, items, ({ id }) =>
    inTransaction(engine, caller, desa, async ctx => {
      const row = await findRow(engine, ctx.tx, caller, desa, id, 'read');
      if (!row || row.idGelombang !== dariGelombang) return messages.notFound;
      const values = { ...row, ...(await copiedExtras(engine, ctx.tx, caller, desa, row)) };
      const data = Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (copied.includes(name) ? [[name, bare(value)]] : [])),
      );
      const checked = checkCreate(engine, caller, desa, { ...data, idGelombang: keGelombang });
      return void (await createIn(passing(ctx, extrasLater.with(true)), desa, checked));
    }),
  );
  return { disalin: done.length, dilewati: idDesa.length - done.length };
}

/** Child rows without the ids that they have at home. */
const bare = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(each => {
        if (typeof each !== 'object' || each === null) return each;
        const { id: _, ...rest } = { id: undefined, ...each };
        return rest;
      })
    : value;
