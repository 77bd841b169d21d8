import type { JawabanKirim } from '../../../../resources/kegiatan/kirimBanyak.ts';
import type { Logbook } from '../../../../resources/kegiatan/log.ts';
import { isValues } from '../../../platform/patterns/record/source.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { type CopiedEntry, type CopiedPhoto, copyFormat } from './copy.ts';
import { messageFor } from './deliver.ts';
import { newEntry } from './newEntry.ts';
import { sendPhoto } from './sendPhoto.ts';

/** Result of one entry of a copy. */
export interface HandedIn {
  entry: CopiedEntry;
  /** Null where it has arrived. */
  problem: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isPhoto = (value: unknown): value is CopiedPhoto =>
  isValues(value) && [value.idKlien, value.nama, value.tipe, value.isi].every(isText);

const isEntry = (value: unknown): value is CopiedEntry =>
  isValues(value) &&
  isText(value.idKlien) &&
  isText(value.logbook) &&
  isValues(value.values) &&
  typeof value.ditulisPada === 'number' &&
  (value.aksi === 'simpan' || value.aksi === 'ajukan') &&
  Array.isArray(value.foto) &&
  value.foto.every(isPhoto);

/** The entries of one logbook in a copy. @throws Error in words where the file is none */
export async function readCopy(file: Blob, logbook: string): Promise<CopiedEntry[]> {
  const wrong = new Error('Berkas ini bukan salinan laporan portal.');
  let found: unknown;
  try {
    found = JSON.parse(await file.text());
  } catch {
    throw wrong;
  }
  if (!isValues(found) || found.format !== copyFormat || !Array.isArray(found.laporan)) throw wrong;
  if (!found.laporan.every(isEntry)) throw wrong;
  const own = found.laporan.filter(isEntry).filter(entry => entry.logbook === logbook);
  if (!own.length) throw new Error('Salinan ini tidak berisi laporan untuk logbook ini.');
  return own;
}

const bytesOf = (isi: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(isi), letter => letter.charCodeAt(0));

/**
 * Hands in the entries of a copy, one after the other: text, photos, then the act that was asked for. Each is there once,
 * whether its device has sent it or not.
 * @param user who hands it in
 */
export async function handIn(logbook: Logbook, entries: readonly CopiedEntry[], user: string): Promise<HandedIn[]> {
  const done: HandedIn[] = [];
  for (const entry of entries)
    done.push({ entry, problem: await one(logbook, entry, user).catch((error: unknown) => messageOf(error)) });
  return done;
}

/** @returns why it was refused; null where it has arrived */
async function one(logbook: Logbook, entry: CopiedEntry, user: string): Promise<string | null> {
  const path = `${logbook.endpoint}/serah-salinan`;
  const kept = {
    ...newEntry(user, logbook.name, entry.idKlien, entry.ditulisPada),
    row: entry.row,
    values: entry.values,
  };
  const send = async (aksi: CopiedEntry['aksi']) => {
    const body = { idPendaftarMbkm: entry.values.idPendaftarMbkm, laporan: [messageFor(logbook, kept, aksi)] };
    return (await http<{ hasil: JawabanKirim[] }>(path, { method: 'POST', body })).data.hasil[0];
  };
  const refusal = (answer: JawabanKirim | undefined) =>
    !answer || answer.hasil === 'ditolak' || answer.hasil === 'konflik' ? (answer?.pesan ?? 'Ditolak server.') : null;
  const first = await send('simpan');
  const refused = refusal(first);
  if (refused || !first?.id) return refused ?? 'Ditolak server.';
  for (const { idKlien, nama, tipe, keterangan, isi } of entry.foto) {
    const photo = { id: idKlien, name: nama, type: tipe, caption: keterangan, bytes: bytesOf(isi).buffer };
    await sendPhoto(photo, { path: `${path}/dokumen`, logbook, row: first.id });
  }
  return entry.aksi === 'ajukan' ? refusal(await send('ajukan')) : null;
}
