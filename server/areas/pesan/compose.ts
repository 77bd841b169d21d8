import type { ReadBodyOf, Resource } from '../../../resources/kit/index.ts';
import { filledText, receiverWord, waysOf, wordsIn, wordsOf } from '../../../resources/kit/reaches.ts';
import type { Way } from '../../../resources/kit/reachesShape.ts';
import type { kirimPesan } from '../../../resources/pesan/panggilan.ts';
import { pesanRefusals } from '../../../resources/pesan/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { chosenIds } from '../../platform/engine/manyRows.ts';
import { forbidden, HttpError, invalid } from '../../platform/errors.ts';
import { type Receiver, receiversOf } from '../../platform/notify/receivers.ts';

/** Receivers of one message; a row of more members than this is no list any more. */
const most = 5000;

/** What is to be written, to whom. */
export type Draft = Omit<ReadBodyOf<typeof kirimPesan>, 'kunci' | 'jadwal' | 'bolehDibalas' | 'tampilDiData'>;

type Reason = 'tanpaOrang' | 'luarCakupan' | 'menolakSurel' | 'tanpaAlamat';

/** Somebody whom the message reaches, with the text filled in. */
interface Addressee {
  readonly idBaris: string;
  readonly baris: string;
  readonly idUser: string | null;
  readonly nama: string;
  readonly surel: string | null;
  readonly telepon: string | null;
  readonly judul: string;
  readonly isi: string;
}

/** A row that reaches nobody, and why. */
interface Unreached {
  readonly idBaris: string;
  readonly baris: string;
  readonly alasan: Reason;
}

export interface Composed {
  readonly way: Way;
  readonly rows: number;
  readonly addressees: readonly Addressee[];
  readonly unreached: readonly Unreached[];
}

/**
 * The resource whose rows lead to people, as the caller may write to them.
 * @throws HttpError 403 where the caller may not
 */
export function reachingResource({ registry }: Engine, caller: Caller, name: string): Resource {
  const resource = registry.find(name);
  if (!resource?.reaches?.by.includes(caller.baseRole)) throw forbidden();
  mustBeAllowed(caller, resource, 'read');
  return resource;
}

function wayOf({ registry }: Engine, caller: Caller, r: Resource, key: string): Way {
  const found = waysOf(registry.find, r, caller.baseRole).find(([name]) => name === key);
  if (!found) throw invalid({ kepada: pesanRefusals.unknownWay });
  return found[1];
}

/** @throws HttpError 422 by field for words that are not the way's */
function mustKnowWords({ judul, isi }: Draft, known: readonly string[]): void {
  const unknown = (text: string) => wordsIn(text).find(word => !known.includes(word));
  const said = (kata: string) =>
    pesanRefusals.unknownWord({ kata, dikenal: known.map(word => `{${word}}`).join(', ') });
  const wrong = Object.entries({ judul: unknown(judul), isi: unknown(isi) }).flatMap(([field, word]) =>
    word === undefined ? [] : [[field, said(word)] as const],
  );
  if (wrong.length) throw invalid(Object.fromEntries(wrong));
}

/**
 * Works out whom a message reaches, each text once; stores nothing.
 * @throws HttpError 403, 422 by field, 422 for too many
 */
export async function compose(engine: Engine, caller: Caller, draft: Draft): Promise<Composed> {
  const resource = reachingResource(engine, caller, draft.resource);
  const way = wayOf(engine, caller, resource, draft.kepada);
  const words = wordsOf(resource, caller.baseRole, way);
  mustKnowWords(draft, [receiverWord, ...words]);
  const ids = await chosenIds({ engine, caller, on: engine.db }, resource, draft);
  const fields = words.map(word => resource.reaches?.words[word] ?? '');
  const found = await receiversOf(engine, engine.db, caller, { resource, way, ids, words: fields, most });
  if (found.length > most) throw new HttpError(422, pesanRefusals.tooMany({ n: most }));
  const addressees: Addressee[] = [];
  const unreached: Unreached[] = [];
  const told = new Set<string>();
  for (const one of found) {
    const { idBaris, baris } = one;
    const alasan = reasonOf(one, draft);
    if (alasan) {
      unreached.push({ idBaris, baris, alasan });
      continue;
    }
    const addressee = addressed(one, draft, words);
    const text = JSON.stringify([one.idOrang, addressee.judul, addressee.isi]);
    if (!told.has(text)) addressees.push(addressee);
    told.add(text);
  }
  return { way, rows: ids.length, addressees, unreached };
}

/** Addresses of the chosen kinds. */
const addressesOf = ({ idUser, surel, telepon, tanpaSurel }: Receiver, { lewat }: Draft) => ({
  idUser: lewat.includes('portal') ? idUser : null,
  surel: lewat.includes('surel') && !tanpaSurel ? surel : null,
  telepon: lewat.includes('wa') ? telepon : null,
});

function reasonOf(one: Receiver, draft: Draft): Reason | undefined {
  if (one.idOrang === null) return 'tanpaOrang';
  if (!one.dalamCakupan) return 'luarCakupan';
  if (Object.values(addressesOf(one, draft)).some(address => address !== null)) return undefined;
  return draft.lewat.includes('surel') && one.surel !== null ? 'menolakSurel' : 'tanpaAlamat';
}

function addressed(one: Receiver, draft: Draft, words: readonly string[]): Addressee {
  const nama = one.nama ?? '';
  const values = {
    ...Object.fromEntries(words.map((word, i) => [word, one.kata[i] ?? ''])),
    [receiverWord]: nama,
  };
  return {
    idBaris: one.idBaris,
    baris: one.baris,
    nama,
    ...addressesOf(one, draft),
    judul: filledText(draft.judul, values).slice(0, 150),
    isi: filledText(draft.isi, values),
  };
}
