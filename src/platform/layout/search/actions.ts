import type { QuickAction } from '../../../../resources/pintasan.ts';
import type { Choice } from './options.ts';

/** What the person may: the menu leads to the screen, and the right is there. */
export interface May {
  readonly opens: (screen: string) => boolean;
  readonly does: (action: QuickAction) => boolean;
}

const most = 4;
/** As the search of the server asks, so that a name may follow. */
const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The words that are typed behind those of an action; undefined where it is not meant. */
function restBehind(name: string, typed: readonly string[]): string | undefined {
  const own = wordsOf(name.replace('{nama}', ''));
  if (name.includes('{nama}') && typed.length > own.length && own.every((word, i) => typed[i] === word))
    return typed.slice(own.length).join(' ');
  return typed.every(word => own.some(each => each.startsWith(word))) ? '' : undefined;
}

/** Actions that are meant by what was typed, in the order of their declaration. */
export function actionsNamed(
  actions: readonly QuickAction[],
  typed: string,
  may: May,
  labelOf: (label: string) => string,
): Choice[] {
  const words = wordsOf(typed);
  if (!words.length) return [];
  return actions
    .flatMap((action): Choice[] => {
      const name = labelOf(action.name);
      const rest = restBehind(name, words);
      if (rest === undefined || !may.opens(action.screen) || !may.does(action)) return [];
      const sought = rest ? `?filter=${encodeURIComponent(JSON.stringify({ q: rest }))}` : '';
      return [
        {
          title: name.replace('{nama}', rest).trim(),
          beside: '',
          link: `${action.screen}${action.opens ?? ''}${sought}`,
          ...(action.exports ? { state: { buka: 'ekspor' } } : {}),
        },
      ];
    })
    .slice(0, most);
}
