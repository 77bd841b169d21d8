import type { Field } from './field.ts';
import type { Message } from './message.ts';
import { term } from './message.ts';
import { messages } from './messages.ts';
import type { RegisterHubOptions, RegisterOptions, StepField } from './patterns/register.ts';
import { type Programme, participationName } from './programme.ts';
import type { Resource } from './resourceShape.ts';
import type { FieldErrors } from './row.ts';
import { holds, isEmpty, splitSource, type Values, valueAt } from './values.ts';

/** Every field that a way in asks for. */
const askedBy = (programme: Programme, jalur: string): readonly StepField[] =>
  Object.hasOwn(programme.ways, jalur) ? (programme.ways[jalur]?.steps.flatMap(({ fields }) => fields) ?? []) : [];

/** True if a field is shown for these values. */
export const isShown = (field: StepField, values: Values): boolean => !field.when || holds(field.when, values);

/** True if a field must be filled before the registration is handed in. */
export const isRequired = (field: StepField, values: Values): boolean =>
  isShown(field, values) &&
  (typeof field.required === 'object' ? holds(field.required, values) : field.required === true);

/** Sources that must be filled when a registration of this way is submitted. */
export const requiredSources = (programme: Programme, jalur: string, values: Values): readonly string[] =>
  askedBy(programme, jalur)
    .filter(field => isRequired(field, values))
    .map(({ name }) => name);

/** First error of one field of a form by its own declaration, or undefined. */
export function stepFieldError(field: StepField, values: Values, label: string): Message | undefined {
  if (!isShown(field, values)) return undefined;
  const value = valueAt(values, field.name);
  // A box that must be ticked is not answered by leaving it.
  if (isEmpty(value) || value === false)
    return isRequired(field, values) ? (field.message ?? messages.required) : undefined;
  const short = field.least !== undefined && typeof value === 'string' && value.trim().length < field.least;
  return short ? messages.text.min({ label: term(label), n: field.least ?? 0 }) : undefined;
}

/** How a resource is found by name: the registry's `find`. */
type Find = (name: string) => Resource | undefined;

/** Label of a source of the participation or of the programme's detail. */
export const labelOfSource = (find: Find, programme: Pick<Programme, 'detail'>, source: string): string =>
  fieldOfSource(find, programme, source)?.label ?? splitSource(source).name;

/** The field that a source names, of the participation or of the programme's detail. */
export function fieldOfSource(find: Find, { detail }: Pick<Programme, 'detail'>, source: string): Field | undefined {
  const { part, name } = splitSource(source);
  return find(part && part === detail?.key ? detail.resource : participationName)?.fields[name];
}

/**
 * Errors of a registration for its way in, by source; the form's steps and the server's rule read the same declaration.
 * A way that the programme does not have is refused at `jalur`.
 * @param values the participation with its detail under the detail's key
 * @param only `early`: the fields that a draft must already have
 */
export function registrationErrors(
  find: Find,
  programme: Programme,
  values: Values,
  only: 'early' | 'all' = 'all',
): FieldErrors {
  const jalur = typeof values.jalur === 'string' ? values.jalur : '';
  if (!Object.hasOwn(programme.ways, jalur))
    return { jalur: messages.reference({ label: term(labelOfSource(find, programme, 'jalur')) }) };
  const errors: FieldErrors = {};
  for (const field of askedBy(programme, jalur)) {
    if (only === 'early' && !field.early) continue;
    const found = stepFieldError(field, values, labelOfSource(find, programme, field.name));
    if (found) errors[field.name] = found;
  }
  return errors;
}

/** Key under which the programme's 1:1 detail travels → its resource. */
export const detailParts = ({ detail }: Pick<Programme, 'detail'>): Readonly<Record<string, string>> =>
  detail ? { [detail.key]: detail.resource } : {};

/** The programme's check of eligibility, with the sources that it asks for: what is chosen, and what it is tied to. */
export const requirementsOf = (
  { eligibility, ties }: Pick<Programme, 'eligibility' | 'ties'>,
  only: (source: string) => boolean = () => true,
): RegisterOptions['requirements'] => ({
  endpoint: eligibility,
  params: Object.fromEntries(
    ['idProgram', 'idPeriode', ...ties.map(({ field }) => field).filter(only)].map(source => [
      splitSource(source).name,
      source,
    ]),
  ),
});

/** The step with which a registration is handed in. */
const submission = 'ajukan';

/** Where a registration stands that was handed in: at the ways in, unless their only one is the form that was just left. */
const afterwards = ({ ways, screens }: Programme): string =>
  Object.values(ways).some(({ path }) => path === screens.register) ? screens.history : screens.register;

/** REGISTER: the form of one way in. */
export const registerOptionsOf = (programme: Programme, jalur: string): RegisterOptions => ({
  create: programme.ways[jalur]?.create ?? programme.endpoint,
  update: programme.endpoint,
  parts: detailParts(programme),
  fixed: { jalur },
  filter: { kodeJenisMbkm: programme.kinds },
  steps: programme.ways[jalur]?.steps ?? [],
  returned: 'catatanTerakhir',
  requirements: requirementsOf(programme),
  dialogs: [{ field: 'sksKrs', title: 'Maaf' }],
  submit: {
    action: submission,
    goTo: afterwards(programme),
    ...(programme.lead ? { bySave: true } : {}),
    along: Object.values(programme.group?.carries ?? {}).includes(submission),
  },
});

/** REGISTER, entrance: the ways in as cards, and one's own registrations. */
export const registerHubOptionsOf = (
  programme: Programme,
  more: Pick<RegisterHubOptions, 'helper' | 'prints'> = {},
): RegisterHubOptions => ({
  cards: Object.entries(programme.ways).map(([jalur, { title, text, icon, path, start, programs }]) => ({
    jalur,
    title,
    text,
    icon,
    path,
    ...(start ? { start } : {}),
    filter: programs,
  })),
  filter: { kodeJenisMbkm: programme.kinds },
  editable: ['draf', 'revisi'],
  active: ['diajukan', 'revisi', 'disetujui', 'berjalan'],
  way: 'jalur',
  historyPath: programme.screens.history,
  lookups: {
    idProgram: 'master/program',
    idPeriode: 'master/periode',
    limit: { field: 'idJenisMbkm', resource: 'master/jenis-mbkm', codes: programme.kinds },
  },
  // The entrance knows the participation only, not yet what its detail will be tied to.
  requirements: requirementsOf(programme, source => !splitSource(source).part),
  stepper: ['draf', 'diajukan', 'disetujui', 'berjalan', 'selesai'],
  banner: { field: 'catatanTerakhir', states: ['revisi', 'ditolak'] },
  ...more,
});
