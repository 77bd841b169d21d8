import type { ListFilter } from '../../../resources/kit/index.ts';
import type { NamaPeriode, PilihanPeriode } from '../../../resources/master/pilihanPeriode.ts';
import { alurPendaftaran, statusMengisiKuota } from '../../../resources/mbkm/alurPendaftaran.ts';
import { isKodeJenisMbkm, kodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import type { AngkaPeriode } from '../../../resources/umum/dashboard.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { countBy } from './counting.ts';
import { decisionsLink, kindsOf, participationsLink } from './dashboardPaths.ts';

const funnel = ['diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai', 'ditolak'] as const;

/** Periods that are not drafts, and the one asked for, else the one that runs today, else the newest. */
async function periodOf(engine: Engine, asked: unknown): Promise<PilihanPeriode | undefined> {
  const rows = await engine.db.query<NamaPeriode & { berjalan: boolean }>(
    `select id, nama, $1::date between tanggal_mulai and tanggal_selesai as berjalan from master_periode
     where status <> 'draf' order by kode desc limit 12`,
    [dayInZone(engine.now())],
  );
  const found = rows.find(({ id }) => id === asked) ?? rows.find(({ berjalan }) => berjalan) ?? rows[0];
  if (!found) return undefined;
  const named = ({ id, nama }: NamaPeriode) => ({ id, nama });
  return { periode: named(found), pilihan: rows.map(named) };
}

/** Figures of a period for Tim MBKM: states, study programmes, kinds. */
export async function figuresFor(engine: Engine, caller: Caller, asked: unknown): Promise<AngkaPeriode | null> {
  if (caller.baseRole !== role.superAdmin && caller.baseRole !== role.timMbkm) return null;
  const period = await periodOf(engine, asked);
  if (!period) return null;
  const idPeriode = period.periode.id;
  const { registry } = engine;
  const [only, second] = registry.programmes;
  /** The one programme's queue; where there are several, the list of all participations. */
  const listed = (status: string, filter: ListFilter): string | null =>
    only && !second
      ? decisionsLink(registry, only, status, filter)
      : participationsLink(registry, caller.baseRole, filter);
  const ofKind = (kind: string): string | null => {
    const programme = registry.programmeOf(kind);
    return programme ? decisionsLink(registry, programme, 'disetujui', { idPeriode, kodeJenisMbkm: kind }) : null;
  };
  const all = { resource: pendaftar, filter: { kodeJenisMbkm: kindsOf(registry), idPeriode } };
  const taking = { resource: pendaftar, filter: { ...all.filter, status: [...statusMengisiKuota] } };
  const [byState, byProdi, byKind] = await Promise.all([
    countBy(engine, caller, all, 'status'),
    countBy(engine, caller, taking, 'idProgramProdi'),
    countBy(engine, caller, taking, 'kodeJenisMbkm'),
  ]);
  const states = new Map(byState.map(({ nilai, jumlah }) => [nilai, jumlah]));
  return {
    ...period,
    bagan: [
      {
        kode: 'status',
        judul: 'Pendaftar menurut status',
        batang: funnel.map(status => ({
          label: alurPendaftaran.states[status].label,
          jumlah: states.get(status) ?? 0,
          link: listed(status, { idPeriode, status }),
        })),
      },
      {
        kode: 'prodi',
        judul: 'Peserta menurut program studi',
        batang: byProdi.map(({ nilai, label, jumlah }) => ({
          label: label ?? nilai,
          jumlah,
          link: listed('disetujui', { idPeriode, idProgramProdi: nilai }),
        })),
      },
      {
        kode: 'jenis',
        judul: 'Peserta menurut jenis',
        batang: byKind.map(({ nilai, jumlah }) => ({
          label: isKodeJenisMbkm(nilai) ? kodeJenisMbkm[nilai] : nilai,
          jumlah,
          link: ofKind(nilai),
        })),
      },
    ],
  };
}
