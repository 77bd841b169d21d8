import {
  fillPath,
  fillWords,
  type Language,
  type Note,
  type NoticeEvent,
  type NoticeWord,
  noticePath,
  type Programme,
  type Registry,
  type Relation,
  type Role,
  relationRole,
  saidText,
  type Tell,
} from '../../../resources/kit/index.ts';
import { otherLanguages } from '../../../resources/languages.ts';
import type { Db } from '../database/db.ts';
import { type Notice, type NotifyContext, notifyAll } from './notify.ts';
import type { Recipients } from './recipients.ts';

/** An event that has happened to a row. */
export interface Telling<W extends string = string, C extends string = string> {
  readonly event: NoticeEvent<W, C>;
  /** The occasion: nobody hears of the same one twice, whoever tells it again. */
  readonly key: string;
  readonly words: Readonly<Record<W, NoticeWord>>;
  /** Id for `:id` in links. */
  readonly id?: string;
  /** Recipients by relation; nobody where one is missing. */
  readonly people: Readonly<Partial<Record<Relation, readonly Recipients[]>>>;
  /** The role that decides now, for those who do. */
  readonly decider?: Role | undefined;
  /** Conditions that hold. */
  readonly holds?: readonly C[];
  readonly note?: Note | null;
  /** Whose screens its links mean. */
  readonly programme?: Programme | undefined;
}

/** A write or a job: who caused it needs no notice of it. */
export interface TellContext extends NotifyContext {
  readonly registry: Registry;
  readonly caller?: { readonly userId: string };
}

/**
 * Tells people of an event in the transaction of what caused it.
 * @returns how many people got a notice now
 */
export const tell = <W extends string, C extends string>(ctx: TellContext, telling: Telling<W, C>): Promise<number> =>
  notifyAll(ctx, noticesOf(ctx, telling));

/** Dependencies of a job that only sends notices. */
interface TellingJob {
  readonly engine: { readonly db: Db; readonly registry: Registry };
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly progress?: ((sofar: Told) => void) | undefined;
}

/** Events that a job looked at, and people who got a notice of one. */
type Told = { diperiksa: number; diberitahu: number };

/**
 * Tells people of many events, each in a transaction of its own. Who has heard of one already does not hear of it again,
 * so a run that was cut off begins with the first part anew. A stopping process ends after the event at hand.
 * @param parts rows as they are found (`partsOf`), of which one part at a time is held
 * @param tellingsOf the events of a part's rows
 */
export async function tellEach<R>(
  { engine: { db, registry }, now, signal, progress }: TellingJob,
  parts: AsyncIterable<readonly R[]>,
  tellingsOf: (part: readonly R[]) => readonly Telling[] | Promise<readonly Telling[]>,
): Promise<Told> {
  const told: Told = { diperiksa: 0, diberitahu: 0 };
  for await (const part of parts) {
    for (const telling of await tellingsOf(part)) {
      if (signal.aborted) return told;
      told.diberitahu += await db.transaction(tx => tell({ tx, now, registry }, telling));
      told.diperiksa++;
    }
    progress?.({ ...told });
  }
  return told;
}

/** The notices of an event, each in the words and with the link of those who get it. */
export function noticesOf<W extends string, C extends string>(
  { registry, caller }: Pick<TellContext, 'registry' | 'caller'>,
  telling: Telling<W, C>,
): Notice[] {
  const { event, key, people, holds = [], note, programme } = telling;
  const words: Record<string, NoticeWord> = { ...telling.words, ...(telling.id ? { id: telling.id } : {}) };
  return event.tells.flatMap((one, i): Notice[] => {
    if (one.when && !one.when.some(condition => holds.includes(condition))) return [];
    const noteOf = (text: string, name: string, language?: Language) =>
      one.noted && note ? `${text} ${name}: ${saidText(note, language)}` : text;
    return [one.to].flat().flatMap((relation): Notice[] => {
      const to = people[relation] ?? [];
      if (!to.length) return [];
      const path = pathFor(registry, one, programme, roleOf(relation, telling.decider));
      return [
        {
          jenis: one.kind,
          judul: fillWords(one.title, words),
          isi: noteOf(fillWords(one.text, words), 'Catatan'),
          lain: Object.fromEntries(
            otherLanguages().flatMap(([bahasa, language]) => {
              const said = language.notices?.[event.code]?.[i];
              return said
                ? [
                    [
                      bahasa,
                      {
                        judul: fillWords(said.title, words, language),
                        isi: noteOf(fillWords(said.text, words, language), language.note ?? 'Catatan', language),
                      },
                    ],
                  ]
                : [];
            }),
          ),
          link: path === null ? null : fillPath(path, words),
          to,
          role: roleOf(relation, telling.decider),
          kunci: `${event.code}:${key}`,
          event,
          ...(caller && !one.confirms ? { except: caller.userId } : {}),
        },
      ];
    });
  });
}

const roleOf = (relation: Relation, decider: Role | undefined): Role | undefined =>
  relation === 'pemutus' ? decider : relationRole(relation);

/** Named accounts were asked about at the start (`checkNotices`); their sentence leads where it says. */
const known = new WeakMap<Registry, Map<string, string | null>>();
function pathFor(registry: Registry, one: Tell, programme: Programme | undefined, role: Role | undefined) {
  const roles = role ? [role] : (one.as ?? []);
  const paths = known.get(registry) ?? new Map<string, string | null>();
  known.set(registry, paths);
  const key = JSON.stringify([one.link, one.oneOf, programme?.name, roles]);
  const found = paths.get(key);
  if (found !== undefined) return found;
  const path = noticePath(registry, one, programme, roles);
  paths.set(key, path);
  return path;
}

/** Tells the person of an account of something that concerns the account itself. */
export const tellAccount = <W extends string>(
  ctx: TellContext,
  event: NoticeEvent<W>,
  idUser: string | null,
  words: Telling<W>['words'],
  occasion: string,
): Promise<number> =>
  tell(ctx, { event, key: `${idUser}:${occasion}`, words, people: { akun: [{ users: [idUser] }] } });
