import { type Programme, type Registry, wayOf } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { tahapVerifikasi } from '../../../resources/mbkm/tahap.ts';
import type { Keikutsertaan, Pintu } from '../../../resources/umum/dashboard.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo } from '../../access/permission.ts';
import { tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import type { Engine } from '../../rest/context.ts';

interface Own extends DbRow {
  id: string;
  status: string;
  jalur: string;
  kode: string;
  tahapAktif: keyof typeof tahapVerifikasi | null;
  nomor: string | null;
  program: string;
  periode: string;
  namaMitra: string | null;
  catatan: string | null;
  tanggalMulai: string | null;
}

/** The next step: the student's own, or what is waited for. */
function stepOf(row: Own, programme: Programme | undefined): Keikutsertaan['langkah'] {
  const history = programme?.screens.history ?? null;
  const path = (programme && wayOf(programme, row.jalur)?.path) ?? programme?.screens.register;
  const form = path ? `${path}?id=${row.id}` : null;
  const wait = (label: string) => ({ label, link: history, giliranAnda: false });
  switch (row.status) {
    case 'draf':
      return { label: 'Lengkapi dan ajukan', link: form, giliranAnda: true };
    case 'revisi':
      return { label: 'Perbaiki dan ajukan kembali', link: form, giliranAnda: true };
    case 'diajukan':
      return wait(row.tahapAktif ? `Menunggu ${tahapVerifikasi[row.tahapAktif]}` : 'Menunggu verifikasi');
    case 'disetujui':
      return wait(row.tanggalMulai ? 'Menunggu tanggal mulai' : 'Menunggu kegiatan dimulai');
    case 'berjalan':
      return wait('Kegiatan sedang berjalan');
    default:
      return wait('Lihat hasil');
  }
}

/** Where students register; the client shows those that the student's menu leads to. */
export const entrances = ({ programmes }: Registry): Pintu[] =>
  programmes.map(({ label, screens }) => ({ label, link: screens.register }));

/** One's participations, those that are not over first. */
export async function participationsFor(engine: Engine, caller: Caller): Promise<Keikutsertaan[]> {
  if (!mayDo(caller, pendaftar, 'read')) return [];
  const values: unknown[] = [];
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const rows = await engine.db.query<Own>(
    `select t.id, t.status, t.jalur, t.kode_jenis_mbkm as kode, t.tahap_aktif as "tahapAktif", t.nomor_pendaftaran as nomor, p.nama as program,
       d.nama as periode, t.nama_mitra as "namaMitra", t.catatan_terakhir as catatan,
       t.tanggal_mulai as "tanggalMulai"
     from ${tableName(pendaftar)} t join master_program p on p.id = t.id_program join master_periode d on d.id = t.id_periode
     where ${scope} and t.status not in ('ditolak', 'mengundurkan_diri')
     order by (t.status = 'selesai'), t.created_at desc limit 10`,
    values,
  );
  return rows.map(row => ({
    id: row.id,
    nomor: row.nomor,
    program: row.program,
    kodeJenisMbkm: row.kode,
    periode: row.periode,
    mitra: row.namaMitra,
    status: row.status,
    catatan: row.status === 'revisi' ? row.catatan : null,
    langkah: stepOf(row, engine.registry.programmeOf(row.kode)),
  }));
}
