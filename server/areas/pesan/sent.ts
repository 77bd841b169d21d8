import type { AnswerOf, ReadQueryOf, Registry } from '../../../resources/kit/index.ts';
import type { bacaPesan, daftarPesan, PenerimaPesan, PesanRingkas } from '../../../resources/pesan/panggilan.ts';
import { balasan, penerima, pesan } from '../../../resources/pesan/pesan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { noticeKeySql } from './sendJob.ts';

const table = tableName(pesan);
const receivers = tableName(penerima);
const answers = tableName(balasan);
const pageOfMessages = 25;
const pageOfReceivers = 50;

interface Found extends DbRow, Omit<PesanRingkas, 'labelKepada'> {
  kepada: string;
  isi: string;
  total: number;
}

const messageSql = (where: string, rest: string): string =>
  `select m.id, m.judul, m.isi, m.resource, m.kepada, m.lewat, m.status, m.jadwal, m.created_at as dibuat, m.boleh_dibalas,
     count(*) over ()::int as total, j.penerima, j.terkirim, j.gagal, j.dibaca, j.dibalas
   from ${table} m cross join lateral (
     select count(*) filter (where p.keadaan <> 'gagal')::int as penerima,
       count(*) filter (where p.keadaan = 'terkirim')::int as terkirim,
       count(*) filter (where p.keadaan = 'gagal')::int as gagal,
       count(n.dibaca_pada)::int as dibaca,
       count(*) filter (where exists (select 1 from ${answers} b where b.id_penerima = p.id and b.id_penulis = p.id_user))::int as dibalas
     from ${receivers} p left join notifikasi n on n.kunci = ${noticeKeySql} where p.id_pesan = m.id) j
   where m.id_user = $1 ${where} ${rest}`;

const brief = (registry: Registry, { kepada, isi: _, total: __, ...message }: Found): PesanRingkas => ({
  ...message,
  labelKepada: registry.find(message.resource)?.reaches?.ways[kepada]?.label ?? kepada,
});

/** The caller's own messages, newest first. */
export async function listMessages(
  { db, registry }: { db: Queryable; registry: Registry },
  { userId }: Caller,
  mulai: number,
): Promise<AnswerOf<typeof daftarPesan>> {
  const page = `order by m.created_at desc, m.id desc limit ${pageOfMessages} offset $2`;
  const rows = await db.query<Found>(messageSql('', page), [userId, mulai]);
  return { jumlah: rows[0]?.total ?? 0, pesan: rows.map(row => brief(registry, row)) };
}

const narrowed: Readonly<Record<ReadQueryOf<typeof bacaPesan>['keadaan'], string>> = {
  semua: '',
  belum: `and p.keadaan = 'terkirim' and n.id is not null and n.dibaca_pada is null`,
  dibalas: `and exists (select 1 from ${answers} b where b.id_penerima = p.id)`,
  gagal: `and (p.keadaan = 'gagal' or p.wa_keadaan = 'gagal')`,
};

/** One of the caller's own messages with a page of its receivers; undefined where there is none. */
export async function openMessage(
  { db, registry }: { db: Queryable; registry: Registry },
  { userId }: Caller,
  id: string,
  { mulai, keadaan }: ReadQueryOf<typeof bacaPesan>,
): Promise<AnswerOf<typeof bacaPesan> | undefined> {
  const found = await db.one<Found>(messageSql('and m.id = $2', ''), [userId, id]);
  if (!found) return undefined;
  const people = await db.query<PenerimaPesan & DbRow & { total: number }>(
    `select p.id, coalesce(p.nama, p.baris, '') as nama, p.baris, p.keadaan, p.alasan, p.dikirim_pada, n.dibaca_pada,
       s.status as surel, (p.telepon is not null and coalesce(p.wa_keadaan, 'gagal') = 'gagal') as wa, p.wa_dibuka, (select count(*)::int from ${answers} b where b.id_penerima = p.id) as balasan, p.wa_keadaan, p.wa_pada, p.wa_alasan, count(*) over ()::int as total
     from ${receivers} p left join notifikasi n on n.kunci = ${noticeKeySql} left join internal_surel s on s.id = p.id or s.id_notifikasi = n.id
     where p.id_pesan = $1 ${narrowed[keadaan]} order by p.nama, p.id limit ${pageOfReceivers} offset $2`,
    [id, mulai],
  );
  return { ...brief(registry, found), isi: found.isi, jumlah: people[0]?.total ?? 0, orang: people };
}
