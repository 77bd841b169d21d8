import {
  type LeastName,
  matchesFilter,
  type Programme,
  type Registry,
  type Resource,
  type Tie,
} from '../../../resources/kit/index.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Window } from '../master/periodWindow.ts';
import { tiedRows } from '../mbkm/ties.ts';

/**
 * Registration dates and requirements of a wave, or of a period's rules; they replace the period's calendar
 * (docs/domain/10 §6).
 */
export interface OwnRules extends Window {
  idPeriode: string;
  /** True if it takes registrations within its days. */
  open: boolean;
  /** First and last day of the activity, where it says them. */
  runs: Window | null;
  least: Readonly<Partial<Record<LeastName, number>>>;
}

type Ruling = Tie & Required<Pick<Tie, 'window' | 'least'>>;

/**
 * True if every registration belongs to a row of this tie. A partner's offer, which only some choose, does not set
 * rules for others.
 */
function rules({ ways }: Programme, tie: Tie): tie is Ruling {
  if (!tie.window || !tie.least) return false;
  const asked = Object.values(ways).every(({ steps }) =>
    steps.some(({ fields }) => fields.some(({ name, required }) => required && name === tie.field)),
  );
  return tie.of !== undefined || asked;
}

interface Source {
  resource: Resource;
  tie: Ruling;
}

/** Registration dates of the programmes behind a public page. */
export interface OwnOpenings {
  /** The latest first. */
  rules: readonly OwnRules[];
  /** Nobody registers without one of these rows (a wave), so that a period without any is not open. */
  demanded: boolean;
}

/** Resources with programmes' own rules; of all programmes, or of those with one of the kinds. */
function sourcesOf(registry: Registry, kinds?: readonly string[]): Source[] {
  return registry.programmes
    .filter(programme => !kinds || programme.kinds.some(kind => kinds.includes(kind)))
    .flatMap(programme =>
      programme.ties.flatMap(tie => {
        const { resource } = tiedRows(registry, programme, tie);
        return rules(programme, tie) && resource.fields.idPeriode ? [{ resource, tie }] : [];
      }),
    );
}

/** Resources whose rows public pages quote. */
export const ruleResources = (registry: Registry): string[] => sourcesOf(registry).map(({ resource }) => resource.name);

/** More than a university opens in the periods that still take registrations. */
const mostRows = 200;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

async function rowsOf(on: Queryable, { resource, tie }: Source): Promise<OwnRules[]> {
  const { window, least, gives } = tie;
  const { tanggalMulai: begins, tanggalSelesai: ends } = gives;
  const days = [window.from, window.to, begins, ends].filter(name => name !== undefined);
  const names = new Set([...Object.keys(window.open), ...Object.values(least)]);
  const columns = [
    ...[...new Set(days)].map(name => `t.${column(name)}::text as "${name}"`),
    ...[...names].map(name => `t.${column(name)} as "${name}"`),
  ];
  const found = await on.query<DbRow & { idPeriode: string }>(
    `select t.id_periode, ${columns.join(', ')} from ${tableName(resource)} t
     order by t.${column(window.from)} desc, t.id limit ${mostRows}`,
    [],
    { prepare: true },
  );
  return found.map(row => ({
    idPeriode: row.idPeriode,
    mulai: text(row[window.from]),
    selesai: text(row[window.to]),
    open: matchesFilter(row, window.open),
    runs: begins && ends && row[begins] && row[ends] ? { mulai: text(row[begins]), selesai: text(row[ends]) } : null,
    least: Object.fromEntries(
      Object.entries(least).flatMap(([kode, name]) => (typeof row[name] === 'number' ? [[kode, row[name]]] : [])),
    ),
  }));
}

/** The own rules of the programmes of these kinds. @param kinds codes of `master/jenis-mbkm` */
export async function ownRules(on: Queryable, registry: Registry, kinds: readonly string[]): Promise<OwnOpenings> {
  const sources = sourcesOf(registry, kinds);
  const rows = await Promise.all(sources.map(source => rowsOf(on, source)));
  return { rules: rows.flat(), demanded: sources.some(({ tie }) => tie.of === undefined) };
}
