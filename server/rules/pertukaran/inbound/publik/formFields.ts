import type { Field } from '../../../../../resources/kit/index.ts';
import { dokumenInbound, mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';

/** A field as the public page draws it; all of it follows from the declaration. */
export interface PublicField {
  name: string;
  label: string;
  kind: 'text' | 'longtext' | 'email' | 'tel' | 'date' | 'number' | 'choice' | 'many' | 'file' | 'boolean';
  required: boolean;
  /** Shown while another field has this value. */
  when?: { field: string; value: string };
  choices?: { value: string; label: string }[];
  min?: number;
  max?: number;
  step?: number;
  maxLength?: number;
  types?: readonly string[];
  maxMb?: number;
}

export interface PublicStep {
  title: string;
  fields: PublicField[];
}

type Choices = Readonly<Record<string, { value: string; label: string }[]>>;

const kinds: Readonly<Partial<Record<Field['kind'], PublicField['kind']>>> = {
  ...{ text: 'text', longtext: 'longtext', email: 'email', phone: 'tel', date: 'date', integer: 'number' },
  ...{ decimal: 'number', enum: 'choice', ref: 'choice', refs: 'many', file: 'file', boolean: 'boolean' },
};

const when: Readonly<Record<string, PublicField['when']>> = {
  nik: { field: 'kewarganegaraan', value: 'WNI' },
  idProvinsi: { field: 'kewarganegaraan', value: 'WNI' },
  nomorPaspor: { field: 'kewarganegaraan', value: 'WNA' },
  negaraAsal: { field: 'kewarganegaraan', value: 'WNA' },
};

/** Asked of one nationality or the other, or promised at the end. */
const mustHave: ReadonlySet<string> = new Set([...dokumenInbound, 'nik', 'nomorPaspor', 'negaraAsal', 'pernyataan']);

/** Not on the page: what only staff fill in, and what is looked up by staff later. */
const left: ReadonlySet<string> = new Set([
  'idDosenWali',
  'idKampus',
  'idKabupaten',
  'rekomendasiProdi',
  'catatanProdi',
]);

function fieldOf(name: string, choices: Choices): PublicField[] {
  const { [name]: field } = mhsInbound.fields as Readonly<Record<string, Field>>;
  const kind = field && kinds[field.kind];
  if (!field || !kind || left.has(name)) return [];
  return [
    {
      ...{ name, label: field.label ?? name, kind, required: field.required || mustHave.has(name) },
      ...(when[name] ? { when: when[name] } : {}),
      ...(field.kind === 'enum'
        ? { choices: Object.entries(field.choices).map(([value, label]) => ({ value, label: String(label) })) }
        : {}),
      ...(choices[name] ? { choices: choices[name] } : {}),
      ...('min' in field && field.min !== undefined ? { min: field.min } : {}),
      ...(kind === 'number' && 'max' in field && field.max !== undefined ? { max: field.max } : {}),
      ...(field.kind === 'decimal' ? { step: 0.01 } : {}),
      ...(field.kind === 'text' ? { maxLength: field.max } : {}),
      ...(field.kind === 'file' ? { types: field.types, maxMb: field.maxMb } : {}),
    },
  ];
}

/** The steps of the public form (docs/domain/50 §3 "registrasi"). */
export function formSteps(choices: Choices): PublicStep[] {
  const { sections } = mhsInbound;
  const named = (...titles: string[]) => titles.flatMap(title => sections[title] ?? []);
  const step = (title: string, names: readonly string[]): PublicStep => ({
    title,
    fields: names.flatMap(name => fieldOf(name, choices)),
  });
  return [
    step('Data Diri', named('Data diri', 'Kontak darurat')),
    step('PT Asal', named('Perguruan tinggi asal')),
    step('Tujuan & Rencana MK', named('Studi')),
    step('Dokumen', named('Dokumen')),
  ];
}
