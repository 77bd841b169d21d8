import { v7 as uuidv7 } from 'uuid';
import { type Resource, splitSource } from '../../../resources/kit/index.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RowData } from '../../platform/database/db.ts';
import { diff } from '../../platform/engine/audit.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import type { Draft } from '../../platform/engine/import/draft.ts';
import { insertSet } from '../../platform/engine/import/setWrite.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { keepCopiesOf } from '../master/participationCopies.ts';
import type { ToldRow } from '../mbkm/notices.ts';
import { numbersFrom } from '../mbkm/registrationNumbers.ts';
import type { ImportFacts } from './importFacts.ts';
import { partnerKey } from './importFacts.ts';
import type { Importing, JudgedParticipant } from './types.ts';

/** A participation as it was written. */
export type Written = ToldRow & { draft: Draft };

/** Values shared by all rows of an import. */
export interface Shared {
  programme: Importing;
  target: Pick<ImportFacts, 'program' | 'periode'>;
  idImport: string;
  now: Date;
}

/**
 * Writes participations with their details and history, some statements for all of them.
 * @param partners those that earlier rows brought along, by name
 */
export async function writeRows(
  ctx: RuleContext,
  { programme, target, idImport, now }: Shared,
  rows: readonly JudgedParticipant[],
  partners: ReadonlyMap<string, string>,
): Promise<Written[]> {
  const audit = { action: 'impor', importId: idImport } as const;
  const proposed = programme.proposedPartner?.nama && splitSource(programme.proposedPartner.nama).name;
  const numberAt = await numbersFrom(ctx, target.program, target.periode);
  const at = now.toISOString();
  const made = rows.flatMap(({ ready, draft }, i) => {
    if (!ready) return [];
    const own = partners.get(partnerKey(ready.pendaftar.namaMitra ?? ''));
    const partner = own && !ready.pendaftar.idMitra ? { idMitra: own } : {};
    const id = uuidv7({ msecs: now.getTime() });
    const values = { ...ready.pendaftar, ...partner, nomorPendaftaran: numberAt(i), tanggalDaftar: at };
    const detail = { ...ready.detail, idPendaftarMbkm: id, ...(own && proposed ? { [proposed]: null } : {}) };
    return [{ id, values, detail, draft }];
  });
  const written = await insertSet(
    ctx,
    pendaftar,
    made.map(({ id, values }) => ({ id, values, changes: diff(pendaftar, undefined, values) })),
    audit,
  );
  if (programme.detail) {
    const resource = ctx.registry.get(programme.detail.resource);
    const unticked = untickedOf(resource);
    const details = made
      .filter(({ id }) => written.has(id))
      .map(({ detail }) => {
        const values = { ...unticked, ...detail };
        return { id: uuidv7({ msecs: now.getTime() }), values, changes: diff(resource, undefined, values) };
      });
    await insertSet(ctx, resource, details, audit);
  }
  const known = (name: 'idMahasiswa' | 'idMitra') => [...new Set(made.flatMap(({ values }) => values[name] ?? []))];
  await keepCopiesOf(ctx.tx, known('idMahasiswa'), known('idMitra'));
  return made
    .filter(({ id }) => written.has(id))
    .map(({ id, values, draft }) => ({ ...values, id, version: 1, tahapAktif: null, draft }));
}

/** Boxes that no file ticks: a column always says yes or no. */
const untickedOf = ({ fields }: Resource): RowData =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'boolean' ? [[name, field.default ?? false]] : [],
    ),
  );

/** The partners that rows bring along and that are not there yet, each once, by name. */
export async function makePartners(
  ctx: RuleContext,
  rows: readonly JudgedParticipant[],
  there: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const made = new Map(there);
  const brought = rows.flatMap(({ ready }) => ready?.mitraBaru ?? []);
  for (const data of brought) {
    const key = partnerKey(data.nama ?? '');
    if (made.has(key)) continue;
    const row = await createIn(ctx, mitra, { ...data });
    made.set(key, row.id);
  }
  return made;
}
