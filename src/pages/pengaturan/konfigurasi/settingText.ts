import { formatNumber, parseNumber } from '../../../crud/format.ts';

/** What kind of value a setting has (docs/domain/20 §1.13). */
export type SettingKind = 'angka' | 'boolean' | 'teks' | 'daftar';

/** A value as a person reads it. */
export function shownSetting(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'number') return formatNumber(value);
  return Array.isArray(value) ? value.join('; ') : String(value);
}

/** A value as it stands in its input. */
export function typedSetting(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}

/** What was typed, as the setting's kind wants it; a number that is none stays text, for the declared check to refuse. */
export function readSetting(kind: SettingKind, typed: string): unknown {
  if (kind === 'boolean') return typed === 'true';
  if (kind === 'angka') return parseNumber(typed);
  if (kind === 'teks') return typed;
  return typed
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
}
