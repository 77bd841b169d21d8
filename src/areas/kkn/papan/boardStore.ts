import type {
  KelompokUsulan,
  PerubahanBersama,
  PerubahanUsulan,
  PesertaPapan,
  TanpaTempat,
  Usulan,
} from '../../../../resources/kkn/papan.ts';
import { after, type BoardState, collides, nowhere, placeOf, type Step } from './boardState.ts';
import { newsOf } from './newsOf.ts';
import { scoreWords } from './scoreWords.ts';

/** Figures in the head of the board. */
export interface Summary {
  version: number;
  skor: number;
  /** Groups that break a rule. */
  melanggar: number;
  tanpaTempat: number;
  /** Steps that can be taken back. */
  dapatDiurungkan: number;
  /** Steps on their way to the server. */
  menunggu: number;
  /** What the score is made of. */
  sebab: readonly string[];
}

/** Student lifted by keyboard, and the column under the cursor. */
export interface Lifted {
  who: string;
  from: string;
  over: string;
}

/** Changes that others have just made: in words, and who moved each student. */
export interface News {
  words: string;
  movedBy: ReadonlyMap<string, string>;
}

const noNews: News = { words: '', movedBy: new Map() };

type Part = 'ringkasan' | 'angkat' | 'kata' | 'kabar' | `kelompok:${string}`;

/**
 * State of one proposal's board, outside of React: a column subscribes to its own group only, so that a move renders
 * two columns and not a thousand cards. Steps are shown at once; the confirmed state is kept beside them and restored
 * when a step is refused.
 */
export class BoardStore {
  readonly keys: readonly string[];
  readonly people: ReadonlyMap<string, PesertaPapan>;
  #confirmed: BoardState;
  #shown: BoardState;
  #steps: readonly Step[] = [];
  #about: Pick<Usulan, 'version' | 'skor' | 'dapatDiurungkan'>;
  #summary: Summary;
  #lifted: Lifted | null = null;
  #words = '';
  #news = noNews;
  readonly #listeners = new Map<Part, Set<() => void>>();

  constructor({ kelompok, tidakTertempatkan, peserta, version, skor, dapatDiurungkan }: Usulan) {
    this.keys = kelompok.map(({ kunci }) => kunci);
    this.people = new Map(peserta.map(person => [person.idPendaftarMbkm, person]));
    this.#confirmed = { groups: new Map(kelompok.map(group => [group.kunci, group])), left: tidakTertempatkan };
    this.#shown = this.#confirmed;
    this.#about = { version, skor, dapatDiurungkan };
    this.#summary = this.#summed();
  }

  readonly group = (key: string): KelompokUsulan | undefined => this.#shown.groups.get(key);
  readonly left = (): readonly TanpaTempat[] => this.#shown.left;
  readonly summary = (): Summary => this.#summary;
  readonly lifted = (): Lifted | null => this.#lifted;
  readonly words = (): string => this.#words;
  readonly news = (): News => this.#news;
  readonly placeOf = (who: string): string | undefined => placeOf(this.#shown, who);
  readonly nameOf = (who: string): string => this.people.get(who)?.nama ?? '?';
  /** Steps that are not confirmed yet, the oldest first. */
  readonly waiting = (): readonly Step[] => this.#steps;
  /** Number of students in a column. */
  readonly sizeOf = (key: string): number =>
    key === nowhere ? this.#shown.left.length : (this.group(key)?.anggota.length ?? 0);

  subscribe(part: Part, listener: () => void): () => void {
    const there = this.#listeners.get(part) ?? new Set();
    this.#listeners.set(part, there.add(listener));
    return () => there.delete(listener);
  }

  /** Shows a step before the server has confirmed it. */
  take(step: Step): void {
    this.#steps = [...this.#steps, step];
    this.#draw(after(this.#shown, step, this.people));
  }

  /** Applies the server's answer to the oldest step that waits, or to taking one back. */
  confirm(answer: PerubahanUsulan, of: 'pindah' | 'urungkan' = 'pindah'): void {
    const { kelompok, tidakTertempatkan, version, skor, dapatDiurungkan } = answer;
    const groups = new Map(this.#confirmed.groups);
    for (const group of kelompok) groups.set(group.kunci, group);
    this.#confirmed = { groups, left: tidakTertempatkan };
    this.#about = { version, skor, dapatDiurungkan };
    if (of === 'pindah') this.#steps = this.#steps.slice(1);
    this.#draw(this.#steps.reduce((state, step) => after(state, step, this.people), this.#confirmed));
  }

  /**
   * Shows what others have changed, with the steps that still wait on top of it.
   * @returns the steps that were about the same: they are not shown and not sent any more
   */
  receive({ kelompok, tidakTertempatkan, version, skor, dapatDiurungkan, langkah }: PerubahanBersama): readonly Step[] {
    this.#confirmed = { groups: new Map(kelompok.map(group => [group.kunci, group])), left: tidakTertempatkan };
    this.#about = { version, skor, dapatDiurungkan };
    const lost = this.#steps.filter(step => collides(step, langkah));
    this.#steps = this.#steps.filter(step => !lost.includes(step));
    const moved = (langkah ?? []).flatMap(({ oleh, orang }) => orang.map((id): [string, string] => [id, oleh]));
    this.#news = { words: newsOf(langkah, this.#confirmed, this.people), movedBy: new Map(moved) };
    if (this.#lifted && this.#news.movedBy.has(this.#lifted.who)) this.lift(null);
    this.#draw(this.#steps.reduce((state, step) => after(state, step, this.people), this.#confirmed));
    this.#tell('kabar');
    return lost;
  }

  /** The news has been seen. */
  forgetNews(): void {
    this.#news = noNews;
    this.#tell('kabar');
  }

  /** Nothing that waits was stored: the board is again as the server has it. */
  refuse(): void {
    this.#steps = [];
    this.#draw(this.#confirmed);
  }

  lift(lifted: Lifted | null): void {
    this.#lifted = lifted;
    this.#tell('angkat');
  }

  /** Says something to those who hear the page. */
  say(words: string): void {
    this.#words = words;
    this.#tell('kata');
  }

  #draw(next: BoardState): void {
    const before = this.#shown;
    this.#shown = next;
    for (const key of this.keys) if (before.groups.get(key) !== next.groups.get(key)) this.#tell(`kelompok:${key}`);
    if (before.left !== next.left) this.#tell(`kelompok:${nowhere}`);
    this.#summary = this.#summed();
    this.#tell('ringkasan');
  }

  #summed(): Summary {
    const groups = [...this.#shown.groups.values()];
    return {
      ...this.#about,
      melanggar: groups.filter(({ pelanggaran }) => pelanggaran.length > 0).length,
      tanpaTempat: this.#shown.left.length,
      menunggu: this.#steps.length,
      sebab: scoreWords(groups, this.#shown.left, this.people),
    };
  }

  #tell(part: Part): void {
    for (const listener of this.#listeners.get(part) ?? []) listener();
  }
}
