/** A column of a recap: a value of its rows. */
export type RecapColumn = {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'money' | 'date';
  /** The value that it is a part of: '1 dari 3'; in the workbook a column of its own. */
  of?: { name: string; label: string };
};

/** A table's columns, with those that the answer names. */
export const columnsIn = (
  { columns, more }: Pick<RecapOptions['tables'][number], 'columns' | 'more'>,
  found: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>,
): RecapColumn[] => [
  ...columns,
  ...((more && found[more]) || []).map(({ name, label }) => ({
    name: String(name),
    label: String(label),
    kind: 'text' as const,
  })),
];

/**
 * RECAP: tables that a call computes for one row of a resource. GET `{endpoint}?{by.field}=` answers the rows of each
 * table under its key, GET `{endpoint}/export` the same as a workbook.
 */
export type RecapOptions = {
  endpoint: string;
  /** `first`: in which state a row is shown unless another one is asked for, the likeliest first; the newest without it. */
  by: {
    field: string;
    resource: string;
    label: string;
    first?: readonly string[];
    /** First and last day of a row: the one in which today lies goes before every other. */
    days?: readonly [from: string, to: string];
  };
  tables: readonly {
    key: string;
    title: string;
    columns: readonly RecapColumn[];
    /** Key of the answer that lists further columns of text, as rows of `name` and `label`. */
    more?: string;
    empty: string;
    /** Rows whose value lies below a number, or below another value of theirs, are marked with a word, which may name values. */
    few?: { name: string; below: number | string; word: string };
  }[];
};
