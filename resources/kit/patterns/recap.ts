/** A column of a recap: a value of its rows. */
export type RecapColumn = {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'money' | 'date';
  /** The value that it is a part of: '1 dari 3'; in the workbook a column of its own. */
  of?: { name: string; label: string };
};

/**
 * RECAP: tables that a call computes for one row of something, such as a wave. GET `{endpoint}?{by.field}=` answers the
 * rows of each table under its key, GET `{endpoint}/export` the same as a workbook.
 */
export type RecapOptions = {
  endpoint: string;
  /** `first`: in which state a row is shown unless another one is asked for, the likeliest first; the newest without it. */
  by: { field: string; resource: string; label: string; first?: readonly string[] };
  tables: readonly {
    key: string;
    title: string;
    columns: readonly RecapColumn[];
    empty: string;
    /** Rows whose value lies below a number, or below another value of theirs, are marked with a word, which may name values. */
    few?: { name: string; below: number | string; word: string };
  }[];
};
