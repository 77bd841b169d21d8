import type { Resource } from '../../../resources/kit/index.ts';
import { logbookMagang } from '../../../resources/magang/logbookMagang.ts';
import { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { sinkronisasiProses } from '../../../resources/sinkronisasi/proses.ts';
import type { Kartu } from '../../../resources/umum/dashboard.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo } from '../../access/permission.ts';
import type { DbRow } from '../../database/db.ts';
import type { Engine } from '../../rest/context.ts';
import { countRows, type Filter } from './counting.ts';

const listOf = (path: string, filter: Filter) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

async function counted(
  engine: Engine,
  caller: Caller,
  label: string,
  resource: Resource,
  filter: Filter,
  path: string,
): Promise<Kartu[]> {
  if (!mayDo(caller, resource, 'read')) return [];
  const { jumlah } = await countRows(engine, caller, { resource, filter });
  return [{ label, nilai: jumlah, jenis: 'jumlah', link: listOf(path, filter) }];
}

/** SKS that a student's participations brought in all. */
async function recognised(engine: Engine, caller: Caller): Promise<Kartu[]> {
  if (!mayDo(caller, pendaftar, 'read')) return [];
  const values: unknown[] = [];
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const found = await engine.db.one<{ sks: number }>(
    `select coalesce(sum(t.total_sks_diakui), 0)::int as sks from mbkm_pendaftar_program_mbkm t
     where t.status <> 'mengundurkan_diri' and ${scope}`,
    values,
  );
  return [{ label: 'SKS diakui', nilai: found?.sks ?? 0, jenis: 'sks', link: '/magang/riwayat' }];
}

/** When each kind of SIAMIK data was last taken over. */
async function synchronised(engine: Engine, caller: Caller): Promise<Kartu[]> {
  if (!mayDo(caller, sinkronisasiProses, 'read')) return [];
  const rows = await engine.db.query<DbRow & { jenis: string; selesai: string }>(
    `select jenis, max(selesai) as selesai from sinkronisasi_proses
     where status in ('selesai', 'selesai_sebagian') and jenis in ('mahasiswa', 'matakuliah') group by jenis`,
  );
  const last = new Map(rows.map(({ jenis, selesai }) => [jenis, selesai]));
  return (['mahasiswa', 'matakuliah'] as const).map(jenis => ({
    label: `Sinkronisasi ${jenis === 'mahasiswa' ? 'mahasiswa' : 'mata kuliah'} terakhir`,
    nilai: last.get(jenis) ?? null,
    jenis: 'waktu',
    link: `/sinkronisasi/s_${jenis}`,
  }));
}

const running: Filter = { status: 'berjalan' };

/** The cards of the active role (docs/domain/10 §4 "Dashboard"). */
export async function cardsFor(engine: Engine, caller: Caller): Promise<Kartu[]> {
  const students = (label: string, filter: Filter, path: string) =>
    counted(engine, caller, label, pendaftar, filter, path);
  switch (caller.baseRole) {
    case 'HA02':
    case 'HA09':
      return (
        await Promise.all([
          recognised(engine, caller),
          counted(engine, caller, 'Logbook dikembalikan', logbookMagang, { status: 'revisi' }, '/magang/log-kegiatan'),
        ])
      ).flat();
    case 'HA04':
      return students('Mahasiswa bimbingan berjalan', running, '/magang/riwayat/pendaftar');
    case 'HA05':
    case 'HA07':
      return students('Mahasiswa prodi sedang mengikuti', running, '/magang/riwayat/pendaftar');
    case 'HA06':
      return students('Mahasiswa magang di tempat Anda', running, '/magang/riwayat/pendaftar');
    case 'HA01':
    case 'HA03':
      return (
        await Promise.all([
          students('Peserta sedang berjalan', running, '/magang/riwayat/pendaftar2'),
          counted(engine, caller, 'Mahasiswa aktif', mahasiswa, { statusAkademik: 'aktif' }, '/master/mahasiswa'),
          counted(engine, caller, 'Mitra aktif', mitra, { status: 'aktif' }, '/master/mitra'),
        ])
      ).flat();
    case 'HA10':
      return (
        await Promise.all([
          students('Nilai final belum dikirim ke SIAMIK', unsent, '/data-mbkm/bakpk'),
          synchronised(engine, caller),
        ])
      ).flat();
    default:
      return [];
  }
}

const unsent: Filter = { statusKonversi: 'final', statusSiamik_neq: 'terkirim' };
