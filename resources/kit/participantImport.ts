import type { Field } from './field.ts';

/** A column of a spreadsheet that no resource declares as a whole: how its cells are read, as a field. */
export interface SheetColumn {
  /** Its kind, limits, other headings (`aliases`) and what the instructions of the template say (`help`). */
  field: Field;
  /** Value in the example row of the template. */
  example: string;
}

/** Columns that the spreadsheet of every programme has, unless it asks for fewer; in the order of the template. */
export const participantColumns = [
  'npm',
  'jalur',
  'kode_mitra',
  'nama_mitra',
  'tanggal_mulai',
  'tanggal_selesai',
  'nidn_dosen',
  'nama_pembimbing_lapangan',
  'email_pembimbing_lapangan',
  'kode_paket',
  // The last six complete a partner that is not registered yet.
  'jenis_mitra',
  'bidang_usaha_mitra',
  'alamat_mitra',
  'kabupaten_mitra',
  'telepon_mitra',
  'email_mitra',
] as const;

export type CommonColumn = (typeof participantColumns)[number];

/**
 * A column of the programme's own in the spreadsheet of participants: kept in a field of the participation or of the
 * detail (`source`), which says how its cells are read; or read by a `field` of its own, for the rules to judge.
 */
type ParticipantColumn = ColumnWords & ({ source: string; field?: never } | { field: Field; source?: never });

interface ColumnWords {
  required?: boolean;
  /** Other headings that people write. */
  also?: readonly string[];
  /** Text in the instructions of the template, and the example. */
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
  /** Title of the template and its files: "Mahasiswa magang". */
  title: string;
  /** Ways in that a row may name. */
  ways: readonly string[];
  /** True if a row names a partner; default: yes. */
  partner?: boolean;
  /** Columns that its rows have of those that all have; default: all. Way and days that are not asked for the rules give. */
  asks?: readonly CommonColumn[];
  /** Own column whose equal values stand or fall together: the rows of a group. An empty cell stands alone. */
  together?: string;
  /** Its own columns by their heading in the template. */
  columns: Readonly<Record<string, ParticipantColumn>>;
}
