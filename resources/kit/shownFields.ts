import { deletionFields } from './deletion.ts';
import type { HistoryOptions, MonitorOptions, QueueOptions, QueueTab } from './patterns.ts';
import type { Resource } from './resourceShape.ts';
import { sheetTold } from './sheet.ts';
import { templateNames } from './template.ts';

/**
 * Fields that lists request (`kolom`, docs/api.md): those that they show and those that their buttons depend on,
 * instead of whole rows with computed values. Columns and requests come from one declaration, so that nothing shown is
 * missing.
 */

/** Fields that every row has beside its own. */
const base: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'version']);

/** Child rows come with a whole row only. */
const isListed = (r: Resource, name: string): boolean => {
  const kind = Object.hasOwn(r.fields, name) ? r.fields[name]?.kind : undefined;
  return base.has(name) || r.told.includes(name) || (kind !== undefined && kind !== 'rows');
};

const statusFields = (r: Resource) =>
  Object.entries(r.fields).flatMap(([name, field]) => (field.kind === 'status' ? [{ name, field }] : []));

/** Fields that name somebody; one of them in a row's words is enough. */
const person = ['namaMahasiswa', 'npm', 'idMahasiswa', 'idPendaftarMbkm'] as const;

/** Whose a row is, where its own words do not say it: rows of many students would be called the same. */
export function ownerField({ fields, representation }: Pick<Resource, 'fields' | 'representation'>) {
  const said = templateNames(representation);
  const known = person.some(name => said.includes(name));
  return !known && Object.hasOwn(fields, person[0]) ? person[0] : undefined;
}

/** Fields whose words name a row among others. */
export const namingFields = (r: Resource): string[] => {
  const owner = ownerField(r);
  return [...templateNames(r.representation), ...(owner ? [owner] : [])];
};

/** Fields that a list needs of its rows: those that it shows, what names a row, its states. */
export const rowFields = (r: Resource, shown: readonly string[]): string[] => {
  const states = statusFields(r).map(({ name }) => name);
  return [...new Set([...shown, ...namingFields(r), ...states])].filter(name => isListed(r, name));
};

/**
 * The same with what decides on the steps that are offered for a row, those that its reader may take (`aksi`), and
 * whether it may be deleted.
 */
export const steppedFields = (r: Resource, shown: readonly string[]): string[] => {
  const arrows = statusFields(r).flatMap(({ field }) =>
    Object.values(field.workflow.actions).flatMap(one => one.arrows),
  );
  const stepped = rowFields(r, [...shown, ...deletionFields(r), ...arrows.flatMap(({ when }) => Object.keys(when))]);
  return arrows.length ? [...stepped, 'aksi'] : stepped;
};

/** Fields that a sheet needs beside those of its list. */
export const sheetFields = ({ sheet }: Resource): string[] =>
  sheet
    ? [
        sheet.name,
        ...sheet.facts,
        ...sheet.beside,
        ...sheet.cells,
        ...sheetTold,
        'version',
        ...sheet.totals.flatMap(({ of }) => Object.values(of)),
      ]
    : [];

const cardFields = ({ title, subtitle, facts }: QueueOptions['card']): string[] => [title, subtitle, ...facts];

/** Fields that a tab of a queue needs. */
export const queueFields = (
  r: Resource,
  { columns, card, waiting, begun, detail, pictures }: QueueOptions,
  { bulk }: Pick<QueueTab, 'bulk'>,
): string[] =>
  (bulk ? steppedFields : rowFields)(r, [
    ...columns,
    ...cardFields(card),
    waiting.since,
    ...(pictures ? [pictures] : []),
    ...(begun ? [begun.field, ...Object.keys(begun.columns)] : []),
    ...(detail.warnings ? [detail.warnings.field] : []),
  ]);

/** Fields that the table of everybody's history needs. */
export const historyFields = (r: Resource, { columns, card }: HistoryOptions): string[] =>
  rowFields(r, [...columns, ...cardFields(card)]);

/** Fields that a monitor needs; a role that assigns supervisors also sees the present one. */
export const monitorFields = (r: Resource, { columns, beside, card, warnings, bulk }: MonitorOptions): string[] => [
  ...rowFields(r, [
    ...columns,
    ...cardFields(card),
    warnings.field,
    ...(bulk.some(({ aksi }) => aksi === 'dospem') ? ['idDosenPembimbing'] : []),
  ]),
  ...(beside ? [beside.part] : []),
];
