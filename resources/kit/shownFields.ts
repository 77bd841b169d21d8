import type { HistoryOptions, MonitorOptions, QueueOptions, QueueTab } from './patterns.ts';
import type { Resource } from './resourceShape.ts';
import { sheetTold } from './sheet.ts';
import { templateNames } from './template.ts';

/**
 * What lists ask of their rows (`kolom`, docs/api.md): what they show and what their buttons go by, instead of whole rows
 * with what the server works out for each. Drawn and asked for from one declaration, so that nothing shown is missing.
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

/** Fields that a list needs of its rows: those that it shows, what names a row, its states. */
export const rowFields = (r: Resource, shown: readonly string[]): string[] => {
  const states = statusFields(r).map(({ name }) => name);
  return [...new Set([...shown, ...templateNames(r.representation), ...states])].filter(name => isListed(r, name));
};

/** The same with what decides on the steps that are offered for a row, and those that its reader may take (`aksi`). */
export const steppedFields = (r: Resource, shown: readonly string[]): string[] => {
  const arrows = statusFields(r).flatMap(({ field }) =>
    Object.values(field.workflow.actions).flatMap(one => one.arrows),
  );
  const stepped = rowFields(r, [...shown, ...arrows.flatMap(({ when }) => Object.keys(when))]);
  return arrows.length ? [...stepped, 'aksi'] : stepped;
};

/** What a sheet needs of its rows beside what its list shows. */
export const sheetFields = ({ sheet }: Resource): string[] =>
  sheet
    ? [
        ...[sheet.name, ...sheet.facts, ...sheet.beside, ...sheet.cells, ...sheetTold, 'version'],
        ...sheet.totals.flatMap(({ of }) => Object.values(of)),
      ]
    : [];

const cardFields = ({ title, subtitle, facts }: QueueOptions['card']): string[] => [title, subtitle, ...facts];

/** What a tab of a queue needs of its rows. */
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

/** What the table of everybody's history needs of its rows. */
export const historyFields = (r: Resource, { columns, card }: HistoryOptions): string[] =>
  rowFields(r, [...columns, ...cardFields(card)]);

/** What a monitor needs of its rows; whoever assigns supervisors is told where there is one already. */
export const monitorFields = (r: Resource, { columns, beside, card, warnings, bulk }: MonitorOptions): string[] => [
  ...rowFields(r, [
    ...columns,
    ...cardFields(card),
    warnings.field,
    ...(bulk.some(({ aksi }) => aksi === 'dospem') ? ['idDosenPembimbing'] : []),
  ]),
  ...(beside ? [beside.part] : []),
];
