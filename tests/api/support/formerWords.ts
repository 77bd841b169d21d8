import { read as readBook, utils } from '@e965/xlsx';
import type { LightMyRequestResponse as Response } from 'fastify';
import { sebutanBawaan } from '../../../resources/sebutan.ts';
import { pdfText } from './pdfText.ts';
import type { World } from './world.ts';

const words = Object.values(sebutanBawaan).flatMap(({ id, en }) => [id, ...en]);
const acronym = (word: string): boolean => word === word.toUpperCase();

/** Any word of the sources in a sentence, as people read it: not a part of an address, a code or a name of a program. */
const former = new RegExp(
  String.raw`(?<![\p{L}\p{N}/_@.-])(?:${[
    ...new Set(words.flatMap(one => (acronym(one) ? [one] : [one, one.toLowerCase()]))),
  ]
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}\p{N}_]|[/.=-]+[\p{L}\p{N}])`,
  'gu',
);

/** A code, an address or a key: no word of a sentence. */
const isCode = (text: string): boolean =>
  /^[a-z_]+(; [a-z_]+)+$/.test(text) || (!/\s/.test(text) && (/[/_:.=-]/.test(text) || /^\P{Lu}/u.test(text)));

/** The former words that a text still says, with what stands around them. */
export const formerIn = (text: string): string[] =>
  isCode(text)
    ? []
    : // The portal's own name is the identity's, which the test leaves as it is.
      [...text.replaceAll('Portal MBKM', '').matchAll(former)].map(({ index, 0: found }) =>
        text
          .replaceAll('Portal MBKM', '')
          .slice(Math.max(0, index - 40), index + found.length + 40)
          .replaceAll(/\s+/g, ' '),
      );

/** Text of a page as people and search engines read it: without embedded data and addresses. */
const pageText = (html: string): string =>
  html
    .replace(/<script[^>]*application\/json[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/ (?:href|src|srcSet|data-\w+|id|class|name|value)="[^"]*"/g, '')
    .replace(/https?:[^"\s]*|mailto:[^"\s]*|[\w.]+@[\w.]+/g, '');

/** Values of a JSON answer; its keys are names of the API. */
function* valuesOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* valuesOf(one);
}

/** Every text that an answer says to people, whatever it is: page, spreadsheet, document, rows. */
export async function textsOfAnswer({ headers, rawPayload, body }: Response): Promise<string[]> {
  const type = String(headers['content-type']);
  const name = decodeURIComponent(
    /filename\*?="?(?:UTF-8'')?([^";]*)/.exec(String(headers['content-disposition']))?.[1] ?? '',
  );
  const named = [name.replaceAll(/[-_.]/g, ' ')];
  if (type.includes('pdf')) {
    const { title, pages } = await pdfText(rawPayload);
    return [...named, title, ...pages.map(({ text }) => text)];
  }
  if (type.includes('spreadsheetml')) {
    const { SheetNames, Sheets } = readBook(rawPayload);
    return [
      ...named,
      ...SheetNames,
      ...Object.values(Sheets).flatMap(sheet =>
        utils.sheet_to_json<unknown[]>(sheet, { header: 1 }).flatMap(row => row.map(String)),
      ),
    ];
  }
  if (type.includes('json')) return [...named, ...valuesOf(JSON.parse(body))];
  if (type.includes('html')) return [pageText(body)];
  return [...named, ...(type.startsWith('text/') ? body.split('\n') : [])];
}

/** Tables whose rows came with the portal and follow a renaming, or are about it. */
const ofThePortal =
  /^(pengaturan_sebutan|pengaturan_role|pengaturan_menu|pengaturan_menu_user|master_jenis_mbkm|internal_migrasi|master_(provinsi|kabupaten|kecamatan|kelurahan))$/;

/**
 * Takes the former words out of what people of the demo university typed, so that whatever still says one is a text of
 * the portal. Codes stay: they are no words.
 */
export async function withoutTypedWords(db: World['db']): Promise<void> {
  const columns = await db.query<{ table: string; columns: string[] }>(
    `select c.table_name as "table", array_agg(c.column_name::text) as columns from information_schema.columns c
       join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and c.data_type in ('text', 'character varying') group by 1`,
  );
  const longest = [...new Set(words)].sort((a, b) => b.length - a.length);
  const any = longest.join('|');
  // A word of its own for each, so that names that may stand once only stay apart.
  const without = (value: string): string =>
    longest.reduce(
      (sql, word, i) =>
        `regexp_replace(${sql}, '\\m${word}\\M(?![-/.][A-Za-z0-9])', 'Ab${String.fromCharCode(97 + i)}', 'gi')`,
      value,
    );
  for (const { table, columns: names } of columns) {
    if (ofThePortal.test(table)) continue;
    const sets = names.map(
      name =>
        `"${name}" = case when "${name}" ~* '\\m(${any})\\M' and "${name}" ~ '\\s|^[A-Z][A-Za-z]*$' then ${without(`"${name}"`)} else "${name}" end`,
    );
    // Histories refuse changes, and mirrors would follow them.
    await db.execute(`alter table "${table}" disable trigger user`);
    await db.execute(`update "${table}" t set ${sets.join(', ')} where t::text ~* '\\m(${any})\\M'`);
    await db.execute(`alter table "${table}" enable trigger user`);
  }
}
