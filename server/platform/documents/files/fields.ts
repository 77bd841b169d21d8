import { namedIn } from '../../../../resources/kit/form/namedIn.ts';
import {
  extraId,
  extrasField,
  type Field,
  type FieldOf,
  isRecord,
  type Resource,
} from '../../../../resources/kit/index.ts';
import type { RowData } from '../../database/db.ts';

/** A file field of a resource; those of child rows are named `dokumen.berkas`, extra ones `tambahan.id`. */
export interface FileFieldAt {
  path: string;
  /** Field of the resource itself: the one that rights are given on. */
  top: string;
  field: FieldOf<'file'> | FieldOf<'files'>;
}

const isFile = (field: Field): field is FieldOf<'file'> | FieldOf<'files'> =>
  field.kind === 'file' || field.kind === 'files';

/** File fields of a resource, child rows included, and of extra fields those that it was given (`withExtras`). */
export function fileFieldsOf({ fields }: Pick<Resource, 'fields'>): readonly FileFieldAt[] {
  const found = known.get(fields) ?? filesIn(fields);
  known.set(fields, found);
  return found;
}

/** Asked for several times by each write. */
const known = new WeakMap<Resource['fields'], FileFieldAt[]>();

function filesIn(fields: Resource['fields']): FileFieldAt[] {
  return Object.entries(fields).flatMap(([name, field]): FileFieldAt[] => {
    if (isFile(field)) return [{ path: name, top: name, field }];
    if (field.kind === 'json') {
      const { files, within, label = name } = field;
      if (!files || within === undefined) return [];
      return [{ path: name, top: within, field: { ...files, kind: 'files', required: false, label } }];
    }
    if (field.kind !== 'rows') return [];
    return Object.entries(field.fields).flatMap(([child, inner]) =>
      isFile(inner) ? [{ path: `${name}.${child}`, top: name, field: inner }] : [],
    );
  });
}

/** Whether files may hang on rows of it, in extra fields too. */
export const mayHaveFiles = (r: Resource): boolean => fileFieldsOf(r).length > 0 || extrasField(r) !== undefined;

/** One place of a row where a file hangs. */
export interface FileSlot {
  /** Key of an error message: `dokumen.0.berkas`. */
  at: string;
  /** Name of the field: `dokumen.berkas`. */
  path: string;
  label: string;
  /** Child row, null for fields of the row itself. */
  idAnak: string | null;
  id: string;
}

/** The files that a row names, in its own fields and in its child rows. */
export function slotsOf(r: Resource, row: RowData | undefined): FileSlot[] {
  if (!row) return [];
  return fileFieldsOf(r).flatMap(({ path, top, field }): FileSlot[] => {
    const label = field.label ?? path;
    const value = row[top];
    if (r.fields[path]?.within) {
      const answer = isRecord(value) ? value[extraId(path)] : undefined;
      return namedIn(answer).map(({ id }) => ({ at: path, path, label, idAnak: null, id }));
    }
    if (path === top) return idsAt(top, value).map(slot => ({ ...slot, path, label, idAnak: null }));
    const child = path.slice(top.length + 1);
    return childRows(value).flatMap((inner, i): FileSlot[] => {
      const idAnak = typeof inner.id === 'string' ? inner.id : null;
      return idsAt(`${top}.${i}.${child}`, inner[child]).map(slot => ({ ...slot, path, label, idAnak }));
    });
  });
}

/** One file, or each of several with its position. */
const idsAt = (at: string, value: unknown): { at: string; id: string }[] =>
  typeof value === 'string'
    ? [{ at, id: value }]
    : Array.isArray(value)
      ? value.flatMap((id, i) => (typeof id === 'string' ? [{ at: `${at}.${i}`, id }] : []))
      : [];

const childRows = (value: unknown): RowData[] => (Array.isArray(value) ? value.filter(isRecord) : []);
