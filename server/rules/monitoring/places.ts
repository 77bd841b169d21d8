import { type Field, labelFromName } from '../../../resources/kit/index.ts';
import { statusMengisiKuota } from '../../../resources/mbkm/alurPendaftaran.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Ringkasan, Saring } from '../../../resources/monitoring/ringkasan.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo } from '../../access/permission.ts';
import { column, labelSql, tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import { filterSql } from '../../rest/computed.ts';
import type { Engine } from '../../rest/context.ts';
import { detailOf } from '../mbkm/detail.ts';

/** Most bars of a chart. */
const most = 12;

const wordsOf = (field: Field, value: string): string =>
  field.kind === 'status' ? (field.workflow.states[value]?.label ?? value) : value;

/**
 * Where the participants of one programme are, as its declaration says (`places`): a chart for each field, whoever takes
 * part counted; nothing where figures are of several programmes.
 * @param filter of the list, in its dialect
 */
export async function placeCharts(engine: Engine, caller: Caller, filter: Saring): Promise<Ringkasan['bagan']> {
  const { registry, db } = engine;
  const kinds: readonly unknown[] = [filter.kodeJenisMbkm].flat();
  const [programme, ...others] = new Set(kinds.map(kind => registry.programmeOf(kind)));
  const detail = detailOf(registry, programme);
  if (others.length || !detail || !programme?.places || !mayDo(caller, detail.resource, 'read')) return [];
  return Promise.all(
    programme.places.map(async name => {
      const field = detail.resource.fields[name];
      if (!field) throw new Error(`${detail.resource.name} tanpa ${name}`);
      const values: unknown[] = [];
      const where = await filterSql(
        engine,
        caller,
        pendaftar,
        { ...filter, status: [...statusMengisiKuota] },
        't',
        values,
      );
      const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
      const target = field.kind === 'ref' ? registry.get(field.to) : undefined;
      const label = target ? labelSql(target, 'r', registry) : `d.${column(name)}`;
      const join = target ? `join ${tableName(target)} r on r.id = d.${column(name)}` : '';
      const found = await db.query<DbRow & { nilai: string; label: string; jumlah: number }>(
        `select d.${column(name)} as nilai, ${label} as label, count(*)::int as jumlah from ${tableName(pendaftar)} t
         join ${tableName(detail.resource)} d on d.id_pendaftar_mbkm = t.id ${join}
         where ${where} and ${scope} and d.${column(name)} is not null
         group by 1, 2 order by 3 desc, 2 limit ${most}`,
        values,
      );
      return {
        kode: name,
        judul: `Peserta menurut ${field.label ?? labelFromName(name)}`,
        arah: 'mendatar' as const,
        batang: found.map(({ nilai, label: said, jumlah }) => ({
          label: wordsOf(field, said),
          jumlah,
          saring: { status: [...statusMengisiKuota], tempat: `${name}:${nilai}` },
        })),
      };
    }),
  );
}
