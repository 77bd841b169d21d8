/** A request that cannot be met; its message says why, in words for whoever asked. */
export class Refusal extends Error {}

/** Names of something new, as each place wants them. */
export interface Names {
  area: string;
  /** `ruang-belajar`: in addresses. */
  slug: string;
  /** `master/ruang-belajar`: the name of the resource. */
  resource: string;
  /** `ruangBelajar`: in code, and the name of its file. */
  code: string;
  /** `Ruang Belajar`: as people read it. */
  label: string;
}

const words = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Longer names make identifiers that PostgreSQL cuts off. */
const longest = 40;
const keywords = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if import in instanceof interface let new null package private public return static super switch this ' +
    'throw true try typeof var void while with yield area resource resources screen role roles'
  ).split(' '),
);

/** `ruang-belajar` → `ruangBelajar`. */
const camel = (slug: string): string => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @throws Refusal for a name that an address or an identifier cannot be */
function checkWord(what: string, word: string): void {
  if (!words.test(word))
    throw new Refusal(`"${word}" is no ${what}: lower case letters and digits, words joined by a hyphen.`);
  if (word.length > longest) throw new Refusal(`"${word}" is longer than ${longest} characters.`);
  if (keywords.has(camel(word))) throw new Refusal(`"${word}" means something in the code; choose another name.`);
}

/** Names of an entity from `master/ruang-belajar`. @throws Refusal when it is malformed */
export function entityNames(given: string): Names {
  const [area = '', slug = '', ...more] = given.split('/');
  if (!slug || more.length)
    throw new Refusal(`"${given}" is no entity: write area/name, such as master/ruang-belajar.`);
  checkWord('area', area);
  checkWord('name', slug);
  const label = slug.split('-').map(upperFirst).join(' ');
  return { area, slug, resource: `${area}/${slug}`, code: camel(slug), label };
}

/** Names of an area, and of its first entity, which is called as the area is. @throws Refusal when it is malformed */
export function areaNames(given: string): Names {
  if (given.includes('-')) throw new Refusal(`"${given}" is no area: one word, since its addresses begin with it.`);
  checkWord('area', given);
  return entityNames(`${given}/${given}`);
}
