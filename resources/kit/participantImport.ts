/** A column of the programme's own in the spreadsheet of participants. */
export interface ParticipantColumn {
  /** Heading in the template. */
  name: string;
  /** Where it is kept, as text: a field of the participation or of the detail. */
  source: string;
  required?: boolean;
  /** Most characters. */
  most: number;
  /** Other headings that people write, without spaces and underscores. */
  also?: readonly string[];
  /** What the instructions of the template say, and its example. */
  help: string;
  example: string;
  /** The common column that it stands before; default: at the end. */
  before?: string;
}

/**
 * Participants who were placed outside the portal, taken over from a spreadsheet as approved ones (docs/domain/20 §2
 * POST M/import). Student, way in, partner, dates, supervisor and package are asked for every programme.
 */
export interface ParticipantImport {
  /** What the template and its files are called: "Mahasiswa magang". */
  title: string;
  /** Ways in that a row may name. */
  ways: readonly string[];
  columns: readonly ParticipantColumn[];
}
