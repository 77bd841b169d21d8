import type { z } from 'zod';
import { labelPendaftaran, pilihanInggris } from '../../../../../resources/english/pertukaran/label.ts';
import type { Field } from '../../../../../resources/kit/index.ts';
import type { Bahasa } from '../../../../../resources/pengaturan/bahasa.ts';
import { dokumenInbound, mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import type { isianPublik, langkahPublik } from '../../../../../resources/pertukaran/panggilanPublik.ts';

/** A field as the public page draws it; all of it follows from the declaration. */
type PublicField = z.output<typeof isianPublik>;
type PublicStep = z.output<typeof langkahPublik>;

type Choices = Readonly<Record<string, { value: string; label: string }[]>>;

const kinds: Readonly<Partial<Record<Field['kind'], PublicField['kind']>>> = {
  text: 'text',
  longtext: 'longtext',
  email: 'email',
  phone: 'tel',
  date: 'date',
  integer: 'number',
  decimal: 'number',
  enum: 'choice',
  ref: 'choice',
  refs: 'many',
  file: 'file',
  boolean: 'boolean',
};

const when: Readonly<Record<string, PublicField['when']>> = {
  nik: { field: 'kewarganegaraan', value: 'WNI' },
  idProvinsi: { field: 'kewarganegaraan', value: 'WNI' },
  idKabupaten: { field: 'kewarganegaraan', value: 'WNI' },
  nomorPaspor: { field: 'kewarganegaraan', value: 'WNA' },
  negaraAsal: { field: 'kewarganegaraan', value: 'WNA' },
};

/** Asked of one nationality or the other, or promised at the end. */
const mustHave: ReadonlySet<string> = new Set([...dokumenInbound, 'nik', 'nomorPaspor', 'negaraAsal', 'pernyataan']);

/** Fields not in the form: those that only staff fill in or look up later. */
const left: ReadonlySet<string> = new Set([
  'idDosenWali',
  // The language of the page.
  'bahasa',
  'idKampus',
  'rekomendasiProdi',
  'catatanProdi',
]);

const fields = new Map<string, Field>(Object.entries(mhsInbound.fields));
const english = new Map(Object.entries(labelPendaftaran));

function fieldOf(name: string, choices: Choices, bahasa: Bahasa): PublicField[] {
  const field = fields.get(name);
  const label = (bahasa === 'en' ? english.get(name) : undefined) ?? field?.label ?? name;
  const said = new Map(Object.entries((bahasa === 'en' ? pilihanInggris[name] : undefined) ?? {}));
  const kind = field && kinds[field.kind];
  if (!field || !kind || left.has(name)) return [];
  return [
    {
      name,
      label,
      kind,
      required: field.required || mustHave.has(name),
      ...(when[name] ? { when: when[name] } : {}),
      ...(field.kind === 'enum'
        ? {
            choices: Object.entries(field.choices).map(([value, label]) => ({
              value,
              label: said.get(value) ?? label,
            })),
          }
        : {}),
      ...(name === 'idKabupaten' ? { choicesOf: 'idProvinsi' } : {}),
      ...(name === 'namaKampusAsal' ? { suggests: true } : {}),
      ...(choices[name] ? { choices: choices[name] } : {}),
      ...('min' in field && field.min !== undefined ? { min: field.min } : {}),
      ...(kind === 'number' && 'max' in field && field.max !== undefined ? { max: field.max } : {}),
      ...(field.kind === 'decimal' ? { step: 0.01 } : {}),
      ...(field.kind === 'text' ? { maxLength: field.max } : {}),
      ...(field.kind === 'file' ? { types: field.types, maxMb: field.maxMb } : {}),
    },
  ];
}

/** The steps of the public form, by the sections of the declaration. */
const steps = [
  { title: { id: 'Data diri', en: 'About you' }, sections: ['Data diri', 'Kontak darurat'] },
  { title: { id: 'PT asal', en: 'Home university' }, sections: ['Perguruan tinggi asal'] },
  { title: { id: 'Tujuan dan rencana MK', en: 'Your plan' }, sections: ['Studi'] },
  { title: { id: 'Dokumen', en: 'Documents' }, sections: ['Dokumen'] },
] as const satisfies { title: Record<Bahasa, string>; sections: readonly string[] }[];

/** The steps of the public form in a language (docs/domain/50 §3 "registrasi"). */
export const formSteps = (choices: Choices, bahasa: Bahasa): PublicStep[] =>
  steps.map(({ title, sections }) => ({
    title: title[bahasa],
    fields: sections
      .flatMap(section => mhsInbound.sections[section] ?? [])
      .flatMap(name => fieldOf(name, choices, bahasa)),
  }));
