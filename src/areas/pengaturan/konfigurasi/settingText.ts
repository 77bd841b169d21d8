import { formatNumber, parseNumber } from '../../../platform/providers/format.ts';

/** Kind of a setting's value (docs/domain/20 §1.13). */
export type SettingKind = 'angka' | 'boolean' | 'teks' | 'daftar';

/** Setting with one code for each kind: name of a line's kind, and default. */
export interface KindCode {
  readonly name: string;
  readonly label: string;
  readonly standard: string;
}

export interface SettingInputProps {
  kind: SettingKind;
  /** Kinds of which each has a code of its own. */
  kinds: readonly KindCode[];
  value: string;
  onChange: (typed: string) => void;
  labelledBy: string;
  problem: string | null;
  disabled: boolean;
}

const halves = (line: string): readonly [kind: string, code: string] => {
  const at = line.indexOf(':');
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
};

/** Codes by kind, of the lines in which a setting holds them. */
export const codesOf = (typed: string): ReadonlyMap<string, string> => new Map(typed.split('\n').map(halves));

/** The same lines with the code of one kind changed; a kind without a code has no line. */
export function withCode(typed: string, kinds: readonly KindCode[], name: string, code: string): string {
  const codes = new Map(codesOf(typed));
  codes.set(name, code);
  const known = kinds.map(kind => kind.name);
  const order = [...known, ...[...codes.keys()].filter(other => !known.includes(other))];
  return order.flatMap(kind => (codes.get(kind)?.trim() ? [`${kind}: ${codes.get(kind)}`] : [])).join('\n');
}

/** A value as a person reads it. */
export function shownSetting(value: unknown, kinds: readonly KindCode[] = []): string {
  if (Array.isArray(value) && kinds.length > 0) {
    const codes = codesOf(value.join('\n'));
    return kinds.flatMap(({ name, label }) => (codes.has(name) ? [`${label} ${codes.get(name)}`] : [])).join('; ');
  }
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'number') return formatNumber(value);
  return Array.isArray(value) ? value.join('; ') : String(value);
}

/** A value as it stands in its input. */
export function typedSetting(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}

/** Parses the typed text by the setting's kind; an invalid number stays text and is refused by the declared check. */
export function readSetting(kind: SettingKind, typed: string): unknown {
  if (kind === 'boolean') return typed === 'true';
  if (kind === 'angka') return parseNumber(typed);
  if (kind === 'teks') return typed;
  return typed
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
}
