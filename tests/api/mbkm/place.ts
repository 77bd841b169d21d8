import { v7 as uuidv7 } from 'uuid';
import { idOf } from '../../../server/demo/ids.ts';
import { cal, id, informatika, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

/** Somebody who takes part in the invented programme, logged in. */
export interface Participant {
  /** Of the participation. */
  id: string;
  person: Person & { userId: string; idMahasiswa: string };
}

/** An accepted participation of the invented programme, with its student; `over` overrides columns. */
export async function participant(place: Place, over: Record<string, unknown> = {}): Promise<Participant> {
  const person = await place.studentPerson();
  const { db } = place;
  const student = await db.one<{ npm: string; nama: string }>('select npm, nama from master_mahasiswa where id = $1', [
    person.idMahasiswa,
  ]);
  const jenis = await db.one<{ id: string }>(`select id from master_jenis_mbkm where kode = 'riset'`);
  const own = uuidv7();
  const row = {
    id: own,
    id_mahasiswa: person.idMahasiswa,
    npm: student?.npm,
    nama_mahasiswa: student?.nama,
    id_program_prodi: informatika,
    id_program: id.program('RISET'),
    id_periode: id.periode(0),
    id_jenis_mbkm: jenis?.id,
    kode_jenis_mbkm: 'riset',
    jalur: 'reguler',
    nomor_pendaftaran: own.slice(-12),
    status: 'berjalan',
    status_konversi: 'belum',
    tanggal_daftar: place.world.clock.now,
    tanggal_mulai: cal.day(-40),
    tanggal_selesai: cal.day(60),
    ...over,
  };
  const names = Object.keys(row);
  await db.execute(
    `insert into mbkm_pendaftar_program_mbkm (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  );
  await db.execute('insert into lomba_data_lomba (id, id_pendaftar_mbkm) values ($1, $2)', [uuidv7(), own]);
  return { id: own, person };
}

/** A row of members, as the form of a group sends it. */
export const member = (idPendaftarMbkm: string, jabatan: 'ketua' | 'anggota' = 'anggota', over = {}) => ({
  idPendaftarMbkm,
  idJenisAnggota: idOf('master/jenis-anggota', jabatan),
  ...over,
});
