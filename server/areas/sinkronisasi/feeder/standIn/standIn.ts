import { randomUUID } from 'node:crypto';
import { acts } from '../acts.ts';
import type { FeederBody, FeederRow } from '../port.ts';
import { conditionOf } from './conditions.ts';

/** Where a stand-in keeps its lists, by the name of the call that gives them. */
export interface StandInStore {
  rows(list: string): Promise<readonly FeederRow[]>;
  add(list: string, row: FeederRow): Promise<void>;
  replace(list: string, id: string, of: string, row: FeederRow): Promise<void>;
  remove(list: string, id: string, of: string): Promise<void>;
}

/** An answer as the Feeder writes it: HTTP 200, and a code that tells. */
export interface StandInAnswer {
  error_code: number | string;
  error_desc: string;
  data: unknown;
}

const done = (data: unknown): StandInAnswer => ({ error_code: 0, error_desc: '', data });
// Refusals carry their code as a text, as some installations do.
const refused = (code: number, error_desc: string): StandInAnswer => ({
  error_code: String(code),
  error_desc,
  data: [],
});

const text = (row: FeederRow | undefined, name: string): string => String(row?.[name] ?? '');

/**
 * A stand-in for a Neo Feeder: reads lists with conditions and pages, and takes records with the checks that the real
 * one makes. Tokens and breakdowns are its server's.
 */
export function createStandIn(store: StandInStore): (act: string, body: FeederBody) => Promise<StandInAnswer> {
  const has = async (list: string, field: string, value: unknown, also: FeederRow = {}): Promise<boolean> =>
    (await store.rows(list)).some(
      row =>
        text(row, field) === String(value ?? '') && Object.entries(also).every(([name, want]) => row[name] === want),
    );

  /** Why a record is not taken; undefined = it is. */
  const faultOf = async (name: string, record: FeederRow): Promise<string | undefined> => {
    if (name === acts.aktivitas.name) {
      if (!(await has('GetProdi', 'id_prodi', record.id_prodi))) return 'id_prodi tidak dikenal';
      if (!(await has('GetSemester', 'id_semester', record.id_semester, { a_periode_aktif: '1' })))
        return 'Periode pelaporan sudah ditutup';
      const kind = record.id_jenis_aktivitas;
      if (!(await has('GetJenisAktivitasMahasiswa', 'id_jenis_aktivitas_mahasiswa', kind)))
        return 'id_jenis_aktivitas tidak dikenal';
      return text(record, 'judul') ? undefined : 'judul wajib diisi';
    }
    if (name === acts.prestasi.name) {
      const { id_mahasiswa: student, id_jenis_prestasi: kind, id_tingkat_prestasi: level } = record;
      if (!(await has('GetListRiwayatPendidikanMahasiswa', 'id_mahasiswa', student)))
        return 'id_mahasiswa tidak dikenal';
      if (!(await has('GetJenisPrestasi', 'id_jenis_prestasi', kind))) return 'id_jenis_prestasi tidak dikenal';
      return (await has('GetTingkatPrestasi', 'id_tingkat_prestasi', level))
        ? undefined
        : 'id_tingkat_prestasi tidak dikenal';
    }
    if (!(await has(acts.aktivitas.list, 'id_aktivitas', record.id_aktivitas))) return 'id_aktivitas tidak dikenal';
    if (name === acts.anggota.name) {
      const student = record.id_registrasi_mahasiswa;
      return (await has('GetListRiwayatPendidikanMahasiswa', 'id_registrasi_mahasiswa', student))
        ? undefined
        : 'id_registrasi_mahasiswa tidak dikenal';
    }
    if (name === acts.bimbingan.name)
      return (await has('GetListDosen', 'id_dosen', record.id_dosen)) ? undefined : 'Dosen belum mendapat penugasan';
    if (!(await has(acts.anggota.list, 'id_anggota', record.id_anggota))) return 'id_anggota tidak dikenal';
    return (await has('GetListMataKuliah', 'id_matkul', record.id_matkul))
      ? undefined
      : 'Mata kuliah tidak dalam kurikulum';
  };

  const insert = async (act: (typeof acts)[keyof typeof acts], record: FeederRow): Promise<StandInAnswer> => {
    const fault = await faultOf(act.name, record);
    if (fault) return refused(210, fault);
    const id = randomUUID();
    await store.add(act.list, { ...record, [act.id]: id });
    return done({ [act.id]: id });
  };

  return async (name, { filter = '', limit = 0, offset = 0, record = {}, key = {} }) => {
    for (const act of Object.values(acts)) {
      const id = text(key, act.id);
      if (name === `Insert${act.name}`) return insert(act, record);
      if (name !== `Update${act.name}` && name !== `Delete${act.name}`) continue;
      if (!(await has(act.list, act.id, id))) return refused(404, 'Data tidak ditemukan');
      if (name.startsWith('Delete')) {
        await store.remove(act.list, id, act.id);
        return done([]);
      }
      const fault = await faultOf(act.name, record);
      if (fault) return refused(210, fault);
      await store.replace(act.list, id, act.id, { ...record, [act.id]: id });
      return done({ [act.id]: id });
    }
    const rows = (await store.rows(name)).filter(conditionOf(filter));
    return done(limit ? rows.slice(offset, offset + limit) : rows);
  };
}
