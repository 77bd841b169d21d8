import { event, type NoticeEvent, type Tell } from './notice.ts';

/** One half of a pair of notices: reader, text and link; `name` where its title begins with another word. */
type Half<W extends string> = Pick<Tell<NoInfer<W>>, 'to' | 'text' | 'link' | 'oneOf'> & { readonly name?: string };

interface ShortPair<W extends string> {
  /** Of both events: `{code}_diajukan`, `{code}_diputuskan`. */
  code: string;
  /** How titles call what is decided on. */
  name: string;
  words: readonly W[];
  /** Codes of events that the decision says more of (`NoticeEvent.covers`). */
  covers?: readonly string[];
  /** Somebody is to decide on it. */
  waits: Half<W>;
  /** It was decided on, as `{keadaan}` says; told differently to some, or with another link. */
  decided: Half<W | 'keadaan'> | readonly Half<W | 'keadaan'>[];
}

/** Notices about rows that somebody submits and somebody else decides on. */
export interface DecidedOn<W extends string = string> {
  readonly diajukan: NoticeEvent<W>;
  readonly diputuskan: NoticeEvent<W | 'keadaan'>;
}

/**
 * Declares both events of rows that are handed in and decided on: that one waits, and what became of it, with the note
 * of the decision. `keadaan` is what the decision is called: disetujui, dikembalikan, ditolak …
 * @throws DeclarationError as `event`
 */
export function decidedOn<const W extends string>({
  code,
  name,
  words,
  covers = [],
  waits,
  decided,
}: ShortPair<W>): DecidedOn<W> {
  const { name: waiting = name, ...half } = waits;
  return {
    diajukan: event<W>({
      code: `${code}_diajukan`,
      words,
      tells: [{ kind: 'tugas', title: `${waiting} menunggu Anda`, ...half }],
    }),
    diputuskan: event<W | 'keadaan'>({
      code: `${code}_diputuskan`,
      words: [...words, 'keadaan'],
      covers,
      tells: [decided].flat().map(({ name: called = name, ...told }) => ({
        kind: 'info' as const,
        title: `${called} {keadaan}`,
        noted: true as const,
        ...told,
      })),
    }),
  };
}

/** Both events of each pair, as an area lists them. */
export const eventsOf = (...pairs: readonly DecidedOn[]): NoticeEvent[] =>
  pairs.flatMap(({ diajukan, diputuskan }) => [diajukan, diputuskan]);
