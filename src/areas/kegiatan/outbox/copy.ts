import { type KeptEntry, photosOf } from './deviceStore.ts';

/** Marks the file, so that nothing else is taken for one. */
export const copyFormat = 'portal-mbkm/salinan-laporan';

/** A photo in a copy; `isi` is Base64. */
export interface CopiedPhoto {
  idKlien: string;
  nama: string;
  tipe: string;
  keterangan: string | null;
  isi: string;
}

/** An entry in a copy: sent from the file or from the device, it stays one by `idKlien`. */
export interface CopiedEntry extends Pick<KeptEntry, 'logbook' | 'row' | 'values'> {
  idKlien: string;
  aksi: 'simpan' | 'ajukan';
  ditulisPada: number;
  foto: readonly CopiedPhoto[];
}

/** The whole file. */
export interface Copy {
  format: typeof copyFormat;
  versi: 1;
  dibuatPada: string;
  laporan: readonly CopiedEntry[];
}

/** Base64 of bytes, piece by piece: a call takes only so many arguments. */
function base64(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes);
  let text = '';
  for (let from = 0; from < view.length; from += 0x8000)
    text += String.fromCharCode(...view.subarray(from, from + 0x8000));
  return btoa(text);
}

/** Entries with their photos as one file: the last way out of a device that cannot send. */
export async function copyOf(entries: readonly KeptEntry[], now = new Date()): Promise<Copy> {
  const laporan: CopiedEntry[] = [];
  for (const { id, logbook, row, values, wanted, written } of entries) {
    const foto = (await photosOf(id)).map(({ id: idKlien, name: nama, type: tipe, caption: keterangan, bytes }) => ({
      idKlien,
      nama,
      tipe,
      keterangan,
      isi: base64(bytes),
    }));
    laporan.push({ idKlien: id, logbook, row, values, aksi: wanted ?? 'simpan', ditulisPada: written, foto });
  }
  return { format: copyFormat, versi: 1, dibuatPada: now.toISOString(), laporan };
}
