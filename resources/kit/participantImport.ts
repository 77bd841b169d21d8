import type { Field } from './field.ts';

/** A column of a spreadsheet that no resource declares as a whole: how its cells are read, as a field. */
export interface SheetColumn {
  /** Its kind, limits, other headings (`aliases`) and what the instructions of the template say (`help`). */
  field: Field;
  /** What stands in the example row of the template. */
  example: string;
}

/**
 * A column of the programme's own in the spreadsheet of participants: kept in a field of the participation or of the
 * detail (`source`), which says how its cells are read; or read by a `field` of its own, for the rules to judge.
 */
export type ParticipantColumn = ColumnWords & ({ source: string; field?: never } | { field: Field; source?: never });

interface ColumnWords {
  required?: boolean;
  /** Other headings that people write. */
  also?: readonly string[];
  /** What the instructions of the template say, and its example. */
  help: string;
  example: string;
  /** The common column that it stands before; default: at the end. */
  before?: string;
}

/**
 * Participants who were placed outside the portal, taken over from a spreadsheet as approved ones (docs/domain/20 §2
 * POST M/import). Student, way in, partner, dates, supervisor and package are asked for every programme; what else it
 * asks of a row are its rules (`ProgrammeRules.importedRows`).
 */
export interface ParticipantImport {
  /** What the template and its files are called: "Mahasiswa magang". */
  title: string;
  /** Ways in that a row may name. */
  ways: readonly string[];
  /** Whether a row names a partner; default: yes. */
  partner?: boolean;
  /** Its own columns by their heading in the template. */
  columns: Readonly<Record<string, ParticipantColumn>>;
}
