import type { FastifyReply } from 'fastify';
import type { Resource, Workflow } from '../../../resources/kit/index.ts';
import { kanvasUsaha } from '../../../resources/kwu/kanvas.ts';
import { kategoriUsaha, tahapUsaha } from '../../../resources/kwu/kelompok.ts';
import { alurProfil, profilUsaha } from '../../../resources/kwu/profil.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { renderCanvas, sendPrinted } from '../../platform/documents/letters/index.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { notFound } from '../../platform/errors.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { businesses, members } from './tables.ts';

interface Owner extends DbRow {
  nama: string;
  namaUsaha: string;
  jenis: string;
  kategori: keyof typeof kategoriUsaha;
  tahap: keyof typeof tahapUsaha;
  periode: string;
  dpl: string | null;
  anggota: string | null;
}

/**
 * GET v4/kwu/profile/{id}/kanvas: the Business Model Canvas of a profile on one A4 page on its side, as PDF.
 * @throws HttpError 403, 404 out of the caller's scope, 429
 */
export async function printCanvas(
  engine: Engine,
  caller: Caller,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  mustBeAllowed(caller, profilUsaha, 'read');
  const row = await findRow(engine, engine.db, caller, profilUsaha, id, 'read');
  if (!row) throw notFound();
  const owner = await engine.db.one<Owner>(
    `select g.nama, g.nama_usaha, g.jenis, g.kategori, g.tahap, e.nama as periode, l.nama_lengkap as dpl,
       (select string_agg(s.nama, ', ' order by m.nomor) from ${members} m
         join master_mahasiswa s on s.id = m.id_mahasiswa where m.parent_id = g.id and ${takesPart('m')}) as anggota
     from ${businesses} g join master_periode e on e.id = g.id_periode left join master_pegawai l on l.id = g.id_pegawai_dpl
     where g.id = $1`,
    [row.idKelompok],
  );
  if (!owner) throw notFound();
  const { nama, namaUsaha, jenis, kategori, tahap, periode, dpl, anggota } = owner;
  const brand = row.namaMerek || null;
  const { states }: Workflow = alurProfil;
  const { [row.status]: state } = states;
  const { fields }: Resource = profilUsaha;
  const texts: Readonly<Record<string, unknown>> = row;
  const canvas = {
    judul: brand && brand !== namaUsaha ? `${namaUsaha} (${brand})` : namaUsaha,
    keterangan: [
      ...(jenis === 'kelompok' ? [nama] : []),
      kategoriUsaha[kategori],
      `Tahap ${tahapUsaha[tahap].toLowerCase()}`,
      periode,
      ...(dpl ? [`DPL ${dpl}`] : []),
      ...(anggota ? [anggota] : []),
      ...(state ? [`Profil ${state.label.toLowerCase()}`] : []),
    ],
    sheet: kanvasUsaha,
    isi: Object.fromEntries(
      kanvasUsaha.blocks.map(({ field }) => [
        field,
        { judul: fields[field]?.label ?? field, teks: textOf(texts[field]) },
      ]),
    ),
  };
  return sendPrinted(engine, caller, reply, `Business Model Canvas ${namaUsaha}`, ({ identity }) =>
    renderCanvas(canvas, identity),
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().replace(/\r\n?/g, '\n') : '');
