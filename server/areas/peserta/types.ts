import type { ChangeOf, ParticipantImport, Programme } from '../../../resources/kit/index.ts';
import type { mitra } from '../../../resources/master/mitra.ts';
import type { RowData } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { Draft } from '../../platform/engine/import/draft.ts';
import type { JudgedRow } from '../../platform/engine/import/types.ts';
import type { ToldRow } from '../mbkm/notices.ts';
import type { ProgrammeRules } from '../mbkm/programmes.ts';

/** A programme that takes participants from a spreadsheet. */
export type Importing = Programme & { participants: ParticipantImport };

/** An import of one programme, with the rules of that programme. */
export interface ImportOf {
  engine: Engine;
  programme: Importing;
  rules: ProgrammeRules;
}

/** Writes of a valid row. */
export interface ReadyRow {
  pendaftar: Omit<ToldRow, 'id' | 'version' | 'nomorPendaftaran' | 'tahapAktif'> & RowData;
  /** The programme's detail. */
  detail: RowData;
  /** A partner that is not registered and that the row describes completely. */
  mitraBaru: ChangeOf<typeof mitra> | null;
}

/** A row as the import engine keeps it, with what it would write. */
export interface JudgedParticipant {
  draft: Draft;
  row: JudgedRow;
  ready: ReadyRow | null;
}
