import { type Field, inSentence, labelFromName, type Resource } from '../../../resources/kit/index.ts';
import { statusMengisiKuota } from '../../../resources/mbkm/alurPendaftaran.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Ringkasan, Saring } from '../../../resources/monitoring/ringkasan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { column, labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { filterSql } from '../../platform/engine/computed.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { detailOf } from '../mbkm/detail.ts';

/** Most bars of a chart. */
const most = 12;

function wordsOf(field: Field, value: string): string {
  if (field.kind === 'status') return field.workflow.states[value]?.label ?? value;
  return field.kind === 'enum' ? (new Map(Object.entries(field.choices)).get(value) ?? value) : value;
}

/** A field by which participants are counted: of the participation, or of the programme's detail. */
interface Counted {
  name: string;
  field: Field;
  /** Alias of the row that has it. */
  from: 't' | 'd';
}

/** Of the programme that the figures are of; none where they are of several, or where its detail is not the caller's to read. */
function countedOf(
  { registry }: Engine,
  caller: Caller,
  filter: Saring,
): { detail: Resource; counted: Counted[] } | undefined {
  const kinds: readonly unknown[] = [filter.kodeJenisMbkm].flat();
  const [programme, ...others] = new Set(kinds.map(kind => registry.programmeOf(kind)));
  const detail = detailOf(registry, programme)?.resource;
  if (others.length || !programme || !detail || !mayDo(caller, detail, 'read')) return undefined;
  const fieldsOf = (r: Resource, names: readonly string[] | undefined, from: Counted['from']) =>
    (names ?? []).map(name => {
      const field = r.fields[name];
      if (!field) throw new Error(`${r.name} tanpa ${name}`);
      return { name, field, from };
    });
  return {
    detail,
    counted: [...fieldsOf(pendaftar, programme.countedBy, 't'), ...fieldsOf(detail, programme.places, 'd')],
  };
}

/**
 * By what the participants of one programme are counted, as its declaration says (`countedBy`, `places`): a chart for each
 * field, whoever takes part counted; nothing where figures are of several programmes.
 * @param filter of the list, in its dialect
 */
export async function placeCharts(engine: Engine, caller: Caller, filter: Saring): Promise<Ringkasan['bagan']> {
  const { registry, db } = engine;
  const found = countedOf(engine, caller, filter);
  if (!found) return [];
  const taking = { status: [...statusMengisiKuota] };
  return Promise.all(
    found.counted.map(async ({ name, field, from }) => {
      const values: unknown[] = [];
      const where = await filterSql(engine, caller, pendaftar, { ...filter, ...taking }, 't', values);
      const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
      const target = field.kind === 'ref' ? registry.get(field.to) : undefined;
      const at = `${from}.${column(name)}`;
      const groups = await db.reading.query<DbRow & { nilai: string; label: string; jumlah: number }>(
        `select ${at} as nilai, ${target ? labelSql(target, 'r', registry) : at} as label, count(*)::int as jumlah
         from ${tableName(pendaftar)} t join ${tableName(found.detail)} d on d.id_pendaftar_mbkm = t.id
         ${target ? `join ${tableName(target)} r on r.id = ${at}` : ''}
         where ${where} and ${scope} and ${at} is not null
         group by 1, 2 order by 3 desc, 2 limit ${most}`,
        values,
      );
      return {
        kode: name,
        judul: `Peserta menurut ${inSentence(field.label ?? labelFromName(name))}`,
        arah: 'mendatar' as const,
        batang: groups.map(({ nilai, label, jumlah }) => ({
          label: wordsOf(field, label),
          jumlah,
          saring: { ...taking, ...(from === 't' ? { [name]: nilai } : { tempat: `${name}:${nilai}` }) },
        })),
      };
    }),
  );
}
