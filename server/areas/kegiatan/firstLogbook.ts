import { isLogbook, type Logbook } from '../../../resources/kegiatan/log.ts';
import type { RingkasanLogbook } from '../../../resources/kegiatan/ringkasan.ts';
import { dayInWords, type LogbookOptions } from '../../../resources/kit/index.ts';
import { statusTerbuka } from '../../../resources/mbkm/alurPeriksa.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { FirstLine, FirstScreenSource } from '../../platform/firstScreen.ts';
import { logbookSummary } from './summary.ts';

/** More than fit on a phone wait for the logbook itself. */
const mostEntries = 5;

/** A student's logbook before its scripts have come: the way to write, what counts, and the latest entries. */
export const firstLogbooks = (engine: Engine): readonly FirstScreenSource[] =>
  engine.registry.screens.flatMap(({ path, title, pattern, resources, options, byRole }) => {
    if (pattern !== 'logbook') return [];
    const logbook = engine.registry.get(resources[0] ?? '');
    if (!isLogbook(logbook)) return [];
    return [
      {
        path,
        read: async caller => {
          if (caller.baseRole !== role.mahasiswa || byRole?.[caller.baseRole]) return undefined;
          const summary = await logbookSummary(engine, caller, logbook, undefined);
          if (!summary) return undefined;
          const entries = await latest(engine, caller, logbook, summary.idPendaftarMbkm);
          const lines = entries.map(entry => lineOf(logbook, entry, options));
          return {
            heading: title,
            sections: [
              { heading: achieved(summary), lines: writing(summary, options) },
              ...(lines.length ? [{ heading: 'Catatan terakhir', lines }] : []),
            ],
          };
        },
      },
    ];
  });

/** `12 dari 40 hari disetujui`. */
const achieved = ({ disetujui, target, satuan }: RingkasanLogbook): string => {
  const done = disetujui.toLocaleString('id-ID');
  return target === null
    ? `${done} ${satuan} disetujui`
    : `${done} dari ${target.toLocaleString('id-ID')} ${satuan} disetujui`;
};

function writing({ idPendaftarMbkm, hariIni, isi }: RingkasanLogbook, { paths }: LogbookOptions): FirstLine[] {
  if (!isi) return [];
  const day = hariIni >= isi.dari && hariIni <= isi.sampai ? hariIni : isi.sampai;
  return [
    {
      text: 'Catat kegiatan',
      note: dayInWords(day),
      link: `${paths.form}/add?peserta=${idPendaftarMbkm}&tanggal=${day}`,
      first: true,
    },
  ];
}

interface Entry extends DbRow {
  id: string;
  tanggal: string;
  status: string;
  judul: string;
}

function latest(engine: Engine, caller: Caller, logbook: Logbook, participation: string): Promise<Entry[]> {
  const values: unknown[] = [participation];
  const day = column(logbook.log.day);
  return engine.db.query<Entry>(
    `select t.id, t.${day}::text as tanggal, t.status, t.${column(logbook.log.title)} as judul from ${tableName(logbook)} t
     where t.id_pendaftar_mbkm = $1 and ${engine.rowsOf(caller, logbook, 'read', 't', values)}
     order by t.${day} desc, t.created_at desc limit ${mostEntries}`,
    values,
    { prepare: true },
  );
}

function lineOf({ fields, log }: Logbook, { id, tanggal, status, judul }: Entry, { paths }: LogbookOptions): FirstLine {
  const { states } = fields.status.workflow;
  const choices = fields[log.title];
  const open = statusTerbuka.some(state => state === status);
  return {
    text: (choices?.kind === 'enum' && choices.choices[judul]) || judul,
    note: dayInWords(tanggal),
    mark: states[status]?.label,
    link: `${paths.form}/${open ? 'edit' : 'view'}?id=${id}`,
  };
}
