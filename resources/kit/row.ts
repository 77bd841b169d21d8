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
            ? RowOfFields<C>[]
            : F extends RowsField
              ? Record<string, unknown>[]
              : F extends { kind: 'status'; workflow: { states: infer S } }
                ? keyof S & string
                : F extends StatusField
                  ? string
                  : F extends { kind: 'json' }
                    ? Record<string, unknown>
                    : string;

export type RowOfFields<F extends Fields> = {
  [K in keyof F]: F[K] extends { required: true } ? ValueOf<F[K]> : ValueOf<F[K]> | null;
};

/** Columns that every row has (docs/domain/00 "Names"). */
interface BaseRow {
  id: string;
  createdAt: string;
  updatedAt: string;
  createdBy: string | null;
  updatedBy: string | null;
  /** Rises by one with every write; a write with an older one answers 409. */
  version: number;
}

/** Row type of a declared resource: `type Mahasiswa = Row<typeof mahasiswa>`. */
export type Row<R extends { fields: Fields }> = BaseRow & RowOfFields<R['fields']>;

/** Messages by field; an empty object means that the row is right. */
export type FieldErrors = Record<string, string>;
