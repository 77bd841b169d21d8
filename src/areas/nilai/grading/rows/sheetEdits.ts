import type { RaRecord } from 'react-admin';
import { z } from 'zod';
import type { Resource } from '../../../../../resources/kit/index.ts';
import { errorsInWords, inWords } from '../../../../platform/providers/reading.ts';
import { fieldOf } from '../../../../platform/ui/registry.ts';
import { wordsOf } from '../../../../platform/ui/words.ts';
import { asTyped, cellText, cellValue, readCell } from './cellText.ts';

const textsShape = z.record(z.string(), z.string()).readonly();

const rowShape = z.object({
  /** Version that was seen when the first cell was typed. */
  version: z.number(),
  /** Name of the row, for messages while it is not visible. */
  label: z.string(),
  /** Texts of the cells before editing. */
  seen: textsShape,
  texts: textsShape,
});

/** Edited texts of a row, with those they replaced. */
export type RowEdit = z.infer<typeof rowShape>;

export const editsShape = z.record(z.string(), rowShape).readonly();

/** Edited cells by row; they stay when stored values are loaded again. */
export type Edits = z.infer<typeof editsShape>;

/** Errors of a row by field, and `''` for the row itself. */
export type Problems = Readonly<Record<string, string>>;

const storedText = (resource: Resource, row: RaRecord, name: string): string =>
  cellText(fieldOf(resource, name), row[name]);

export const textOf = (resource: Resource, row: RaRecord, edit: RowEdit | undefined, name: string): string =>
  edit?.texts[name] ?? storedText(resource, row, name);

/** Adds typed cells to earlier edits of a row; cells equal to the stored value do not count as edited. */
export function typedInto(
  resource: Resource,
  row: RaRecord,
  edit: RowEdit | undefined,
  texts: Readonly<Record<string, string>>,
): RowEdit | undefined {
  const all = { ...edit?.texts };
  const seen = { ...edit?.seen };
  for (const [name, text] of Object.entries(texts)) {
    const stored = storedText(resource, row, name);
    seen[name] ??= stored;
    const typed = asTyped(fieldOf(resource, name), text);
    if (typed === stored) delete all[name];
    else all[name] = typed;
  }
  if (!Object.keys(all).length) return undefined;
  const label = String(row[resource.sheet?.name ?? 'id'] ?? '');
  return { version: edit?.version ?? Number(row.version), label, seen, texts: all };
}

/** Values of a row as they would be with what is typed; a cell that says none is empty. */
export function valuesOf(resource: Resource, row: RaRecord, edit: RowEdit | undefined): Record<string, unknown> {
  const typed = Object.entries(edit?.texts ?? {}).map(([name, text]) => [
    name,
    cellValue(fieldOf(resource, name), text),
  ]);
  return { ...row, ...Object.fromEntries(typed) };
}

/** Errors of an edited row by its declaration: of single cells and across cells. */
export function problemsOf(resource: Resource, row: RaRecord, edit: RowEdit | undefined): Problems {
  if (!edit) return {};
  const found: Record<string, string> = {};
  for (const [name, text] of Object.entries(edit.texts)) {
    const read = readCell(fieldOf(resource, name), text);
    if ('problem' in read) found[name] = read.problem;
  }
  return { ...errorsInWords(resource.check(valuesOf(resource, row, edit))), ...found };
}

/** A row as the call takes it. */
export const itemOf = (resource: Resource, id: string, { version, texts }: RowEdit) => ({
  id,
  version,
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cellValue(fieldOf(resource, name), text)])),
});

/** Value that somebody else has stored in a cell since it was edited here; null if nobody did. */
export function changedMeanwhile(resource: Resource, row: RaRecord, edit: RowEdit | undefined, name: string) {
  if (edit?.texts[name] === undefined) return null;
  const stored = storedText(resource, row, name);
  if (stored === edit.seen[name]) return null;
  const field = fieldOf(resource, name);
  if (!stored) return inWords('kosong');
  return field.kind === 'enum' ? wordsOf(field, stored) : stored;
}

/** Refusals of the server, `items.3.nilai` and `items.3`, by row. */
export function refusedRows(
  ids: readonly string[],
  errors: Readonly<Record<string, string>>,
): Record<string, Problems> {
  const found: Record<string, Record<string, string>> = {};
  for (const [place, text] of Object.entries(errors)) {
    const [list, at, name = ''] = place.split('.');
    const id = list === 'items' ? ids[Number(at)] : undefined;
    if (id) found[id] = { ...found[id], [name]: text };
  }
  return found;
}
