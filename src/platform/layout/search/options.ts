import type { HeldRole } from '../../../../resources/pengaturan/akun.ts';
import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';
import type { JawabanCari } from '../../../../resources/umum/cari.ts';

/** One line that can be chosen. */
export interface Choice {
  title: string;
  beside: string;
  link: string;
  /** Dialog that the page opens at once. */
  dialog?: string;
  /** The role that is gone on with; the link is where it begins. */
  role?: HeldRole;
}

/** Choices under a heading; `all` leads to the list of all of them. */
export interface ChoiceGroup {
  name: string;
  choices: readonly Choice[];
  all?: string | undefined;
  /** Things to do; they are not remembered as opened. */
  deeds?: boolean;
}

const mostScreens = 5;

/** Drawn entries that lead somewhere, each with the headings above it, as the reader's language names them. */
const screensOf = (
  entries: readonly MenuEntry[],
  labelOf: (label: string) => string,
  above: readonly string[] = [],
): Choice[] =>
  entries.flatMap(({ link, meta, children }) => [
    ...(link ? [{ title: labelOf(meta.title), beside: above.join(' › '), link }] : []),
    ...screensOf(children, labelOf, [...above, labelOf(meta.name)]),
  ]);

/** Screens of the menu whose title has every word; those that begin with what was typed come first. */
export function screensNamed(
  entries: readonly MenuEntry[],
  typed: string,
  labelOf: (label: string) => string,
): Choice[] {
  const wanted = typed.toLowerCase();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const rank = ({ title }: Choice) => (title.toLowerCase().startsWith(wanted) ? 0 : 1);
  return screensOf(entries, labelOf)
    .filter(({ title, beside }) => words.every(word => `${beside} ${title}`.toLowerCase().includes(word)))
    .filter(({ title }) => words.some(word => title.toLowerCase().includes(word)))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, mostScreens);
}

/** Hits of the server, as far as the person's menu leads there. */
export function groupsFound({ kelompok }: JawabanCari, mayOpen: (link: string) => boolean): ChoiceGroup[] {
  return kelompok
    .map(({ nama, hasil, semua }) => ({
      name: nama,
      choices: hasil.flatMap(({ judul, keterangan, tautan }) => {
        const link = tautan.find(mayOpen);
        return link ? [{ title: judul, beside: keterangan, link }] : [];
      }),
      all: semua && mayOpen(semua) ? semua : undefined,
    }))
    .filter(({ choices }) => choices.length > 0);
}
