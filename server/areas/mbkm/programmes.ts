import {
  type FieldErrors,
  type InputOf,
  messages,
  type Programme,
  type Registry,
  term,
} from '../../../resources/kit/index.ts';
import { isKodeJenisMbkm, kodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Draft } from '../../platform/engine/import/draft.ts';
import type { Said } from '../../platform/engine/import/types.ts';
import type { Passed } from '../../platform/engine/ruleParameter.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';
import type { Beside } from './detail.ts';
import type { Requirement } from './eligibility.ts';

/** Programme and period that a file of participants is taken into. */
export type ImportTarget = Record<'idProgram' | 'idPeriode', string>;

/** Findings of a programme's rules for a row of the file, by column. */
export interface MoreFindings {
  /** Wrong: the row cannot be taken. */
  pesan?: FieldErrors;
  /** Doubtful: it can, after a second look. */
  peringatan?: readonly Said[];
  /** Values by source, beside those of the columns. */
  nilai?: Beside;
}

/** A row of the file with the participation that it became. */
export interface ImportedRow {
  draft: Draft;
  idPendaftarMbkm: string;
  idMahasiswa: string;
}

/** Participations that an import made into one thing. */
export interface ImportedUnit {
  /** Of the participations. */
  ids: readonly string[];
  /** Ids of the rows made for them: what was changed in one since holds all of them. */
  rows: readonly string[];
  /** Takes those rows away, before the participations go. */
  remove(ctx: RuleContext): Promise<void>;
}

/**
 * Rules of a programme that its declaration cannot express; given by `server/areas/<area>` under the programme's name
 * (`ServerArea.programmes`).
 */
export interface ProgrammeRules {
  /**
   * Findings of this programme for the rows of its participants' spreadsheet, and values taken from them, in the order
   * of the rows. Called for the preview and again when it is saved.
   */
  importedRows?(on: Queryable, target: ImportTarget, rows: readonly Draft[]): Promise<readonly MoreFindings[]>;
  /** After imported rows have become participations, in the same transaction: what else they stand for. */
  imported?(ctx: RuleContext, target: ImportTarget, rows: readonly ImportedRow[]): Promise<void>;
  /**
   * Units that `imported` made of participations, e.g. groups, which are undone as a whole; a participation in none is
   * undone alone.
   */
  importedUnits?(on: Queryable, ids: readonly string[]): Promise<readonly ImportedUnit[]>;
  /** Further requirements in the checklist of eligibility, for the choices made so far. */
  requirements?(on: Queryable, chosen: InputOf<typeof pendaftar> & Beside): Promise<readonly Requirement[]>;
  /** More that a registration lacks when it is submitted, by source. */
  submissionErrors?(ctx: RuleContext, values: Pendaftar & Beside): Promise<FieldErrors>;
  /** Input of a decision for the programme's own rules, beside what the step takes. @throws HttpError 422 */
  saidWithDecision?(body: Readonly<Record<string, unknown>>): readonly Passed[];
  /** After the last approval, in its transaction. */
  afterApproval?(ctx: RuleContext, row: Pendaftar): Promise<void>;
}

/** Rules by the name of the programme. */
export type RulesByProgramme = Readonly<Record<string, ProgrammeRules>>;

export const rulesOfProgramme = (rules: RulesByProgramme, programme: Programme | undefined): ProgrammeRules =>
  (programme && Object.hasOwn(rules, programme.name) ? rules[programme.name] : undefined) ?? {};

const wrongProgram = () => messages.reference({ label: term(pendaftar.fields.idProgram.label ?? 'Program') });

/**
 * The programme of a kind of MBKM.
 * @throws HttpError 422 for a kind that the portal does not run yet
 */
export function mustHaveProgramme(registry: Registry, kind: unknown): Programme {
  const found = registry.programmeOf(kind);
  if (found) return found;
  const name = isKodeJenisMbkm(kind) ? kodeJenisMbkm[kind] : 'ini';
  const message = mbkmRefusals.notRun({ nama: term(name) });
  throw invalid({ idProgram: message }, message);
}

/** @throws HttpError 422 when a row of `master/program` belongs to another programme than the one that is called */
export function mustBeOf(programme: Programme, kind: unknown): void {
  if (!programme.kinds.some(own => own === kind)) throw invalid({ idProgram: wrongProgram() }, wrongProgram());
}

/** The kind of a programme, as its code in master/jenis-mbkm. */
export const kindOfProgramme = (on: Queryable, id: unknown): Promise<{ kode: string } | undefined> =>
  on.one('select j.kode from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where p.id = $1', [
    id,
  ]);

/** Names of the programme and the period that a participation refers to. */
export type ReferredNames = Readonly<Record<'program' | 'periode', string>>;

/** Reads these names; empty where the rows are gone. */
export const namesOf = async (
  on: Queryable,
  row: { readonly idProgram?: unknown; readonly idPeriode?: unknown },
): Promise<ReferredNames> =>
  (await on.one<ReferredNames & DbRow>(
    'select p.nama as program, d.nama as periode from master_program p, master_periode d where p.id = $1 and d.id = $2',
    [row.idProgram, row.idPeriode],
    { prepare: true },
  )) ?? { program: '', periode: '' };
