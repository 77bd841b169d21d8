import type { FormField, FormStep } from './api.ts';
import type { Values } from './FieldInput.tsx';
import type { Say } from './language.tsx';

/** Fields of a step that apply to the values entered so far. */
export const askedOf = ({ fields }: FormStep, values: Values): FormField[] =>
  fields.filter(({ when }) => !when || values[when.field] === when.value);

/** Error of a chosen file, shown at once; the server checks it too. */
export function wrongWith({ types = [], maxMb }: FormField, file: File, say: Say): string | undefined {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const known = types.includes('jpg') ? [...types, 'jpeg'] : types;
  if (!known.includes(ending))
    return say('Tipe berkas tidak diizinkan. Gunakan: {tipe}.', { tipe: types.join(', ').toUpperCase() });
  if (file.size === 0) return say('Berkas kosong.');
  if (maxMb && file.size > maxMb * 1024 * 1024) return say('Ukuran berkas maksimal {mb} MB.', { mb: maxMb });
  return undefined;
}

/** Errors by field for missing input of a step; the server checks the rest. */
export function missingIn(
  step: FormStep,
  values: Values,
  files: ReadonlyMap<string, File>,
  say: Say,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of askedOf(step, values)) {
    const { name, kind, required } = field;
    const file = files.get(name);
    const value = values[name];
    const wrong = kind === 'file' && file ? wrongWith(field, file, say) : undefined;
    const empty = kind === 'file' ? !file : value === undefined || value === '' || value === false;
    if (wrong) found[name] = wrong;
    else if (required && empty) found[name] = say('Wajib diisi.');
  }
  return found;
}

/**
 * Values in the form that the API expects: numbers as numbers; empty values and fields that do not apply are left out.
 */
export const sentOf = (steps: readonly FormStep[], values: Values): Record<string, unknown> =>
  Object.fromEntries(
    steps
      .flatMap(step => askedOf(step, values))
      .flatMap(({ name, kind }): [string, unknown][] => {
        const value = values[name];
        if (kind === 'file' || value === undefined || value === '') return [];
        return [[name, kind === 'number' ? Number(value) : value]];
      }),
  );

const place = 'pendaftaran-inbound';
/** Never kept on the device: numbers by which somebody could be impersonated. */
const secret: ReadonlySet<string> = new Set(['nik', 'nomorPaspor']);

/** The text that was filled in before on this device, without documents and identity numbers. */
export function keptValues(): Values {
  try {
    const found: unknown = JSON.parse(window.localStorage.getItem(place) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

export function keepValues(values: Values): void {
  try {
    const kept = Object.entries(values).filter(([name]) => !secret.has(name));
    window.localStorage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A device that keeps nothing still sends.
  }
}

export function forgetValues(): void {
  forget(place);
}

function forget(name: string): void {
  try {
    window.localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

const sentPlace = 'pendaftaran-inbound-terkirim';

/** The form that was sent and whose answer did not come, also from before the page was reloaded. */
export function unansweredForm(): string | null {
  try {
    return window.localStorage.getItem(sentPlace);
  } catch {
    return null;
  }
}

/** Notes a form before it is sent: its answer may be lost on the way. */
export function noteSent(formToken: string): void {
  try {
    window.localStorage.setItem(sentPlace, formToken);
  } catch {
    // The page that stays open still knows it.
  }
}

export const forgetSent = (): void => forget(sentPlace);
