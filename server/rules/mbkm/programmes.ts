import { type FieldErrors, messages, type Programme, type Registry } from '../../../resources/kit/index.ts';
import { isKodeJenisMbkm, kodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RowData } from '../../database/db.ts';
import { invalid } from '../../errors.ts';
import type { RuleContext } from '../../rest/rules.ts';

/**
 * What a programme does that its declaration cannot say; `server/rules/<area>` gives them under the programme's name
 * (`server/rules/areas.ts`).
 */
export interface ProgrammeRules {
  /** More that a registration lacks when it is submitted, by source. */
  submissionErrors?(ctx: RuleContext, values: RowData): Promise<FieldErrors>;
  /** After the last approval, in its transaction. */
  afterApproval?(ctx: RuleContext, row: RowData): Promise<void>;
}

/** Rules by the name of the programme. */
export type RulesByProgramme = Readonly<Record<string, ProgrammeRules>>;

export const rulesOfProgramme = (rules: RulesByProgramme, programme: Programme | undefined): ProgrammeRules =>
  (programme && Object.hasOwn(rules, programme.name) ? rules[programme.name] : undefined) ?? {};

const wrongProgram = () => messages.reference(pendaftar.fields.idProgram.label ?? 'Program');

/**
 * The programme of a kind of MBKM.
 * @throws HttpError 422 for a kind that the portal does not run yet
 */
export function mustHaveProgramme(registry: Registry, kind: unknown): Programme {
  const found = registry.programmeOf(kind);
  if (found) return found;
  const name = isKodeJenisMbkm(kind) ? kodeJenisMbkm[kind] : 'ini';
  const message = `Program ${name} belum dijalankan di portal.`;
  throw invalid({ idProgram: message }, message);
}

/** @throws HttpError 422 when a row of `master/program` belongs to another programme than the one that is called */
export function mustBeOf(programme: Programme, kind: unknown): void {
  if (!programme.kinds.some(own => own === kind)) throw invalid({ idProgram: wrongProgram() }, wrongProgram());
}
