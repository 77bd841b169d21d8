import { noteOf, type Registry, type Resource } from '../../../../resources/kit/index.ts';
import { suratRefusals } from '../../../../resources/surat/refusals.ts';
import { tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { DbRow, RowData } from '../../../platform/database/db.ts';
import type { ResourceRules, RuleContext, RulesByResource } from '../../../platform/engine/rules.ts';

const { tandaTangan: says } = suratRefusals;

/** A signature of a row's file that is waited for, or there. */
export interface Standing extends DbRow {
  id: string;
  status: string;
  idBerkas: string;
  idBerkasJadi: string | null;
  detak: string | null;
}

/** Signatures of a row's file that are waited for, or there, the newest first. */
export const standingOf = (
  { tx }: Pick<RuleContext, 'tx'>,
  r: Pick<Resource, 'name'>,
  idBaris: string,
): Promise<Standing[]> =>
  tx.query<Standing>(
    `select id, status, id_berkas, id_berkas_jadi, detak from surat_tanda_tangan
     where resource = $1 and id_baris = $2 and status <> 'gugur' order by diminta_pada desc, id desc limit 20`,
    [r.name, idBaris],
  );

/** The rules of all resources; whose file is signed, there a replaced file or a deleted row ends its signature. */
export function endingSignatures(rules: RulesByResource, { resources }: Registry): RulesByResource {
  const signable = resources.flatMap((r): [string, ResourceRules][] => {
    const field = r.signable?.file;
    if (field === undefined) return [];
    const own = rules[r.name] ?? {};
    const afterWrite: ResourceRules['afterWrite'] = async (ctx, row, before) => {
      await own.afterWrite?.(ctx, row, before);
      if (before && row?.[field] !== before[field]) await endStale(ctx, r, String(before.id), row, field);
    };
    return [[r.name, { ...own, afterWrite }]];
  });
  return { ...rules, ...Object.fromEntries(signable) };
}

async function endStale(ctx: RuleContext, r: Resource, id: string, row: RowData | undefined, field: string) {
  for (const { id: task, idBerkas, idBerkasJadi } of await standingOf(ctx, r, id))
    if (!row || row[field] !== (idBerkasJadi ?? idBerkas))
      await ctx.step(tandaTangan, task, 'gugurkan', noteOf(row ? says.replaced : says.rowGone));
}

interface Place {
  readonly resource?: string | null;
  readonly idBaris?: string | null;
  readonly idBerkas?: string | null;
}

/** Locks the row whose file a task is about; letters have none. */
export async function lockSigned({ tx, registry }: RuleContext, id: string): Promise<void> {
  const place = await tx.one<Place & DbRow>('select resource, id_baris from surat_tanda_tangan where id = $1', [id]);
  const r = place?.resource ? registry.find(place.resource) : undefined;
  if (r && place?.idBaris) await tx.query(`select 1 from ${tableName(r)} where id = $1 for update`, [place.idBaris]);
}

/** After a signature was taken back the row has the uploaded file again. */
export async function showUploaded(ctx: RuleContext, { resource, idBaris, idBerkas }: Place): Promise<void> {
  const r = resource ? ctx.registry.find(resource) : undefined;
  if (!r?.signable || !idBaris || !idBerkas) return;
  await ctx.carry(r, [{ id: idBaris, values: { [r.signable.file]: idBerkas } }], noteOf(says.signatureTaken));
}
