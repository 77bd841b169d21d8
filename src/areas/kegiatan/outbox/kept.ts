import type { Values } from '../../../platform/patterns/record/source.ts';

/** What a person has asked for; null while it is still being written. */
type Wanted = 'simpan' | 'ajukan' | null;

/** Where an entry stands on its way (docs/domain/30 §4.3); what has arrived is on the device no more. */
type EntryState = 'perangkat' | 'menunggu' | 'mengirim' | 'gagal' | 'konflik';

/** An entry of a logbook that the server does not have as it stands here. */
export interface KeptEntry {
  /** UUID made on the device (`idKlien`): sent again it stays one. */
  id: string;
  /** Whose it is: nobody else at this device sees it. */
  user: string;
  /** Name of the resource. */
  logbook: string;
  /** The row that the server has of it, and the version that was read. */
  row: { id: string; version: number } | null;
  /** Fields of the form. */
  values: Values;
  /** The stored documents were changed by hand: they travel with the fields. */
  changedFiles: boolean;
  wanted: Wanted;
  state: EntryState;
  /** Why it was refused, in the server's words. */
  message: string | null;
  errors: Readonly<Record<string, string>>;
  /** The server's row where both changed. */
  theirs: Values | null;
  /** How often it was tried in vain since somebody last asked. */
  tries: number;
  /** From when on it is tried by itself; null = only when the connection returns, the app opens, or somebody asks. */
  next: number | null;
  /** When it was first written, and when it last changed. */
  written: number;
  at: number;
}

/** A photo or document of an entry that has not arrived. */
export interface KeptPhoto {
  /** UUID made on the device, as the entry's. */
  id: string;
  user: string;
  entry: string;
  name: string;
  type: string;
  caption: string | null;
  /** Bytes, not a Blob: some browsers lose what a kept Blob points at. */
  bytes: ArrayBuffer;
  at: number;
}

/** An answer of the server that is shown while it cannot be reached. */
export interface KeptAnswer {
  user: string;
  /** Path and query of the GET. */
  address: string;
  data: unknown;
  /** `Content-Range` of lists. */
  range: string | null;
  at: number;
}
