import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import type { Choice } from './options.ts';

const most = 4;
/** Words of a text, as they are compared. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The words that are typed behind those of an action; undefined where it is not meant. */
function restBehind(name: string, typed: readonly string[]): string | undefined {
  const own = wordsOf(name.replace('{nama}', ''));
  if (name.includes('{nama}') && typed.length > own.length && own.every((word, i) => typed[i] === word))
    return typed.slice(own.length).join(' ');
  return typed.every(word => own.some(each => each.startsWith(word))) ? '' : undefined;
}

/** Permitted actions that match the typed text, in the order of the menu. */
export function actionsNamed(
  entries: readonly MenuEntry[],
  typed: string,
  labelOf: (label: string) => string,
): Choice[] {
  const words = wordsOf(typed);
  if (!words.length) return [];
  const found = (some: readonly MenuEntry[]): Choice[] =>
    some.flatMap(({ link, meta: { aksi = [] }, children }) => [
      ...aksi.flatMap(({ nama, buka = '', ekspor }): Choice[] => {
        const name = labelOf(nama);
        const rest = restBehind(name, words);
        if (rest === undefined || !link) return [];
        const sought = rest ? `?filter=${encodeURIComponent(JSON.stringify({ q: rest }))}` : '';
        const title = name.replace('{nama}', rest).trim();
        return [{ title, beside: '', link: `${link}${buka}${sought}`, ...(ekspor ? { dialog: 'ekspor' } : {}) }];
      }),
      ...found(children),
    ]);
  return found(entries).slice(0, most);
}
