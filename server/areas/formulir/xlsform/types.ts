import type { QuestionKind } from '../../../../resources/kit/form/definition.ts';

/** What the column `type` says of a row. */
export type XlsType =
  | { readonly is: 'begin'; readonly what: 'group' | 'repeat' | 'loop' }
  | { readonly is: 'end' }
  | {
      readonly is: 'select';
      readonly kind: 'choice' | 'several' | 'ranking';
      readonly list: string;
      /** "Something else" is among the choices, and asks what. */
      readonly other: boolean;
    }
  | { readonly is: 'kind'; readonly kind: QuestionKind; readonly changed?: 'text' | 'date' }
  | { readonly is: 'range' | 'calculate' | 'meta' | 'fileList' | 'noKind' | 'unknown' | 'remark' };

/** Types that a question of the portal's is, in all spellings that tools read. */
const kinds: Readonly<Record<string, QuestionKind>> = {
  text: 'text',
  string: 'text',
  integer: 'integer',
  int: 'integer',
  decimal: 'decimal',
  date: 'date',
  time: 'time',
  note: 'note',
  acknowledge: 'agree',
  trigger: 'agree',
  geopoint: 'place',
  gps: 'place',
  location: 'place',
  'phone number': 'phone',
  email: 'email',
  image: 'picture',
  photo: 'picture',
  file: 'document',
};

const meta: ReadonlySet<string> = new Set([
  'start',
  'end',
  'today',
  'deviceid',
  'device id',
  'subscriberid',
  'subscriber id',
  'simserial',
  'sim id',
  'phonenumber',
  'username',
  'audit',
  'start geopoint',
  'background audio',
  'background geopoint',
  'start time',
  'end time',
  'imei',
  'uuid',
]);

const noKind: ReadonlySet<string> = new Set(['audio', 'video', 'geotrace', 'geoshape', 'osm']);

const select =
  /^(?:add[ _])?select[ _-]?(one|1|multiple|all[ _]that[ _]apply)(?:[ _]prompt)?(?:[ _](?:using|from))? (\S+)([ _]or[ _](?:specify[ _])?other)?$/i;
const rank = /^rank ()(\S+)()$/i;

/** @param written the cell as it stands; nothing in it is matched beyond its first 200 characters */
export function typeOf(written: string): XlsType {
  const plain = written.slice(0, 200).replace(/\s+/g, ' ').trim();
  if (plain.startsWith('#')) return { is: 'remark' };
  const words = plain.toLowerCase().replace(/[_-]/g, ' ');
  const border = /^(begin|end) (group|repeat|loop|lgroup)\b/.exec(words);
  if (border?.[1] === 'end') return { is: 'end' };
  if (border) return { is: 'begin', what: border[2] === 'repeat' || border[2] === 'loop' ? border[2] : 'group' };
  if (/^select (one|multiple) (from file|external)\b/.test(words)) return { is: 'fileList' };
  const chosen = select.exec(plain) ?? rank.exec(plain);
  if (chosen) {
    const [, how = '', list = '', other] = chosen;
    const one = how === '1' || how.toLowerCase() === 'one';
    return { is: 'select', kind: how === '' ? 'ranking' : one ? 'choice' : 'several', list, other: Boolean(other) };
  }
  if (words === 'datetime' || words === 'date time') return { is: 'kind', kind: 'date', changed: 'date' };
  if (words === 'barcode') return { is: 'kind', kind: 'text', changed: 'text' };
  const kind = kinds[words];
  if (kind) return { is: 'kind', kind };
  if (words === 'range') return { is: 'range' };
  if (words === 'calculate' || words === 'hidden' || words.endsWith('external')) return { is: 'calculate' };
  if (meta.has(words)) return { is: 'meta' };
  return { is: noKind.has(words) ? 'noKind' : 'unknown' };
}

/** True for what a cell says yes to. */
export const isYes = (text: string): boolean => /^(yes|y|true(\(\))?|ya|1|x)$/i.test(text);
/** True for a cell that says no, or nothing. */
export const isNo = (text: string): boolean => /^(|no|n|false(\(\))?|tidak|0)$/i.test(text);

/** `start=1 end=5;step=1` as numbers. */
export function rangeOf(parameters: string): { start: number | null; end: number; step: number } {
  const found = new Map<string, number>();
  for (const [, name = '', value] of parameters.slice(0, 200).matchAll(/(start|end|step)\s*=\s*(-?\d+(?:\.\d+)?)/gi))
    found.set(name.toLowerCase(), Number(value));
  return { start: found.get('start') ?? null, end: found.get('end') ?? 10, step: found.get('step') ?? 1 };
}
