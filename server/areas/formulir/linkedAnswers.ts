import { v4 as uuidv4 } from 'uuid';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import type { IsianTerbuka } from '../../../resources/formulir/tautanPanggilan.ts';
import { formulirTautanRefusals } from '../../../resources/formulir/tautanRefusals.ts';
import type { Answers } from '../../../resources/kit/form/answers.ts';
import type { Form } from '../../../resources/kit/form/definition.ts';
import { dayInZone } from '../../../resources/kit/index.ts';
import { hashToken, sameSecret } from '../../platform/access/token.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { isKeyKnown } from './anonymous.ts';
import { checkedAnswers, sendUnnamed, versionOf } from './answers.ts';
import { closedFor, isOpen, mustHaveRoom, tables } from './forms.ts';
import { type Linked, linkedForm } from './links.ts';

/** What opens a form without an account. */
export interface Key {
  readonly tautan: string;
  readonly kode?: string | undefined;
}

/** @throws HttpError 404 for a link that is unknown, was revoked, or whose form asks others now */
async function opened(on: Queryable, { tautan }: Key): Promise<Linked> {
  const found = await linkedForm(on, tautan);
  if (!found) throw notFound(formulirTautanRefusals.linkGone);
  return found;
}

/** The form asks no code, or this is it. */
const codeFits = ({ kodeAkses }: Linked, { kode }: Key): boolean =>
  !kodeAkses || (kode !== undefined && sameSecret(kode.trim().toLowerCase(), kodeAkses.toLowerCase()));

/** Of whom a link is, as answers name them: an account where there is one. */
const columnOf = ({ idUser }: Linked): 'id_user' | 'id_peserta' => (idUser === null ? 'id_peserta' : 'id_user');

interface Kept extends DbRow {
  id: string;
  keadaan: 'draf' | 'terkirim';
  kunci: string | null;
}

/** What the holder of a personal link has answered. */
const keptOf = (on: Queryable, form: Linked, lock = false): Promise<Kept | undefined> =>
  form.idPeserta === null
    ? Promise.resolve(undefined)
    : on.one<Kept>(
        `select id, keadaan, kunci from ${tables.answer}
          where id_formulir = $1 and ${columnOf(form)} = $2${lock ? ' for update' : ''}`,
        [form.id, form.idUser ?? form.idPeserta],
      );

async function stateOf(on: Queryable, form: Linked, key: Key, today: string): Promise<IsianTerbuka['keadaan']> {
  if ((await keptOf(on, form))?.keadaan === 'terkirim') return 'terkirim';
  if (form.penuh) return 'penuh';
  if (form.status === 'rilis' && form.tanggalBuka && form.tanggalBuka > today) return 'belum';
  if (!isOpen(form, today)) return 'tutup';
  return codeFits(form, key) ? 'buka' : 'kode';
}

/** Roles that see answers concern nobody who has no account. */
const asAsked = ({ sections }: Form): Form => ({
  sections: sections.map(section => ({
    ...section,
    questions: section.questions.map(({ seenBy: _, ...question }) => question),
  })),
});

/** A form as somebody without an account reads it. @throws HttpError 404 */
export async function readLinked(on: Queryable, key: Key, now: Date): Promise<IsianTerbuka> {
  const form = await opened(on, key);
  const keadaan = await stateOf(on, form, key, dayInZone(now));
  return {
    judul: form.judul,
    keterangan: form.keterangan,
    keadaan,
    anonim: form.anonim ?? false,
    nama: form.nama,
    tanggalBuka: form.tanggalBuka,
    tanggalTutup: form.tanggalTutup,
    nomorVersi: form.nomorVersi,
    draf: hashToken(`draf ${key.tautan}`).slice(0, 16),
    definisi: keadaan === 'buka' ? asAsked(await versionOf(on, form, form.nomorVersi)) : null,
  };
}

/** What is sent by a link. */
export interface LinkedSent extends Key {
  /** Drawn by lot on the device, the same for every attempt. */
  readonly kunci: string;
  readonly nomorVersi: number;
  readonly isi: Answers;
}

/**
 * Keeps what was sent by a link; the same once more changes nothing.
 * @throws HttpError 404 for a link that opens nothing; 409 where the form is closed, full, has changed or was answered;
 * 422 by question
 */
export async function keepLinked(tx: Queryable, sent: LinkedSent, now: Date): Promise<void> {
  const form = await opened(tx, sent);
  // The form stays as it is until the answer is kept.
  await tx.one(`select 1 as ada from ${tables.form} where id = $1 for share`, [form.id]);
  const key = hashToken(`kunci ${form.id} ${sent.kunci}`);
  const mine = await keptOf(tx, form, true);
  if (mine?.keadaan === 'terkirim') {
    if (mine.kunci === key) return;
    throw conflict(formulirRefusals.sentAlready);
  }
  if (form.idPeserta === null && (await isKeyKnown(tx, tables.answer, form.id, key))) return;
  if (!isOpen(form, dayInZone(now))) throw closedFor(form);
  if (!codeFits(form, sent)) throw invalid({ kode: formulirTautanRefusals.wrongCode });
  if (sent.nomorVersi !== form.nomorVersi) throw conflict(formulirRefusals.changedMeanwhile);
  const definisi = await versionOf(tx, form, form.nomorVersi);
  const isi = JSON.stringify(checkedAnswers(definisi, { isi: sent.isi, kirim: true }));
  if (form.anonim) return void (await sendUnnamed(tx, form, isi, { key }));
  await mustHaveRoom(tx, form);
  await store(tx, form, mine, { isi, key, at: now.toISOString() });
}

async function store(
  tx: Queryable,
  form: Linked,
  mine: Kept | undefined,
  { isi, key, at }: { isi: string; key: string; at: string },
): Promise<void> {
  if (mine) {
    await tx.execute(
      `update ${tables.answer} set nomor_versi = $2, keadaan = 'terkirim', isi = $3, dikirim_pada = $4, kunci = $5,
         updated_at = $4, version = version + 1 where id = $1`,
      [mine.id, form.nomorVersi, isi, at, key],
    );
    return;
  }
  const idPeserta = form.idUser === null ? form.idPeserta : null;
  const lewat = form.idUser !== null ? 'akun' : form.idPeserta !== null ? 'undangan' : 'tautan';
  const added = await tx.execute(
    `insert into ${tables.answer}
       (id, created_at, updated_at, id_formulir, id_user, id_peserta, kunci, lewat, nomor_versi, keadaan, isi, dikirim_pada)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, 'terkirim', $9, $2) on conflict do nothing`,
    [uuidv4(), at, form.id, form.idUser, idPeserta, key, lewat, form.nomorVersi, isi],
  );
  // Two devices of one person at once: the first one counts.
  if (!added && form.idPeserta !== null) throw conflict(formulirRefusals.sentAlready);
}
