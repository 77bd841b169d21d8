import {
  type Action,
  askedFields,
  errorsByField,
  type FieldErrors,
  isOfRow,
  messages,
  type Registry,
  type Resource,
  type Takes,
  takenFields,
  takenSchema,
  unaskedErrors,
} from '../../../resources/kit/index.ts';
import type { RowData } from '../database/db.ts';
import { invalid } from '../errors.ts';
import { notedAs, noteError } from './bodyWords.ts';
import { checkReferences } from './check.ts';
import type { RuleContext } from './rules.ts';

/** Inputs of a step beside its note: values for the row, and values that only its rules read. */
export interface StepInput {
  readonly ofRow: RowData;
  readonly own: RowData;
}

/** Nothing, as of a step that follows from another row's. */
export const noInput: StepInput = { ofRow: {}, own: {} };

/**
 * Inputs of a step, checked against its declaration (`Action.takes`).
 * @param row stored, locked
 * @param body of the call; inputs that the step does not declare are dropped
 * @returns errors by field instead of values where something is wrong
 * @throws HttpError 422 for a reference that the caller cannot choose
 */
export async function inputOf(
  ctx: RuleContext,
  r: Resource,
  { takes }: Action,
  row: RowData,
  body: RowData,
): Promise<StepInput | { readonly errors: FieldErrors }> {
  if (!takes) return noInput;
  const asked = askedFields(takes, r.fields, row);
  const all = takenFields(takes, r.fields);
  // Values that the row already has need not be given again.
  const stored = Object.fromEntries(
    Object.keys(asked)
      .filter(name => isRows(takes, name))
      .map(name => [name, row[name]]),
  );
  const parsed = takenSchema(asked, all, ctx.registry.find).safeParse({ ...stored, ...body });
  const errors: FieldErrors = {
    ...(parsed.success ? {} : errorsByField(parsed.error)),
    ...unaskedErrors(takes, row, body),
  };
  if (Object.keys(errors).length || !parsed.success) return { errors };
  const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  const input = Object.fromEntries(given);
  await checkReferences(ctx.engine, ctx.tx, ctx.caller, { fields: all }, input, row);
  return {
    ofRow: Object.fromEntries(given.filter(([name]) => isRows(takes, name))),
    own: Object.fromEntries(given.filter(([name]) => !isRows(takes, name))),
  };
}

/** True if a step takes a field of the row under this name. */
function isRows(takes: Takes, name: string): boolean {
  const taken = takes[name];
  return taken !== undefined && isOfRow(taken);
}

/**
 * Checks the common inputs of a step on many rows before any row is read: the note that the step demands, and the form
 * of its inputs. Inputs that only some rows need are reported for each.
 * @throws HttpError 422 by field
 */
export function mustBeGiven(registry: Registry, r: Resource, { note, takes }: Action, body: RowData): void {
  const parsed = takenSchema({}, takenFields(takes, r.fields), registry.find).safeParse(body);
  const errors: FieldErrors = parsed.success ? {} : errorsByField(parsed.error);
  const wrong = noteError(body.catatan);
  if (wrong) errors.catatan = wrong;
  else if (note && !notedAs(body.catatan)) errors.catatan = messages.noteRequired;
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, errors.catatan ?? first);
}
