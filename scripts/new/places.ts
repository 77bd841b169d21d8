import { type Names, Refusal, upperFirst } from './names.ts';

/**
 * The lists of the product that something new is named in. Whoever changes how areas are registered changes this file
 * and `files.ts`, and nothing else of `npm run new`.
 */

/** Puts text before the first `end` that follows `start`. */
function insertBefore(path: string, text: string, start: string, end: string, added: string): string {
  const from = text.indexOf(start);
  const at = from < 0 ? -1 : text.indexOf(end, from);
  if (at < 0) throw new Refusal(`${path} is not as expected: no "${end.trim()}" after "${start}".`);
  return text.slice(0, at) + added + text.slice(at);
}

const withImport = (text: string, name: string, from: string): string => {
  const line = `import { ${name} } from '${from}';\n`;
  const last = text.lastIndexOf('\nimport ');
  const end = last < 0 ? 0 : text.indexOf('\n', text.indexOf("from '", last)) + 1;
  return text.slice(0, end) + line + text.slice(end);
};

/** `resources: [a]` with one more; a list that is a name becomes one that begins with it. */
function withMember(text: string, list: 'resources' | 'screens', member: string): string {
  const literal = new RegExp(`(\\n {2}${list}: \\[)([^\\]]*?),?\\s*\\]`);
  const named = new RegExp(`\\n {2}${list}: (\\w+),`);
  if (literal.test(text))
    return text.replace(literal, (_, open: string, members: string) =>
      members.trim() ? `${open}${members}, ${member}]` : `${open}${member}]`,
    );
  if (named.test(text)) return text.replace(named, `\n  ${list}: [...$1, ${member}],`);
  return text.replace(/\n( {2}arrives: '\w+',)\n/, `\n$1\n  ${list}: [${member}],\n`);
}

/** The declaration of an area with one more entity and its screen. */
export function namedInArea(path: string, text: string, { code }: Names): string {
  const found = withMember(withMember(text, 'resources', code), 'screens', `${code}Screen`);
  if (!found.includes(`${code}Screen`) || found.includes(`screens: [...[`))
    throw new Refusal(`${path} is not as expected: name ${code} and ${code}Screen there by hand.`);
  return withImport(withImport(found, code, `./${code}.ts`), `${code}Screen`, `./${code}Screen.ts`);
}

/** `resources/index.ts` with one more area, after those that it builds on. */
export function namedInProduct(path: string, text: string, { area }: Names): string {
  const name = `area${upperFirst(area)}`;
  const listed = insertBefore(path, text, 'areas: readonly Area[] = [', '\n];', `\n  ${name},`);
  return withImport(listed, name, `./${area}/index.ts`);
}

/** `server/areas/index.ts` with one more area, whose rules and calls come last. */
export function namedInServer(path: string, text: string, { area }: Names): string {
  const listed = insertBefore(path, text, 'serverAreas: readonly ServerArea[] = [', '\n];', `\n  ${area},`);
  return withImport(listed, `area as ${area}`, `./${area}/area.ts`);
}

/** `src/areas/index.ts` with one more area, fetched when one of its screens is opened. */
export const namedInBrowser = (path: string, text: string, { area }: Names): string =>
  insertBefore(path, text, 'const byWord = {', '} satisfies', `  ${area}: alone(() => import('./${area}/area.ts')),\n`);

/** `resources/messages.ts` with the catalogue of one more area. */
export function namedInMessages(path: string, text: string, { area }: Names): string {
  const listed = insertBefore(path, text, 'export const catalogues = {', '\n};', `\n  ${area}: ${area}Messages,`);
  return withImport(listed, `${area}Messages`, `./${area}/messages.ts`);
}

/** `resources/english/sentences.ts` with its English. */
export function namedInEnglish(path: string, text: string, { area }: Names): string {
  const listed = insertBefore(path, text, 'export const sentences: ', '\n};', `\n  ${area}: ${area}English,`);
  return withImport(listed, `${area}English`, `./${area}.ts`);
}

/** `tests/spec/addedRoutes.txt` with one more screen, which the specification does not know. */
export const namedAmongRoutes = (_path: string, text: string, { resource }: Names): string => `${text}/${resource}\n`;
