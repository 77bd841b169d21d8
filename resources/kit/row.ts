import type {
  BooleanField,
  CoordinateField,
  EnumField,
  EnumsField,
  Fields,
  FilesField,
  NumberField,
  RefsField,
  RowsField,
  StatusField,
  TextsField,
  WeekField,
} from './field.ts';
import type { Message } from './message.ts';

/** Value of a field as it travels in JSON; `null` when optional and empty. */
type ValueOf<F> = F extends NumberField | CoordinateField | WeekField
  ? number
  : F extends BooleanField
    ? boolean
    : F extends EnumField<infer V>
      ? V
      : F extends EnumsField<infer V>
        ? V[]
        : F extends RefsField | FilesField | TextsField
          ? string[]
          : F extends { kind: 'rows'; fields: infer C extends Fields }
            ? ChildRow<C>[]
            : F extends RowsField
              ? Record<string, unknown>[]
              : F extends StatusField<boolean, infer W>
                ? keyof W['states'] & string
                : F extends { kind: 'json' }
                  ? Record<string, unknown>
                  : string;

/** A row inside another one: it has an id, and the parent's history. */
type ChildRow<F extends Fields> = { id: string } & RowOfFields<F>;

export type RowOfFields<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends { required: true } ? ValueOf<F[K]> : ValueOf<F[K]> | null;
};

/** Columns that every row has (docs/domain/00 "Names"). */
type BaseRow = {
  id: string;
  createdAt: string;
  updatedAt: string;
  createdBy: string | null;
  updatedBy: string | null;
  /** Rises by one with every write; a write with an older one answers 409. */
  version: number;
};

/** Row type of a declared resource: `type Mahasiswa = Row<typeof mahasiswa>`. */
export type Row<R extends { readonly fields: Fields }> = BaseRow & RowOfFields<R['fields']>;

/**
 * Row of a resource as far as its type tells it: that of its declaration. Of a family of resources, such as logbooks, it
 * has the fields that all of them have; others are found by name, as in any resource that only the running program knows.
 */
export type RowOf<R extends { readonly fields: Fields }> = string extends keyof R['fields']
  ? Record<string, unknown> & BaseRow & RowOfFields<Named<R['fields']>>
  : Row<R>;

/** Some values of a row: what is created, or what changes. Child rows may leave out what may be empty. */
export type ChangeOf<R extends { readonly fields: Fields }> = string extends keyof R['fields']
  ? Record<string, unknown> & Partial<BaseRow> & Changes<Named<R['fields']>>
  : Partial<BaseRow> & Changes<R['fields']>;

type Changes<F extends Fields> = { -readonly [K in keyof F]?: ChangedValue<F[K]> | RowOfFields<F>[K] };

/** Fields that a type names one by one. */
type Named<F extends Fields> = { [K in keyof F as string extends K ? never : K]: F[K] };

/** Some values of a row by their names, not checked yet. */
export type InputOf<R extends { readonly fields: Fields }> = { readonly [K in keyof RowOf<R>]?: unknown };

type ChangedValue<F> = F extends { kind: 'rows'; fields: infer C extends Fields } ? Partial<ChildRow<C>>[] : never;

/** Messages by field; an empty object means that the row is right. */
export type FieldErrors = Record<string, Message>;
